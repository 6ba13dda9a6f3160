/** A map of communities from their outlines alone: no map service, no tiles, north up. */
import type { Point } from '#contract/catalogue/shapes.ts';

export const mapSize = { width: 800, height: 600 };

/** How much land the frame shows at least, so that small islands keep their neighbours. */
const leastHeightKm = 7;
/** The frame is so many times as large as what it is about. */
const air = 2.6;

const kmPerDegree = 111.32;
/** One degree of longitude shrinks with the cosine of the latitude; Dubai is small enough for one value. */
const lngShrink = Math.cos((25.13 * Math.PI) / 180);

export interface MapFrame {
  centre: Point;
  /** Units of the drawing for one kilometre. */
  scale: number;
}

export function frameAround(outline: readonly Point[]): MapFrame {
  const lat = extent(outline.map((point) => point.lat));
  const lng = extent(outline.map((point) => point.lng));
  const tall = (lat.to - lat.from) * kmPerDegree;
  const wide = (lng.to - lng.from) * kmPerDegree * lngShrink;
  const heightKm = Math.max(
    leastHeightKm,
    air * tall,
    (air * wide * mapSize.height) / mapSize.width,
  );
  return {
    centre: { lat: (lat.from + lat.to) / 2, lng: (lng.from + lng.to) / 2 },
    scale: mapSize.height / heightKm,
  };
}

const extent = (values: number[]): { from: number; to: number } => ({
  from: Math.min(...values),
  to: Math.max(...values),
});

interface Spot {
  x: number;
  y: number;
}

export const spotOf = ({ centre, scale }: MapFrame, { lat, lng }: Point): Spot => ({
  x: round(mapSize.width / 2 + (lng - centre.lng) * kmPerDegree * lngShrink * scale),
  y: round(mapSize.height / 2 - (lat - centre.lat) * kmPerDegree * scale),
});

/** A tenth of a unit is finer than any screen. */
const round = (value: number) => Math.round(value * 10) / 10;

/** How far from a corner its rounding begins, as a part of the edge. */
const rounding = 0.2;

/** The outline as SVG draws it: soft at the corners, because six points are a sketch of a shore. */
export function shapeOf(frame: MapFrame, outline: readonly Point[]): string {
  const spots = outline.map((point) => spotOf(frame, point));
  const corners = spots.map((spot, at) => {
    const begin = towards(spot, spots.at(at - 1) ?? spot);
    const end = towards(spot, spots[(at + 1) % spots.length] ?? spot);
    return `${begin.x} ${begin.y}Q${spot.x} ${spot.y} ${end.x} ${end.y}`;
  });
  return `M${corners.join('L')}Z`;
}

const towards = (from: Spot, to: Spot): Spot => ({
  x: round(from.x + (to.x - from.x) * rounding),
  y: round(from.y + (to.y - from.y) * rounding),
});

/** Where the name of a place stands that must not cover what lies in it: above its northern end. */
export function spotAbove(frame: MapFrame, outline: readonly Point[]): Spot {
  const spots = outline.map((point) => spotOf(frame, point));
  const { from, to } = extent(spots.map(({ x }) => x));
  return { x: round((from + to) / 2), y: round(Math.min(...spots.map(({ y }) => y)) - 18) };
}

interface Name extends Spot {
  text: string;
}

/** Names that would run into one before them are left out: a map is read, not filled. */
export function legibleNames<Written extends Name>(names: readonly Written[]): Written[] {
  const kept: Written[] = [];
  for (const name of names) {
    if (!kept.some((other) => collide(name, other))) kept.push(name);
  }
  return kept;
}

const letter = { width: 9.5, height: 30 };

function collide(a: Name, b: Name): boolean {
  const room = ((a.text.length + b.text.length) / 2) * letter.width;
  return Math.abs(a.y - b.y) < letter.height && Math.abs(a.x - b.x) < room;
}

/** Far enough inside for its name to be read whole. */
export function isInside({ x, y }: Spot): boolean {
  const margin = 60;
  return (
    x > margin && x < mapSize.width - margin && y > margin / 2 && y < mapSize.height - margin / 2
  );
}
