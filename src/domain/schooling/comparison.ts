/** Schools side by side: where one of them is better than the others. */
import type { Place, SchoolFacts } from '#contract/schooling.ts';
import { leadersBy } from '#domain/comparison.ts';

/** Lines on which less, or for the rating more, is better for anybody. */
const measures = {
  rating: (school: SchoolFacts) => -school.rating,
  fees: (school: SchoolFacts) => school.fees.max.amount,
  waitlist: (school: SchoolFacts) => school.waitlist.monthsMax * 100 + school.waitlist.monthsMin,
  teacher: (school: SchoolFacts) => school.pupilsPerTeacher,
};
type Measure = keyof typeof measures;

/** The slugs that lead on a line; none where all are alike, since then nobody leads. */
export const leaders = (schools: readonly SchoolFacts[], measure: Measure): string[] =>
  leadersBy(schools, measures[measure]);

export const nearest = (schools: readonly SchoolFacts[], home: Place): string[] =>
  leadersBy(schools, (school) => kilometresBetween(school.place, home));

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In a straight line, as the haversine formula has it. */
export function kilometresBetween(a: Place, b: Place): number {
  const lat = radians(b.lat - a.lat);
  const lng = radians(b.lng - a.lng);
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
