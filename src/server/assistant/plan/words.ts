/** The plan's own words, by the language it answers in. */
import type { ConstraintFinding } from '#domain/assistant/plan/constraint.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import { text as arabic } from '#server/assistant/plan/text.ar.ts';
import { text as english } from '#server/assistant/plan/text.en.ts';

const words = { en: english, ar: arabic };

export const planWords = ({ language }: Pick<Telling, 'language'>) => words[language];

/** One reason as a sentence. */
function reasonOf({ because }: ConstraintFinding, telling: Telling): string {
  const { language, speaker, say } = telling;
  const spoken = {
    ...because,
    note: 'note' in because ? because.note[language] : '',
    code: 'code' in because ? because.code[language] : '',
    title: 'title' in because ? because.title[language] : '',
    price: 'price' in because ? speaker.money(because.price) : '',
    total: 'total' in because ? speaker.money(because.total) : '',
    days: 'days' in because ? because.days.map((day) => say.weekdays[day]).join(say.comma) : '',
  };
  // The reason and what says it have one name.
  const tell = planWords(telling).reasons[because.say] as (because: typeof spoken) => string;
  return tell(spoken);
}

/** Each said once. */
export const reasonsOf = (findings: readonly ConstraintFinding[], telling: Telling): string[] => [
  ...new Set(findings.map((one) => reasonOf(one, telling))),
];
