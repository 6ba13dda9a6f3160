import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import type { Attribute, Telling } from '#server/assistant/attributes/attribute.ts';

type Told = Extract<PlanEntry, { of: 'home' | 'area' | 'agent' }>;

export function homeAttributes(entry: Told, telling: Telling): Attribute[] {
  if (entry.of === 'home') return home(entry.item, telling);
  if (entry.of === 'area') return area(entry.item, telling);
  const { title, bio } = entry.item;
  const { language } = telling;
  return [
    { acts: [], text: title[language] },
    { acts: ['agent'], text: bio[language] },
  ];
}

type Home = Extract<Told, { of: 'home' }>['item'];

function home(item: Home, { language, say, speaker, stems }: Telling): Attribute[] {
  const { bedrooms, bathrooms, area, costs, features } = item;
  const charge = 'serviceChargePerSqft' in costs ? costs.serviceChargePerSqft : null;
  return [
    { acts: [], text: item.purpose === 'sale' ? say.facts.forSale : say.facts.forRent },
    { acts: [], text: say.facts.bedrooms(bedrooms) },
    { acts: [], text: say.facts.size(area.sqm) },
    ...(item.furnished ? [{ acts: [], text: say.facts.furnished }] : []),
    {
      acts: stems.some((one) => /^(?:bath|bathroom|حمام)$/.test(one))
        ? []
        : ['included', 'viewing', 'capacity'],
      text: say.about.home(
        bathrooms,
        features.map((part) => part[language]),
      ),
    },
    ...(charge
      ? [{ acts: ['price' as const], text: say.about.serviceCharge(speaker.price(charge)) }]
      : []),
  ];
}

type Area = Extract<Told, { of: 'area' }>['item'];

function area(item: Area, telling: Telling): Attribute[] {
  const { averages, commuteMinutes } = item;
  const { say, speaker } = telling;
  return [
    { acts: [], text: say.facts.average(speaker.money(item.avgPrice)) },
    { acts: ['price', 'compare', 'best'], text: typicalPrices(item, telling) },
    { acts: ['commute', 'duration', 'where', 'compare'], text: say.about.commute(commuteMinutes) },
    { acts: ['yield', 'compare'], text: say.about.yield(averages.grossYieldPercent) },
  ];
}

/** What homes of each kind sell and rent for there. */
export function typicalPrices({ averages }: Area, { say, speaker }: Telling): string {
  const typical = [
    averages.apartmentSale && say.about.apartmentSale(speaker.money(averages.apartmentSale)),
    averages.villaSale && say.about.villaSale(speaker.money(averages.villaSale)),
    averages.rentTwoBedroom && say.about.rentTwo(speaker.money(averages.rentTwoBedroom)),
    averages.rentFourBedroomVilla &&
      say.about.rentFour(speaker.money(averages.rentFourBedroomVilla)),
  ].filter((text) => typeof text === 'string');
  return typical.join(say.comma);
}
