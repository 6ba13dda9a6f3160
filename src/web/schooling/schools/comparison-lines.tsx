import type { ComparisonContent, MapPoint, SchoolFacts } from '#contract/schooling.ts';
import { kilometresBetween } from '#domain/distance.ts';
import { leadingSchools, nearestSchools } from '#domain/schooling/comparison.ts';
import { takesAge, yearFor } from '#domain/schooling/schools.ts';
import type { Words } from '#web/i18n/use-text.ts';
import type { CompareLine } from '#web/platform/use-compared.ts';
import { WaitlistMonths } from '#web/schooling/waitlist-months.tsx';

type Line = CompareLine<SchoolFacts>;

interface Wishes {
  age: number | undefined;
  home: MapPoint | undefined;
}

const figure = 'block font-display text-[1.625rem] leading-[1.15] lining-nums';

export const comparisonLines = (
  schools: SchoolFacts[],
  { yearGroups }: ComparisonContent,
  wishes: Wishes,
  words: Words,
): Line[] => [
  ...measured(schools, words),
  ...wished(schools, yearGroups, wishes, words),
  ...described(words),
];

/** What can be better or worse. */
function measured(schools: SchoolFacts[], { t, format }: Words): Line[] {
  const { schooling: say } = t;
  return [
    {
      id: 'rating',
      label: say.ratingFact,
      best: leadingSchools(schools, 'rating'),
      cell: ({ rating }) => <span className={figure}>{format.number(rating)}</span>,
    },
    {
      id: 'fees',
      label: say.annualFees,
      note: say.feesLine,
      best: leadingSchools(schools, 'fees'),
      cell: ({ fees }) => (
        <bdi className="block font-display text-[1.25rem] leading-[1.25] lining-nums">
          {fees.text}
        </bdi>
      ),
    },
    {
      id: 'waitlist',
      label: say.waitlist,
      note: say.waitlistLine,
      best: leadingSchools(schools, 'waitlist'),
      cell: ({ waitlist }) => (
        <>
          <WaitlistMonths waitlist={waitlist} className="mb-3 max-w-50" />
          <span className="block font-display text-[1.375rem] leading-[1.2]">{waitlist.text}</span>
        </>
      ),
    },
    {
      id: 'teacher',
      label: say.perTeacher,
      best: leadingSchools(schools, 'teacher'),
      cell: ({ pupilsPerTeacher }) => (
        <span className={figure}>{format.number(pupilsPerTeacher)}</span>
      ),
    },
  ];
}

/** What depends on the family: the child's age and where it lives. */
function wished(
  schools: SchoolFacts[],
  groups: ComparisonContent['yearGroups'],
  { age, home }: Wishes,
  { t, format }: Words,
): Line[] {
  const { schooling: say } = t;
  const year = (school: SchoolFacts, at: number) =>
    takesAge(school, at) ? yearFor(groups, school.curriculum.slug, at) : undefined;
  return [
    ...(age === undefined
      ? []
      : [
          {
            id: 'year',
            label: say.yearOf(age),
            cell: (school: SchoolFacts) => <bdi>{year(school, age) ?? say.notThisAge}</bdi>,
          },
        ]),
    ...(home === undefined
      ? []
      : [
          {
            id: 'distance',
            label: say.distance,
            note: say.distanceLine,
            best: nearestSchools(schools, home),
            cell: ({ place }: SchoolFacts) => {
              const km = Math.round(kilometresBetween(place, home) * 10) / 10;
              return <span className={figure}>{say.kilometres(format.number(km))}</span>;
            },
          },
        ]),
  ];
}

/** What is different without being better. */
function described({ t, format }: Words): Line[] {
  const { schooling: say } = t;
  const yesOrNo = (is: boolean) => (is ? say.yes : say.no);
  return [
    { id: 'curriculum', label: say.curriculum, cell: ({ curriculum }) => curriculum.name },
    { id: 'ages', label: say.agesFact, cell: ({ ages }) => say.agesRange(ages.from, ages.to) },
    { id: 'area', label: say.area, cell: ({ area }) => area.name },
    { id: 'size', label: say.size, cell: ({ pupils }) => say.pupils(format.number(pupils)) },
    { id: 'register', label: say.register, cell: (it) => format.money(it.registrationFee) },
    { id: 'deposit', label: say.deposit, cell: (it) => say.depositOf(it.depositPercent) },
    { id: 'start', label: say.yearStart, cell: (it) => say.months[it.yearStart] },
    { id: 'inclusion', label: say.inclusion, cell: (it) => yesOrNo(it.inclusionSupport) },
    { id: 'transport', label: say.transport, cell: (it) => yesOrNo(it.transport) },
    { id: 'boarding', label: say.boarding, cell: (it) => yesOrNo(it.boarding) },
    {
      id: 'features',
      label: say.knownFor,
      cell: ({ features }) => (
        <ul className="grid gap-2 leading-[1.4]">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ),
    },
  ];
}
