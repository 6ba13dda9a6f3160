/**
 * Both languages in one file: the section comes in a chunk of its own, after the page, and its words
 * with it. Everything else it says is the catalogue's.
 */
import type { Language } from '#contract/primitives.ts';

const english = {
  label: 'Membership',
  lead: 'Three private tiers, shown on request.',
  perMonth: 'per month; renews by itself until you stop it',
};

type PricingTexts = typeof english;

const arabic: PricingTexts = {
  label: 'العضوية',
  lead: 'ثلاث باقات خاصة، تُعرض عند الطلب.',
  perMonth: 'شهريًا، وتتجدد تلقائيًا حتى توقفها',
};

export const pricingTexts: Record<Language, PricingTexts> = { en: english, ar: arabic };
