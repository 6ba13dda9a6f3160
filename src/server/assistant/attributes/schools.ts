import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import type { Attribute, Telling } from '#server/assistant/attributes/attribute.ts';

type Told = Extract<PlanEntry, { of: 'school' | 'curriculum' }>;

export const schoolAttributes = (entry: Told, telling: Telling): Attribute[] =>
  entry.of === 'school' ? school(entry.item, telling) : curriculum(entry.item, telling);

type School = Extract<Told, { of: 'school' }>['item'];

function school(item: School, { language, say, speaker, ages, yearName }: Telling): Attribute[] {
  const years = ages.flatMap((age) => {
    const name = yearName(item.curriculum, age);
    return name ? [say.about.yearAt(age, name)] : [];
  });
  return [
    { acts: [], text: item.feesText[language] },
    { acts: [], text: say.facts.ages(item.ages.from, item.ages.to) },
    { acts: [], text: say.facts.waitlist(item.waitlist.text[language]) },
    ...years.map((text): Attribute => ({ acts: [], text })),
    {
      acts: ['price'],
      text: say.about.registration(speaker.money(item.registrationFee), item.depositPercentOfFees),
    },
    {
      acts: ['included', 'best', 'compare'],
      text: item.features.map((part) => part[language]).join(say.comma),
    },
    { acts: ['capacity', 'count'], text: say.about.pupils(item.pupils, item.pupilsPerTeacher) },
  ];
}

type Curriculum = Extract<Told, { of: 'curriculum' }>['item'];

const curriculum = (item: Curriculum, { language, say }: Telling): Attribute[] => [
  { acts: [], text: say.about.schoolsOf(item.schools) },
  { acts: [], text: item.avgFeesText[language] },
  { acts: ['compare', 'included', 'best'], text: item.description[language] },
];
