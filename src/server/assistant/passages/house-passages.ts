/** Lists of the catalogue that answer a question when they are read out: licences, steps, claims, rules. */
import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import { speakerOf } from '#server/assistant/money-words.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import { words } from '#server/assistant/words.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export function housePassages(snapshot: Snapshot): Passage[] {
  const business = snapshot.texts('business');
  const schooling = snapshot.texts('schooling');
  const told = (id: string, asked: keyof typeof words.en.asked, text: Localised, path: string) =>
    passage({ id, title: inBoth((language) => words[language].asked[asked]), text, path });
  return [
    told('licence-types', 'licences', listed(business.licenceTypes, licence), '/business/licenses'),
    told('business-process', 'process', listed(business.process, step), '/business'),
    told('admission-steps', 'admission', listed(schooling.admissionSteps, step), '/schooling'),
    told('admission-claims', 'claims', claims(schooling), '/schooling'),
    {
      ...told(
        'prices-all-in',
        'allIn',
        inBoth((language) => words[language].told.allIn),
        '/terms',
      ),
      kind: 'question',
    },
    told('venue-rules', 'venueRules', joined(snapshot.texts('vip').houseRules), '/vip'),
    told('services', 'services', services(snapshot), '/'),
    told('visa-kinds', 'visaKinds', visaKinds(snapshot), '/business/visas'),
    ...tasks(snapshot),
    ...team(snapshot),
  ];
}

const passage = (given: Pick<Passage, 'id' | 'title' | 'text' | 'path'>): Passage => ({
  ...given,
  kind: 'page',
  caution: null,
  persona: null,
});

const inBoth = (say: (language: Language) => string): Localised => ({
  en: say('en'),
  ar: say('ar'),
});

const joined = (texts: readonly Localised[]) =>
  inBoth((language) => texts.map((text) => text[language]).join(' '));

const listed = <Item>(
  items: readonly Item[],
  say: (item: Item, language: Language) => string,
): Localised => inBoth((language) => items.map((item) => `- ${say(item, language)}`).join('\n'));

const licence = (type: { title: Localised; description: Localised }, language: Language) =>
  `**${type.title[language]}**: ${type.description[language]}`;

const step = (one: { title: Localised; duration: Localised }, language: Language) =>
  `**${one.title[language]}**: ${one.duration[language]}`;

const claims = ({ reasons, claims: said }: ReturnType<typeof schoolingTexts>): Localised =>
  inBoth((language) =>
    [...reasons.map((reason) => reason[language]), said.ratingLabel[language]]
      .map((line) => `- ${line}`)
      .join('\n'),
  );

const schoolingTexts = (snapshot: Snapshot) => snapshot.texts('schooling');

const services = (snapshot: Snapshot): Localised =>
  listed(snapshot.all('services'), (service, language) => {
    const parts = service.features.map((feature) => feature[language]);
    return `**${service.title[language]}**: ${parts.join(language === 'ar' ? '، ' : ', ')}`;
  });

const visaKinds = (snapshot: Snapshot): Localised =>
  listed(
    snapshot.all('visas'),
    (visa, language) => `**${visa.title[language]}**: ${visa.who[language]}`,
  );

type Task = CatalogueItem<'relocation-tasks'>;

/** Answers of the book that leave out what the plan of a move knows of the same. */
const completed: Record<string, string> = {
  'health-insurance-choice': 'lif-health-insurance',
  'household-staff': 'lif-household-staff',
  medicines: 'lif-medicine',
  wills: 're-inheritance',
};

/** What the plan of a move adds to an answer of the book, by the answer. */
export function plannedBeside(snapshot: Snapshot): Map<string, Localised> {
  const tasks = snapshot.all('relocation-tasks').filter(({ id }) => id in completed);
  return new Map(tasks.map((task) => [completed[task.id] ?? '', planned(task, snapshot)]));
}

/** When it begins, how long it takes and what it usually costs. */
function planned({ cost, typicalDays, startOffsetDays }: Task, snapshot: Snapshot): Localised {
  return inBoth((language) => {
    const { plan } = words[language];
    const price = cost && plan.cost(speakerOf(snapshot, language).price(cost));
    const early = startOffsetDays < 0 ? plan.early(-startOffsetDays) : undefined;
    return [plan.days(typicalDays.min, typicalDays.max), early, price].filter(Boolean).join(' ');
  });
}

/** The plan of a move, part by part. */
const tasks = (snapshot: Snapshot): Passage[] =>
  snapshot.all('relocation-tasks').map((task) =>
    passage({
      id: `task-${task.id}`,
      title: task.title,
      text: joined([task.description, planned(task, snapshot)]),
      path: '/dashboard',
    }),
  );

/** Who does what in the house. */
const team = (snapshot: Snapshot): Passage[] =>
  snapshot.all('pages').flatMap(({ members = [], path }) =>
    members.map(({ slug, name, role, bio }) =>
      passage({
        id: `team-${slug}`,
        title: inBoth((language) => `${role[language]}: ${name[language]}`),
        text: inBoth((language) => `**${name[language]}**, ${role[language]}. ${bio[language]}`),
        path,
      }),
    ),
  );
