import type { SchoolListContent, YearGroup } from '#contract/schooling.ts';
import { feeBands, schoolSorts, waitlistStates } from '#domain/schooling/schools.ts';
import type { Words } from '#web/i18n/use-text.ts';
import type { ListOption } from '#web/ui/fields/list-keys.ts';

/** One of the choices is always that there is none. */
const any = (label: string): ListOption => ({ value: '', label });

export const curriculumOptions = ({ curricula }: SchoolListContent, { t }: Words): ListOption[] => [
  any(t.schooling.anyCurriculum),
  ...curricula.map(({ slug, name }) => ({ value: slug, label: name })),
];

export function areaOptions({ schools }: SchoolListContent, { t }: Words): ListOption[] {
  const areas = new Map(schools.map(({ area }) => [area.slug, area.name]));
  const named = [...areas].map(([value, label]) => ({ value, label }));
  return [any(t.schooling.anyArea), ...named.sort((a, b) => a.label.localeCompare(b.label))];
}

export function feeOptions({ t, format }: Words): ListOption[] {
  const figure = (dirhams: string) => format.number(Number(dirhams));
  const label = (from: string, to: string) => {
    if (from === '0') return t.schooling.feesBelow(figure(to));
    if (to === '') return t.schooling.feesFrom(figure(from));
    return t.schooling.feesBetween(figure(from), figure(to));
  };
  const bands = feeBands.map((band) => {
    const [from = '', to = ''] = band.split('-');
    return { value: band, label: label(from, to) };
  });
  return [any(t.schooling.anyFees), ...bands];
}

/** On the list of one curriculum the age comes with the name of its year. */
export function ageOptions(
  groups: YearGroup[],
  curricula: { slug: string }[],
  { t }: Words,
): ListOption[] {
  const years = (group: YearGroup) => [
    ...new Set(curricula.map(({ slug }) => group.names[slug]).filter((name) => name !== undefined)),
  ];
  const label = (group: YearGroup) =>
    curricula.length === 0
      ? t.schooling.age(group.age)
      : t.schooling.ageWithYear(group.age, years(group).join(' / '));
  const ages = groups.map((group) => ({ value: String(group.age), label: label(group) }));
  return [any(t.schooling.anyAge), ...ages];
}

export function waitlistOptions({ t }: Words): ListOption[] {
  const states = waitlistStates.map((value) => ({
    value,
    label: t.schooling.waitlistStates[value],
  }));
  return [any(t.schooling.anyWaitlist), ...states];
}

export const sortOptions = ({ t }: Words): ListOption[] =>
  schoolSorts.map((value) => ({ value, label: t.schooling.sorts[value] }));
