/**
 * When the money of an offering is taken or reserved, said before anybody books: on its page and under the
 * button of the sheet. It follows what a confirmation does with a saved card, and without one.
 */
import type { QuoteDue } from '#contract/bookings/quote.ts';
import type { PaymentMode } from '#contract/catalogue/offerings.ts';
import type { Language } from '#contract/primitives.ts';

interface PayingTerms {
  mode: PaymentMode;
  depositPercent: number;
  /** It needs nobody to confirm it. */
  atOnce: boolean;
}

const english = {
  part: { full: () => 'The whole price', deposit: (percent: number) => `A deposit of ${percent}%` },
  atOnce: (part: string) =>
    `${part} is taken from your saved card when you book; without one it waits among your invoices.`,
  asked: (part: string) =>
    `${part} is due once it is confirmed, and nothing before. A saved card has it reserved as you ask and pays it then; without one it waits among your invoices.`,
  guarantee: {
    atOnce:
      'Nothing is taken before the first day. A saved card has the whole price reserved as you book and pays it on that day; without one nothing is reserved, and it is due on that day.',
    asked:
      'Nothing is taken before the first day. A saved card has the whole price reserved as you ask and, once it is confirmed, pays it on that day; without one nothing is reserved, and it is due on that day.',
  },
  besides: 'Besides, not in the price',
  and: ' · ',
};

const arabic: typeof english = {
  part: { full: () => 'السعر كاملًا', deposit: (percent) => `عربون قدره ${percent}%` },
  atOnce: (part) =>
    `عند الحجز يُخصم من بطاقتك المحفوظة ${part}، وإن لم تكن لديك بطاقة ينتظرك بين فواتيرك.`,
  asked: (part) =>
    `عند التأكيد يستحق ${part}، ولا شيء قبله. ويُحجز على البطاقة المحفوظة حين تطلب ثم يُخصم منها، وإن لم تكن لديك بطاقة ينتظرك بين فواتيرك.`,
  guarantee: {
    atOnce:
      'لا يُخصم شيء قبل اليوم الأول. يُحجز السعر كاملًا على البطاقة المحفوظة عند الحجز ويُخصم منها في ذلك اليوم، وإن لم تكن لديك بطاقة فلا يُحجز شيء ويستحق السعر في ذلك اليوم.',
    asked:
      'لا يُخصم شيء قبل اليوم الأول. يُحجز السعر كاملًا على البطاقة المحفوظة حين تطلب، وبعد التأكيد يُخصم منها في ذلك اليوم، وإن لم تكن لديك بطاقة فلا يُحجز شيء ويستحق السعر في ذلك اليوم.',
  },
  besides: 'يُضاف إليه، وليس ضمن السعر',
  and: ' · ',
};

const texts: Record<Language, typeof english> = { en: english, ar: arabic };

export function payingWords({ mode, depositPercent, atOnce }: PayingTerms, language: Language) {
  const say = texts[language];
  const way = atOnce ? 'atOnce' : 'asked';
  return mode === 'card-guarantee' ? say.guarantee[way] : say[way](say.part[mode](depositPercent));
}

/** Of a wish with its own days: a deposit that is all of it is the whole price. */
export const termsOf = (
  { mode, depositPercent, rest }: QuoteDue,
  atOnce: boolean,
): PayingTerms => ({
  ...{ mode: mode === 'deposit' && rest.amount === 0 ? 'full' : mode, depositPercent, atOnce },
});

/** What somebody pays beside the price, and to others: said wherever the price is. */
export const besides = (exclusions: readonly string[], language: Language) =>
  exclusions.length > 0
    ? [{ label: texts[language].besides, value: exclusions.join(texts[language].and) }]
    : [];
