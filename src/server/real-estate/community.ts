/** Where a community lies and how long the roads from it are. */
import type { Location, Property } from '#contract/catalogue-homes.ts';
import type { AreaMap, Commute } from '#contract/real-estate-pages.ts';
import { frameAround, isInside, shapeOf, spotOf } from '#domain/homes-map.ts';
import type { PageSource } from '#server/pages/page-source.ts';
import { areaPath } from '#server/real-estate/paths.ts';

export function commuteFrom({ commuteMinutes }: Location): Commute[] {
  const { difc, downtown, marina, dxb, dwc } = commuteMinutes;
  return [
    { to: 'difc', minutes: difc },
    { to: 'downtown', minutes: downtown },
    { to: 'marina', minutes: marina },
    { to: 'dxb', minutes: dxb },
    { to: 'dwc', minutes: dwc },
  ];
}

export function mapAround(
  { snapshot, say }: PageSource,
  here: Location,
  homes: readonly Property[],
): AreaMap {
  const frame = frameAround(here.outline);
  const all = snapshot.all('locations').map((area) => ({
    area,
    spot: spotOf(frame, area.centre),
    isHere: area.id === here.id,
  }));
  const near = all.filter(({ area }) =>
    area.outline.some((point) => isInside(spotOf(frame, point))),
  );
  return {
    shapes: near.map(({ area, isHere }) => ({
      slug: area.slug,
      path: areaPath(area),
      name: say(area.name),
      d: shapeOf(frame, area.outline),
      isHere,
    })),
    names: near
      .filter(({ spot }) => isInside(spot))
      .map(({ area, spot, isHere }) => ({
        slug: area.slug,
        text: say(area.name),
        ...spot,
        isHere,
      })),
    homes: homes.map((home) => ({ slug: home.slug, ...spotOf(frame, home.coordinates) })),
    kilometre: Math.round(frame.scale * 10) / 10,
  };
}
