/** Schools side by side: where one of them is better than the others. */
import type { MapPoint, SchoolFacts } from '#contract/schooling.ts';
import { leadersBy } from '#domain/comparison.ts';
import { kilometresBetween } from '#domain/distance.ts';

/** Lines on which less, or for the rating more, is better for anybody. */
const measures = {
  rating: (school: SchoolFacts) => -school.rating,
  fees: (school: SchoolFacts) => school.fees.max.amount,
  waitlist: (school: SchoolFacts) => school.waitlist.monthsMax * 100 + school.waitlist.monthsMin,
  teacher: (school: SchoolFacts) => school.pupilsPerTeacher,
};
type Measure = keyof typeof measures;

/** The slugs that lead on a line; none where all are alike, since then nobody leads. */
export const leadingSchools = (schools: readonly SchoolFacts[], measure: Measure): string[] =>
  leadersBy(schools, measures[measure]);

export const nearestSchools = (schools: readonly SchoolFacts[], home: MapPoint): string[] =>
  leadersBy(schools, (school) => kilometresBetween(school.place, home));
