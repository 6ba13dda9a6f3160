/** Where a community lies and how long the roads from it are. */
import type { Location, Property } from '#contract/catalogue/real-estate.ts';
import type { AreaMap, Commute } from '#contract/real-estate.ts';
import {
  frameAround,
  isInside,
  legibleNames,
  type MapFrame,
  shapeOf,
  spotAbove,
  spotOf,
} from '#domain/real-estate/map.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
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

export function mapAround(source: PageSource, here: Location, homes: readonly Property[]): AreaMap {
  const { snapshot, say } = source;
  const frame = frameAround(here.outline);
  const near = snapshot
    .all('locations')
    .filter(({ outline }) => outline.some((point) => isInside(spotOf(frame, point))));
  return {
    shapes: near.map((area) => ({
      slug: area.slug,
      path: areaPath(area),
      name: say(area.name),
      d: shapeOf(frame, area.outline),
      isHere: area.id === here.id,
    })),
    names: namesOn(source, frame, [here, ...near.filter(({ id }) => id !== here.id)]),
    homes: homes.map((home) => ({ slug: home.slug, ...spotOf(frame, home.coordinates) })),
    kilometre: Math.round(frame.scale * 10) / 10,
  };
}

/** The first place is the one the map is about; its name is written in any case. */
function namesOn({ say }: PageSource, frame: MapFrame, areas: Location[]): AreaMap['names'] {
  const names = areas.map((area, at) => ({
    slug: area.slug,
    text: say(area.name),
    isHere: at === 0,
    ...(at === 0 ? spotAbove(frame, area.outline) : spotOf(frame, area.centre)),
  }));
  return legibleNames(names.filter((name) => name.isHere || isInside(name)));
}
