/** What several pages of business show: the road to a licence, the four desks, the advisor's answers. */
import type {
  AnsweredQuestion,
  Department,
  LicenceType,
  PackageDays,
  ProcessStep,
} from '#contract/business.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

export const processOf = ({ snapshot, say }: PageSource): ProcessStep[] =>
  snapshot.texts('business').process.map((step) => ({
    step: step.step,
    title: say(step.title),
    description: say(step.description),
    duration: say(step.duration),
    documents: step.documents.map(say),
    owner: step.owner,
    outcome: say(step.outcome),
  }));

/** The steps follow one another, so their days add up. */
export function processDaysOf({ snapshot }: PageSource): PackageDays {
  const all = snapshot.texts('business').process.map((step) => step.days);
  return all.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }));
}

export const licenceTypesOf = ({ snapshot, say }: PageSource): LicenceType[] =>
  snapshot.texts('business').licenceTypes.map(({ id, icon, ...licence }) => ({
    id,
    icon,
    title: say(licence.title),
    description: say(licence.description),
    examples: licence.examples.map(say),
  }));

export const departmentsOf = ({ snapshot, say }: PageSource): Department[] =>
  snapshot.texts('business').sections.map(({ id, icon, path, title, text }) => ({
    id,
    icon,
    path,
    title: say(title),
    text: say(text),
  }));

/** The advisor who answers in the chat answers here in the same words. */
export function answersOf(
  { snapshot, say }: PageSource,
  ids: readonly string[],
): AnsweredQuestion[] {
  const book = snapshot.bySlug('personas', 'business-setup-advisor')?.knowledge ?? [];
  return ids.flatMap((id) =>
    book
      .filter((entry) => entry.id === id)
      .map(({ question, answer, caution }) => ({
        id,
        question: say(question),
        answer: say(answer),
        caution: caution && say(caution),
      })),
  );
}
