import type { DueKind, DuePart, MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/date-words.ts';
import { payingCard, refusedBefore, type Whose, wordsFor } from '#domain/money/card-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyText } from '#domain/money/text.en.ts';
import { texts } from '#domain/money/texts.ts';
import { has } from '#domain/money/units.ts';

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
export function payerNote(part: DuePart, facts: MoneyFacts & Whose, language: Language): string {
  const say = wordsFor(facts, language);
  const { by, now } = part;
  const { stage, cardPays, byHand } = facts;
  const change = changeNotes(part, language);
  if (byHand) return now ? '' : say.byHand;
  if (now && stage !== 'offered') return change.join(say.semicolon);
  const held = by !== null && lacksGuarantee(facts) ? say.nothingReserved : '';
  const isKept = cardPays && (by === null || by <= cardPays.until);
  const pays = isKept
    ? refusedBefore(
        cardPaysIt(part, facts, { card: payingCard(cardPays.card, facts, language), say }),
        cardPays,
        language,
      )
    : clientPaysIt(part, facts, say);
  return [held, pays, ...change].filter(Boolean).join(say.semicolon);
}

/** What a change that waits for the house makes of a part once it is confirmed. */
function changeNotes({ onceBy, less }: DuePart, language: Language): string[] {
  const { onceChanged } = texts[language];
  return [
    ...(onceBy === undefined
      ? []
      : [onceBy ? onceChanged.by(dayInWords(onceBy, language)) : onceChanged.now]),
    ...(less ? [onceChanged.less(moneyIn(language, less))] : []),
  ];
}

/** A card should have it reserved, and none has. */
const lacksGuarantee = ({ guarantee, stage, reserved, taking }: MoneyFacts): boolean =>
  guarantee && stage !== 'offered' && !has(reserved) && !has(taking);

/** There is no invoice before it is confirmed. */
function clientPaysIt(part: DuePart, facts: MoneyFacts, say: MoneyText) {
  const { stage, invoice } = facts;
  if (part.waits) return part.by === null ? '' : say.onceChanged.onDay;
  if (facts.waits && part.by !== null) return say.onceConfirmed;
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
