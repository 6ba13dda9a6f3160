/** Finding a school: which ones suit a child and a purse, and in what order they are named. */
import type { SchoolFacts, YearGroup } from '#contract/schooling.ts';
import { minorOf } from '#domain/money.ts';
import { askedWords, holdsAll } from '#domain/search/slips.ts';

export const schoolSorts = ['recommended', 'rating', 'fees', 'fees-high', 'wait', 'name'] as const;
type SchoolSort = (typeof schoolSorts)[number];

/** Dirhams a year; a band without an end is open upwards. */
export const feeBands = ['0-40000', '40000-60000', '60000-90000', '90000-'] as const;
type FeeBand = (typeof feeBands)[number];

export const waitlistStates = ['open', 'short', 'long'] as const;
type WaitlistState = (typeof waitlistStates)[number];

/** What a reader looks for, as the address says it. */
export interface SchoolCriteria {
  text: string;
  curriculum?: string | undefined;
  area?: string | undefined;
  fees?: FeeBand | undefined;
  age?: number | undefined;
  waitlist?: WaitlistState | undefined;
  sort: SchoolSort;
}

const longestText = 80;

/** What stands behind the question mark of an address. */
interface Query {
  get(name: string): string | null;
}

/** Reads what an address says and passes over what it cannot mean, so that no link can break a page. */
export const readCriteria = (query: Query): SchoolCriteria => ({
  text: (query.get('q') ?? '').slice(0, longestText),
  curriculum: query.get('curriculum') ?? undefined,
  area: query.get('area') ?? undefined,
  fees: oneOf(feeBands, query.get('fees')),
  age: readAge(query),
  waitlist: oneOf(waitlistStates, query.get('waitlist')),
  sort: oneOf(schoolSorts, query.get('sort')) ?? 'recommended',
});

/** The age at which the child would begin, where the address names one that schools know. */
export function readAge(query: Query): number | undefined {
  const age = query.get('age') ?? '';
  return /^\d{1,2}$/.test(age) ? Number(age) : undefined;
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  asked: string | null,
): Value | undefined => values.find((value) => value === asked);

/** How many of the filters are in use; the order is none. */
export function filtersInUse({ sort: _sort, text, ...filters }: SchoolCriteria): number {
  const chosen = Object.values(filters).filter((value) => value !== undefined).length;
  return text.trim() ? chosen + 1 : chosen;
}

/**
 * A school 'to 11' ends with the year in which its pupils turn 11: a child who is already 11 when the
 * year starts begins at the next school.
 */
export const takesAge = ({ ages }: Pick<SchoolFacts, 'ages'>, ageAtStart: number): boolean =>
  ages.from <= ageAtStart && ageAtStart < ages.to;

/** Fees rise with age, so a school is within a band when any of its years is. */
export function withinBand({ fees }: Pick<SchoolFacts, 'fees'>, band: FeeBand): boolean {
  const [from = '', to = ''] = band.split('-');
  const [least, end] = [minorOf(Number(from)), minorOf(Number(to))];
  return fees.max.amount >= least && (to === '' || fees.min.amount < end);
}

function suits(school: SchoolFacts, criteria: SchoolCriteria): boolean {
  const { curriculum, area, fees, age, waitlist } = criteria;
  return (
    (curriculum === undefined || school.curriculum.slug === curriculum) &&
    (area === undefined || school.area.slug === area) &&
    (fees === undefined || withinBand(school, fees)) &&
    (age === undefined || takesAge(school, age)) &&
    (waitlist === undefined || school.waitlist.status === waitlist)
  );
}

type Order = (a: SchoolFacts, b: SchoolFacts) => number;

const byRating: Order = (a, b) => b.rating - a.rating;

const orders: Record<SchoolSort, Order> = {
  recommended: (a, b) => Number(b.isFeatured) - Number(a.isFeatured) || byRating(a, b),
  rating: byRating,
  fees: (a, b) => a.fees.min.amount - b.fees.min.amount,
  'fees-high': (a, b) => b.fees.max.amount - a.fees.max.amount,
  wait: (a, b) => a.waitlist.monthsMax - b.waitlist.monthsMax,
  name: (a, b) => a.name.localeCompare(b.name),
};

export function findSchools(
  schools: readonly SchoolFacts[],
  criteria: SchoolCriteria,
): SchoolFacts[] {
  const asked = askedWords(
    criteria.text,
    schools.map(({ words }) => words),
  );
  return schools
    .filter((school) => suits(school, criteria) && holdsAll(school.words, asked))
    .sort(orders[criteria.sort]);
}

/** What the year is called in which a child of this age begins. */
export const yearFor = (
  groups: readonly YearGroup[],
  curriculum: string,
  age: number,
): string | undefined => groups.find((group) => group.age === age)?.names[curriculum];
