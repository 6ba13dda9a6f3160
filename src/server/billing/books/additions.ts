/** What a document for more is for: what a change added to a booking, in both languages. */

import type { Category } from '#contract/catalogue/offerings.ts';
import type { Instant, Language, Localised, Money } from '#contract/primitives.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { dayInDubai } from '#domain/time.ts';
import type { BillingWords } from '#server/billing/text.en.ts';
import { inBoth, spokenDay } from '#server/billing/words.ts';
import type { Confirmed } from '#server/bookings/event-store.ts';

/** A booking as it is now agreed. */
interface Agreed {
  party: number;
  length: number;
  startsAt: Instant;
  quote: { total: Money };
  offered: { category: Category };
}

/** Undefined where it is not known what was agreed before, or nothing of this kind was added. */
export function addedWords(
  before: Confirmed | undefined,
  now: Agreed,
  more: number,
): Localised | undefined {
  if (!before || added(before, now).length === 0) return undefined;
  const costsFee = more > now.quote.total.amount - before.total;
  return inBoth(({ added: say }, language) => {
    const parts = added(before, now).map((part) => part(say, language));
    return upperFirst([...parts, ...(costsFee ? [say.fee] : [])].join(say.comma));
  });
}

type Say = (say: BillingWords['added'], language: Language) => string;

function added(before: Confirmed, { party, length, startsAt, offered, quote }: Agreed): Say[] {
  const kind = lengthKind({ offering: offered });
  const longer = kind && before.length !== null ? length - before.length : 0;
  const day = dayInDubai(startsAt);
  // Histories keep no extras; where guests, length and hour are as before, nothing else costs more.
  const isSame = party === before.party && longer === 0 && startsAt === before.startsAt;
  return [
    ...(party > before.party
      ? [(say: BillingWords['added']) => say.guests(party - before.party)]
      : []),
    ...(kind && longer > 0 ? [(say: BillingWords['added']) => say[kind](longer)] : []),
    ...(day !== dayInDubai(before.startsAt)
      ? [(say: BillingWords['added'], language: Language) => say.moved(spokenDay(day, language))]
      : []),
    ...(isSame && quote.total.amount > before.total
      ? [(say: BillingWords['added']) => say.extras]
      : []),
  ];
}

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
