/** What is asked of a residence visa. */
import type { Visa } from '#contract/catalogue/business.ts';
import { add, money } from '#domain/money.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { waysToPay } from '#server/assistant/facets/money.ts';

export const visaFacets: Facets<Visa> = {
  total: costs,
  'pay-now': costs,
  'extra-costs': costs,
  'way-to-pay': (_, asked) => waysToPay(asked),
  minimum: (item, asked) => shown(item, asked),
  duration: ({ validityYears, typicalDays }, { say, context }) => [
    context.telling.say.about.visaDays(typicalDays.min, typicalDays.max),
    say.visa.valid(validityYears),
  ],
  notice: ({ typicalDays }, { context }) => [
    context.telling.say.about.visaDays(typicalDays.min, typicalDays.max),
  ],
  included: (item, asked) => [family(item, asked), ...rules(item, asked)],
  capacity: (item, asked) => [family(item, asked), ...rules(item, asked)],
  age: (item, asked) => rules(item, asked),
  cancel: ({ mayStayAbroadMonths }, { say }) => [
    mayStayAbroadMonths === null ? say.visa.abroadFreely : say.visa.abroad(mayStayAbroadMonths),
  ],
  papers: ({ documents, caution }, { context, language }) => [
    context.telling.say.about.needs(documents.map((paper) => paper[language])),
    caution[language],
  ],
};

const rules = ({ rules: all }: Visa, { language }: FacetContext): string[] =>
  all.map((rule) => rule[language]);

const family = ({ canSponsorFamily }: Visa, { say }: FacetContext): string =>
  canSponsorFamily ? say.visa.family : say.visa.noFamily;

/** What must be invested, earned or proven. */
const shown = (item: Visa, asked: FacetContext): string[] => [
  ...thresholds(item, asked),
  ...rules(item, asked),
  item.caution[asked.language],
];

const thresholds = ({ minInvestment, minMonthlyIncome }: Visa, asked: FacetContext): string[] => [
  ...(minInvestment ? [asked.say.visa.investment(asked.money(minInvestment))] : []),
  ...(minMonthlyIncome ? [asked.say.visa.income(asked.money(minMonthlyIncome))] : []),
];

/** The steps of a move that a visa of one's own is made of; a family's and staff's are counted by heads. */
const steps: Record<string, string[]> = {
  family: ['family-visas'],
  'household-staff': ['household-staff'],
};
const ownSteps = ['entry-permit', 'medical-test', 'biometrics', 'residence-issued'];

/** No fee stands with the visa itself; the plan of a move knows what its steps usually cost. */
function costs(item: Visa, asked: FacetContext): string[] {
  const { context, say, language } = asked;
  const { snapshot } = context.knowledge;
  const wanted = steps[item.id] ?? ownSteps;
  const found = snapshot
    .all('relocation-tasks')
    .flatMap(({ id, title, cost }) => (cost && wanted.includes(id) ? [{ title, cost }] : []));
  const lines = found.map(({ title, cost }) => `${title[language]}: ${asked.price(cost)}`);
  const sum = found.reduce((all, { cost }) => add(all, cost), money(0, 'AED'));
  const inAll = found.length > 1 ? [say.visa.inAll(asked.money(sum))] : [];
  return [
    say.visa.costs(lines),
    ...inAll,
    snapshot.texts('relocation').costNote[language],
    ...thresholds(item, asked),
  ];
}
