/** A map of communities from their outlines alone: no map service, no tiles, north up. */
import type { Point } from '#contract/catalogue-shapes.ts';

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

function extent(values: number[]): { from: number; to: number } {
  return { from: Math.min(...values), to: Math.max(...values) };
}

export interface Spot {
  x: number;
  y: number;
}

export function spotOf({ centre, scale }: MapFrame, { lat, lng }: Point): Spot {
  return {
    x: round(mapSize.width / 2 + (lng - centre.lng) * kmPerDegree * lngShrink * scale),
    y: round(mapSize.height / 2 - (lat - centre.lat) * kmPerDegree * scale),
  };
}

/** A tenth of a unit is finer than any screen. */
const round = (value: number) => Math.round(value * 10) / 10;

/** The outline as SVG draws it: round at the corners, because six points are a sketch of a shore. */
export function shapeOf(frame: MapFrame, outline: readonly Point[]): string {
  const spots = outline.map((point) => spotOf(frame, point));
  const middles = spots.map((spot, at) => between(spot, spots[(at + 1) % spots.length] ?? spot));
  const start = middles.at(-1) ?? { x: 0, y: 0 };
  const curves = spots.map((spot, at) => {
    const end = middles[at] ?? spot;
    return `Q${spot.x} ${spot.y} ${end.x} ${end.y}`;
  });
  return `M${start.x} ${start.y}${curves.join('')}Z`;
}

function between(a: Spot, b: Spot): Spot {
  return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
}

/** Far enough inside for its name to be read whole. */
export function isInside({ x, y }: Spot): boolean {
  const margin = 60;
  return (
    x > margin && x < mapSize.width - margin && y > margin / 2 && y < mapSize.height - margin / 2
  );
}
