/** How far two places are from each other: a school from home, one thing of a day from the next. */
import type { MapPoint } from '#contract/schooling.ts';

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In a straight line, as the haversine formula has it. */
export function kilometresBetween(a: MapPoint, b: MapPoint): number {
  const lat = radians(b.lat - a.lat);
  const lng = radians(b.lng - a.lng);
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
