import type { ChangeDue, DueKind, DuePart, MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import {
  type MoneyOwner,
  onceWords,
  payingCard,
  refusedBefore,
  wordsFor,
} from '#domain/money/words/card.ts';
import type { MoneyText } from '#domain/money/words/text.en.ts';
import { texts } from '#domain/money/words/texts.ts';
import { minus } from '#domain/money.ts';

/** `Deposit, due now`, `Balance, by 7 January`: what a part of a document is, as the page of its booking calls it. */
export function askedLabel(
  { kind = 'all', dueOn }: { kind?: DueKind | undefined; dueOn: Day },
  today: Day,
  language: Language,
): string {
  const { now, by } = texts[language].due;
  return dueOn > today ? by[kind](dayInWords(dueOn, language)) : now[kind];
}

/** Who pays a part, and when it leaves the card: said before it is booked and after. */
export function payerNote(
  part: DuePart,
  facts: MoneyFacts & MoneyOwner,
  language: Language,
): string {
  const say = wordsFor(facts, language);
  const { by, now } = part;
  const { stage, cardPays, byHand } = facts;
  const less = lessNotes(part, language);
  if (byHand) return now ? '' : say.byHand;
  if (now && stage !== 'offered') return less.join(say.semicolon);
  const held = by !== null && lacksGuarantee(facts) ? say.nothingReserved : '';
  const isKept = cardPays && (by === null || by <= cardPays.until);
  const once = onceOf(part);
  const changed = once ? onceWords(once, facts, language) : '';
  if (!isKept)
    return [held, clientPaysIt(part, facts, say), changed, ...less]
      .filter(Boolean)
      .join(say.semicolon);
  const card = payingCard(cardPays.card, facts, language);
  const pays = once ? say.onceChanged.otherwise : cardPaysIt(part, facts, { card, say });
  const said = [changed, refusedBefore(pays, cardPays, language)];
  return [held, ...said, ...less].filter(Boolean).join(say.semicolon);
}

/** Undefined where a change that waits leaves its day, or asks for nothing of it any more. */
export function onceOf({ sum, onceBy, less }: DuePart): ChangeDue | undefined {
  const left = less ? minus(sum, less) : sum;
  return onceBy === undefined || !isMoreThanNothing(left) ? undefined : { by: onceBy, sum: left };
}

/** What a cheaper change that waits takes of a part once it is confirmed: of what is paid meanwhile that part alone stays. */
function lessNotes({ sum, less }: DuePart, language: Language): string[] {
  const say = texts[language].onceChanged;
  if (!less) return [];
  const left = minus(sum, less);
  if (!isMoreThanNothing(left)) return [say.lessAll];
  return [say.less(moneyIn(language, less), moneyIn(language, left))];
}

/** A card should have it reserved, and none has. */
const lacksGuarantee = ({ guarantee, stage, reserved, taking }: MoneyFacts): boolean =>
  guarantee && stage !== 'offered' && !isMoreThanNothing(reserved) && !isMoreThanNothing(taking);

/** There is no invoice before it is confirmed. */
function clientPaysIt(part: DuePart, facts: MoneyFacts, say: MoneyText) {
  const { stage, invoice } = facts;
  if (part.waits) return part.by === null ? '' : say.onceChanged.onDay;
  // What was asked for has its invoice as it is confirmed; before anybody asks, other words say how it is paid.
  const isAsked = stage === 'asked' && facts.waits;
  if (isAsked && part.by === null) return say.fromInvoice;
  if (facts.waits && part.by !== null)
    return isAsked ? `${say.onceConfirmed}${say.comma}${say.fromInvoice}` : say.onceConfirmed;
  return stage === 'agreed' && invoice !== null ? say.fromInvoice : '';
}

function cardPaysIt(
  part: DuePart,
  facts: MoneyFacts,
  { card, say }: { card: string; say: MoneyText },
): string {
  const { by, now } = part;
  const { stage, guarantee } = facts;
  const { waits } = facts;
  const isOffered = stage === 'offered';
  if (isOffered && now) return say.cardPaysNow(card);
  if (by === null) return isOffered ? say.cardIsAsked(card) : say.cardPaysConfirmed(card);
  if (isOffered && guarantee) return say[waits ? 'cardGuaranteesAsked' : 'cardGuarantees'](card);
  // Of what was confirmed and is changed, what the change asks for waits alone.
  if (part.waits) return say.onceChanged.cardPays(card);
  return say[waits ? 'cardPaysOnceThen' : 'cardPaysThen'](card);
}
