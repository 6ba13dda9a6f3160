/** Which of the five parts of the spending plot something belongs to. */
import type { SpendingCategory } from '#contract/billing/invoices.ts';
import type { Category } from '#contract/catalogue/offerings.ts';
import type { MatterKind } from '#contract/matters/kinds.ts';

export const spendingCategories: readonly SpendingCategory[] = [
  'membership',
  'travel',
  'leisure',
  'tables',
  'papers',
];

const ofOfferings: Record<Category, SpendingCategory> = {
  flights: 'travel',
  hotels: 'travel',
  'luxury-car-rental': 'travel',
  yachts: 'leisure',
  'helicopter-rides': 'leisure',
  'desert-safari': 'leisure',
  'adrenaline-sky': 'leisure',
  'jet-ski-flyboard': 'leisure',
  'fun-gaming': 'leisure',
};

const ofMatters: Record<MatterKind, SpendingCategory> = {
  custom: 'leisure',
  consultation: 'papers',
  viewing: 'travel',
  property_search: 'travel',
  company: 'papers',
  visa: 'papers',
  banking: 'papers',
  legal: 'papers',
  school: 'papers',
  table: 'tables',
  event: 'tables',
  membership: 'membership',
  document: 'papers',
  expert_chat: 'papers',
};

export const categoryOfOffering = (category: Category): SpendingCategory => ofOfferings[category];
export const categoryOfMatter = (kind: MatterKind): SpendingCategory => ofMatters[kind];
