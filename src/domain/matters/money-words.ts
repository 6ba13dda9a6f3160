/** What is said of a matter's money, in the words that everything else about money uses. */
import { z } from 'zod';
import type { MatterEnding, QuoteAsk } from '#contract/matters/quotes.ts';
import { Currency, type Day, type Language, type Money } from '#contract/primitives.ts';
import { dayInWords } from '#domain/date-words.ts';
import { asksIn } from '#domain/money/asked.ts';
import { payerWords } from '#domain/money/card-words.ts';
import { moneyText as arabic } from '#domain/money/text.ar.ts';
import { moneyText as english, type MoneyText } from '#domain/money/text.en.ts';
import { lineValue, type MoneyLine, type WayBack, wayBack } from '#domain/money/words.ts';
import { money } from '#domain/money.ts';

const texts: Record<Language, MoneyText> = { en: english, ar: arabic };

/** `open`: asked for and not paid before it ends. */
export type EndingSums = Omit<MatterEnding, 'term'> & { open?: Money };

/** What ending it means: paid, kept, still to pay, comes back; once it has ended also why and how. */
export function matterEndingLines(
  sums: EndingSums,
  language: Language,
  way?: WayBack,
): MoneyLine[] {
  const say = texts[language];
  const { paid, kept, due, comesBack, open } = sums;
  const away = { ...due, amount: (open?.amount ?? 0) - due.amount };
  const nothingKept = { sum: null, note: say.nothing };
  const agreedKept = { sum: kept, note: way ? say.keptAgreed : '' };
  const how = way && comesBack.amount > 0 ? wayBack(way, language) : '';
  const lines: (MoneyLine | false)[] = [
    { id: 'paid', label: say.ending.paid, sum: paid, note: '' },
    { id: 'kept', label: say.kept, ...(kept.amount > 0 ? agreedKept : nothingKept) },
    { id: 'comesBack', label: say.ending.comesBack, sum: comesBack, note: how },
    away.amount > 0 && {
      ...{ id: 'fallsAway', label: say.ending.fallsAway },
      ...{ sum: away, note: say.ending.fallsAwayNote },
    },
    toPayLine(due, paid, say),
  ];
  return lines.filter((line) => line !== false);
}

export interface CarriedSums {
  paid: Money;
  due: Money;
  comesBack: Money;
  /** What is due, part by part. */
  asks?: readonly QuoteAsk[] | undefined;
}

/** What accepting a version means for what was paid before. */
export function carriedLines(
  { paid, due, comesBack, asks }: CarriedSums,
  language: Language,
  way: WayBack = { ways: [], cards: [] },
): MoneyLine[] {
  const say = texts[language];
  const back: MoneyLine = {
    id: 'comesBack',
    label: say.ending.comesBack,
    sum: comesBack,
    note: wayBack(way, language),
  };
  return [
    { id: 'paid', label: say.ending.paid, sum: paid, note: '' },
    ...(asks?.length
      ? asks.map(({ sum, by }) => askLine(sum, { label: say.stillToPayBy, by }, language))
      : [toPayLine(due, paid, say)]),
    ...(comesBack.amount > 0 ? [back] : []),
  ];
}

/** Nobody's card is charged for what was quoted, and that is said wherever its day is. */
function askLine(
  sum: Money,
  { label, by }: { label: (day: string) => string; by: Day },
  language: Language,
): MoneyLine {
  const note = payerWords({ cardPays: null, byHand: true }, by, language);
  return { id: 'toPay', label: label(dayInWords(by, language)), sum, note };
}

/** What accepting a version today asks for and by when; with what was paid before, and what comes back. */
export function acceptingLines(
  { asks, carried }: { asks: readonly QuoteAsk[]; carried?: CarriedSums | undefined },
  language: Language,
): MoneyLine[] {
  const { ifAccepted, stillIfAccepted } = texts[language];
  const label = carried ? stillIfAccepted : ifAccepted;
  const asked = asks.map(({ sum, by }) => askLine(sum, { label, by }, language));
  if (!carried) return asked;
  const rest = carriedLines(carried, language);
  const isAsk = ({ id }: MoneyLine) => id === 'toPay' || (id === 'nothing' && asked.length > 0);
  return [
    ...rest.filter(({ id }) => id === 'paid'),
    ...asked,
    ...rest.filter((line) => line.id !== 'paid' && !isAsk(line)),
  ];
}

/** For the letter that brings a version: how it is paid once it is accepted. */
export const quotedNote = (language: Language, days: number | undefined): string =>
  [...(days ? [texts[language].withinDays(days)] : []), texts[language].byHand].join(
    texts[language].semicolon,
  );

function toPayLine(due: Money, paid: Money, say: MoneyText): MoneyLine {
  if (due.amount > 0) return { id: 'toPay', label: say.stillToPay, sum: due, note: '' };
  const note = paid.amount > 0 ? say.nothingMore : say.nothing;
  return { id: 'nothing', label: say.nothingLabel, sum: null, note };
}

/** `Paid so far: AED 2,300. Comes back to you: AED 1,840.` */
export function linesInWords(lines: readonly MoneyLine[], say: (sum: Money) => string): string {
  return lines.map((line) => `${line.label}: ${lineValue(line, say)}.`).join(' ');
}

type About = Record<string, string | number>;

/** What a history or a notification keeps of it; nothing where it tells of no end of an agreement. */
export function endingIn(about: About): EndingSums | undefined {
  const { paid, kept, back, toPay, currency } = about;
  const known = Currency.safeParse(currency);
  const amounts = [paid, kept, back, toPay];
  if (!known.success || !amounts.every((amount) => typeof amount === 'number')) return undefined;
  const sum = (amount: unknown) => money(Number(amount), known.data);
  return { paid: sum(paid), kept: sum(kept), comesBack: sum(back), due: sum(toPay) };
}

/** The same of an acceptance, where something was paid before. */
export function carriedIn({ paid, back, toPay, kept, ...about }: About): CarriedSums | undefined {
  const now = Currency.safeParse(about.currency);
  if (kept !== undefined || typeof paid !== 'number' || !now.success) return undefined;
  const before = Currency.catch(now.data).parse(about.paidCurrency);
  return {
    paid: money(paid, before),
    due: money(Number(toPay ?? 0), now.data),
    comesBack: money(Number(back ?? 0), before),
    asks: asksIn(about),
  };
}

const Way = z.enum(['card', 'transfer']);

/** How what comes back goes, as a notification keeps it: `card,transfer` and `visa 4242`. */
export function wayIn({ ways, cards }: About): WayBack {
  const parts = (text: unknown) =>
    String(text ?? '')
      .split(',')
      .filter(Boolean);
  return { ways: parts(ways).flatMap((way) => Way.safeParse(way).data ?? []), cards: parts(cards) };
}

/** What waits for a new proposal, for a label, and what that means for whoever has paid so much. */
export const pausedLabel = (language: Language): string => texts[language].paused.label;

export function pausedWords(
  language: Language,
  paid: Money | undefined,
  say: (sum: Money) => string,
): string {
  const { sentence, carried } = texts[language].paused;
  return paid && paid.amount > 0 ? `${sentence} ${carried(say(paid))}` : sentence;
}
