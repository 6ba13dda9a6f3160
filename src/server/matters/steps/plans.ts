/** The road of an application as the catalogue describes it, laid out when it is handed in. */
import type { MatterForm } from '#contract/matters/kinds.ts';
import type { Instant, Localised } from '#contract/primitives.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { StepRow, StepWords } from '#server/matters/steps/store.ts';
import { itemOf } from '#server/matters/subjects.ts';
import type { matters as words } from '#server/matters/text.en.ts';
import { inBoth } from '#server/matters/words.ts';
import { newId } from '#server/platform/ids.ts';

interface Planned {
  words: StepWords;
  papers: Localised[];
}

/** Nothing where a kind has no steps. */
export const stepsFor = (form: MatterForm, catalogue: Snapshot, now: Instant): StepRow[] =>
  plannedFor(form, catalogue).map(({ words, papers }, index) => ({
    number: index + 1,
    words,
    state: index === 0 ? 'open' : 'locked',
    openedAt: index === 0 ? now : null,
    doneAt: null,
    papers: papers.map((name) => {
      return { id: newId(), step: index + 1, name, state: 'missing', reason: '', fileId: null };
    }),
  }));

function plannedFor(form: MatterForm, catalogue: Snapshot): Planned[] {
  if (form.kind === 'company') return companySteps(catalogue);
  if (form.kind === 'school') return schoolSteps(catalogue);
  if (form.kind === 'visa') return visaSteps(form.visa, catalogue);
  return [];
}

const companySteps = (catalogue: Snapshot): Planned[] =>
  catalogue.texts('business').process.map(({ title, description, duration, documents }) => ({
    words: { title, text: description, duration },
    papers: documents,
  }));

function schoolSteps(catalogue: Snapshot): Planned[] {
  const { admissionSteps, requiredDocuments } = catalogue.texts('schooling');
  return admissionSteps.map(({ title, description, duration, gathersDocuments }) => ({
    words: { title, text: description, duration },
    papers: gathersDocuments ? requiredDocuments : [],
  }));
}

/** The catalogue knows a visa's papers and how long the authority takes, not the steps between them. */
function visaSteps(id: string | null, catalogue: Snapshot): Planned[] {
  const visa = id === null ? undefined : itemOf(catalogue, 'visas', { visa: id });
  const days =
    visa && inBoth(({ visaSteps: say }) => say.days(visa.typicalDays.min, visa.typicalDays.max));
  return [
    { words: wordsOf('papers'), papers: visa?.documents ?? [] },
    { words: wordsOf('application', days), papers: [] },
    { words: wordsOf('medical'), papers: [] },
    { words: wordsOf('residence'), papers: [] },
  ];
}

type VisaStep = Exclude<keyof typeof words.visaSteps, 'days'>;

const wordsOf = (step: VisaStep, duration = { en: '', ar: '' }): StepWords => ({
  title: inBoth(({ visaSteps }) => visaSteps[step].title),
  text: inBoth(({ visaSteps }) => visaSteps[step].text),
  duration,
});
