/** What is asked of a membership and of a plan. */
import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import { stopWords } from '#domain/billing/membership-words.ts';
import { add, times } from '#domain/money.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { waysToPay } from '#server/assistant/facets/money.ts';

type Tier = CatalogueItem<'membership-tiers'>;
type Plan = CatalogueItem<'plans'>;

export const tierFacets: Facets<Tier> = {
  total: (item, asked) => [firstYear(item, asked), ...withPlan(item, asked)],
  'pay-now': (item, asked) => [firstYear(item, asked), ...asked.written('vip-membership')],
  'way-to-pay': (_, asked) => waysToPay(asked),
  minimum: (item, asked) => [firstYear(item, asked)],
  duration: (_, { say }) => [say.tier.byYear],
  'extra-costs': (item, asked) => [
    firstYear(item, asked),
    asked.say.tier.after(asked.price(item.price)),
  ],
  included: ({ benefits }, { list, say }) => [say.comesWith(list(benefits))],
  capacity: ({ guestsPerEvent }, { context }) => [
    context.telling.say.about.tierGuests(guestsPerEvent),
  ],
  held: ({ tableHoldMinutes }, { say }) => [say.venue.heldFor(tableHoldMinutes)],
  notice: (_, { written }) => written('vip-membership'),
  free: (_, { written }) => written('vip-membership'),
  pickup: (_, { written }) => written('vip-driver'),
};

function firstYear({ price, joiningFee }: Tier, { say, money, price: said }: FacetContext): string {
  if (joiningFee.amount === 0) return say.tier.noFee(said(price));
  return say.tier.first(said(price), money(joiningFee), money(add(price, joiningFee)));
}

/** Clients of a plan hold it without paying. */
function withPlan({ includedWithPlan }: Tier, { context, language, say }: FacetContext): string[] {
  const plan = context.knowledge.snapshot.all('plans').find(({ id }) => id === includedWithPlan);
  return plan ? [say.tier.withPlan(plan.name[language])] : [];
}

export const planFacets: Facets<Plan> = {
  total: (item, asked) => [
    `**${item.name[asked.language]}**: ${asked.price(item.price)}`,
    leastOf(item, asked),
  ],
  'pay-now': (item, asked) => [
    asked.say.plan.inAdvance(asked.money(item.price)),
    leastOf(item, asked),
  ],
  'way-to-pay': (_, asked) => waysToPay(asked),
  minimum: (item, asked) => [leastOf(item, asked), stopWords(asked.language)],
  duration: (item, asked) => [leastOf(item, asked), stopWords(asked.language)],
  cancel: (item, asked) => [leastOf(item, asked), stopWords(asked.language), asked.say.plan.unused],
  'extra-costs': (_, { say }) => [say.plan.apart],
  included: (item, asked) => {
    const tier = asked.context.knowledge.snapshot
      .all('membership-tiers')
      .find(({ includedWithPlan }) => includedWithPlan === item.id);
    const { say, list, language } = asked;
    return [
      say.comesWith(list(item.features)),
      ...(tier ? [say.plan.withTier(tier.name[language])] : []),
    ];
  },
  hours: ({ responseMinutes }, { say, sources }) => {
    sources.push(responseMinutes / 60);
    return [say.plan.answers(responseMinutes)];
  },
  language: (_, { written }) => written('faq-languages'),
  notice: (_, asked) => [stopWords(asked.language), ...asked.written('faq-change-plan')],
};

/** `3 months × $7,500 = $22,500`. */
function leastOf({ minimumTermMonths, price }: Plan, { say, money }: FacetContext): string {
  return say.plan.least(minimumTermMonths, money(price), money(times(price, minimumTermMonths)));
}
