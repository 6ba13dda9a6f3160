/** Schools side by side: which ones, and where one of them is better than the others. */
import type { Place, SchoolFacts } from '#contract/schooling-pages.ts';

/** More columns than that nobody can hold in their head, nor on a screen. */
export const mostCompared = 4;

/** The schools an address names, in its order, each once; what is not known is passed over. */
export function chosenSlugs(list: string | null, known: readonly { slug: string }[]): string[] {
  const slugs = new Set((list ?? '').split(','));
  return [...slugs]
    .filter((slug) => known.some((school) => school.slug === slug))
    .slice(0, mostCompared);
}

export function toggled(slugs: readonly string[], slug: string): string[] {
  if (slugs.includes(slug)) return slugs.filter((other) => other !== slug);
  return [...slugs, slug].slice(0, mostCompared);
}

/** Lines on which less, or for the rating more, is better for anybody. */
const measures = {
  rating: (school: SchoolFacts) => -school.rating,
  fees: (school: SchoolFacts) => school.fees.max.amount,
  waitlist: (school: SchoolFacts) => school.waitlist.monthsMax * 100 + school.waitlist.monthsMin,
  teacher: (school: SchoolFacts) => school.pupilsPerTeacher,
};
export type Measure = keyof typeof measures;

/** The slugs that lead on a line; none where all are alike, since then nobody leads. */
export function leaders(schools: readonly SchoolFacts[], measure: Measure): string[] {
  return leadersBy(schools, measures[measure]);
}

export function nearest(schools: readonly SchoolFacts[], home: Place): string[] {
  return leadersBy(schools, (school) => kilometresBetween(school.place, home));
}

function leadersBy(schools: readonly SchoolFacts[], measure: (school: SchoolFacts) => number) {
  const best = Math.min(...schools.map(measure));
  const leading = schools.filter((school) => measure(school) === best).map(({ slug }) => slug);
  return leading.length < schools.length ? leading : [];
}

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
