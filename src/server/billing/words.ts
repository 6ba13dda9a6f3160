/** Days and methods as the house writes them in mails and on paper. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day, Language, Localised } from '#contract/primitives.ts';
import { cardBrands } from '#domain/money/words/card.ts';
import { writtenReason } from '#domain/money/words/reason.ts';
import { spokenLocaleOf } from '#domain/time.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { billing as arabic } from '#server/billing/text.ar.ts';
import { type BillingWords, billing as english } from '#server/billing/text.en.ts';

export const billingWords = { en: english, ar: arabic };

/** `15 November 2026`. */
export function spokenDay(day: Day, language: Language): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return Temporal.PlainDate.from(day).toLocaleString(spokenLocaleOf[language], parts);
}

/** `Visa 4242`, `Bank transfer`. */
export function spokenMethod({ kind, method }: PaymentRow, language: Language): string {
  const words = billingWords[language];
  if (kind === 'transfer') return words.transfer;
  if (!method.last4) return words.card;
  return `${cardBrands[method.brand ?? 'other'] ?? words.card} ${method.last4}`;
}

export const inBoth = (
  write: (words: typeof english, language: Language) => string,
): Localised => ({
  en: write(english, 'en'),
  ar: write(arabic, 'ar'),
});

/** Why a document was credited: what the house writes by itself in the reader's language, all else as it was written. */
export function spokenReason(reason: string, language: Language): string {
  const own = houseReasons(billingWords[language]);
  const known = [english, arabic].map((words) => houseReasons(words).indexOf(reason));
  return (
    own[known.find((place) => place >= 0) ?? -1] ??
    replacedBy(reason, language) ??
    writtenReason(reason, language)
  );
}

/** Those without a figure, in one order. */
const houseReasons = ({ reasons: { replaced: _, ...plain } }: BillingWords): string[] =>
  Object.keys(english.reasons).flatMap((name) => plain[name as keyof typeof plain] ?? []);

/** The one that names a version. */
function replacedBy(reason: string, language: Language): string | undefined {
  const version = Number(reason.match(/\d+/)?.[0]);
  const { replaced } = billingWords[language].reasons;
  const isIt = [english, arabic].some((words) => words.reasons.replaced(version) === reason);
  return isIt ? replaced(version) : undefined;
}
