import type { Location } from '#contract/catalogue/real-estate.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { AreaContent } from '#contract/real-estate.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { adviser, areaCard, homeCard, priceSum } from '#server/real-estate/cards.ts';
import { commuteFrom, mapAround } from '#server/real-estate/community.ts';
import { subPaths } from '#server/real-estate/paths.ts';

export const areaPage =
  (area: Location) =>
  (source: PageSource): Page => {
    const { snapshot, say } = source;
    const homes = snapshot.all('properties').filter((home) => home.location === area.slug);
    const agents = snapshot.all('agents').filter((agent) => agent.areas.includes(area.slug));
    return {
      name: 'area',
      content: {
        label: subPaths(source).label,
        area: areaCard(source, area),
        isFreehold: area.freehold,
        averages: averagesOf(area),
        note: say(snapshot.texts('locations').averagesNote),
        commute: commuteFrom(area),
        map: mapAround(source, area, homes),
        homes: homes.map((home) => homeCard(source, home)),
        advisers: agents.map((agent) => adviser(source, agent)),
        point: area.centre,
        socialArt: area.art.key,
      },
    };
  };

function averagesOf({ averages }: Location): AreaContent['averages'] {
  const { apartmentSale, villaSale, rentTwoBedroom, rentFourBedroomVilla } = averages;
  return {
    salePerSqft: priceSum(averages.salePerSqft),
    apartmentSale: apartmentSale && priceSum(apartmentSale),
    villaSale: villaSale && priceSum(villaSale),
    rentTwoBedroom: rentTwoBedroom && priceSum(rentTwoBedroom),
    rentFourBedroomVilla: rentFourBedroomVilla && priceSum(rentFourBedroomVilla),
    serviceChargePerSqft: priceSum(averages.serviceChargePerSqft),
    grossYieldPercent: averages.grossYieldPercent,
  };
}
