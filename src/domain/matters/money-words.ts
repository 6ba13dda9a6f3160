/** What is said of a matter's money, in the words that everything else about money uses. */
import { z } from 'zod';
import type { MatterEnding, QuoteAsk } from '#contract/matters/quotes.ts';
import type { BackShare } from '#contract/money-facts.ts';
import { Currency, Day, type Language, type Money } from '#contract/primitives.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { asksIn, collectingIn } from '#domain/money/asks.ts';
import { lineValue, type MoneyLine, ofWhom } from '#domain/money/line.ts';
import { lessTaken } from '#domain/money/open-parts.ts';
import { type WayBack, wayBack } from '#domain/money/words/back.ts';
import { type MoneyOwner, payerWords } from '#domain/money/words/card.ts';
import { paidBeforeEnd } from '#domain/money/words/ending.ts';
import {
  checkingLine,
  onWayLines,
  onWayOnceOwed,
  type RefundOnWay,
} from '#domain/money/words/on-way.ts';
import type { MoneyText } from '#domain/money/words/text.en.ts';
import { texts } from '#domain/money/words/texts.ts';
import { paidBy } from '#domain/money/words/words.ts';
import { money } from '#domain/money.ts';

interface Before {
  /** Of what was ever paid, what went back before: `paid` is the rest. */
  sentBack?: Money | undefined;
}

export type EndingSums = Omit<MatterEnding, 'term' | 'sentBack' | 'backTo'> &
  Before &
  MoneyOwner & {
    /** Known before it ends; afterwards `WayBack` has it. */
    backTo?: readonly BackShare[];
    /** Asked for and not paid before it ends. */
    open?: Money;
    /** Of it, what is on its way to us. */
    onWay?: RefundOnWay;
  };

/**
 * What ending it means: paid, kept and what comes back; the fee and what of it is still to pay, and what is
 * not asked for any more. Of what nobody paid nothing is kept. Once it has ended also why and how.
 */
export function matterEndingLines(
  sums: EndingSums,
  language: Language,
  way?: WayBack,
): MoneyLine[] {
  const say = texts[language];
  const { paid, comesBack, open, of, desk } = sums;
  const whose = { of, desk };
  const { asks, due, onWay } = besideOnWay(sums);
  const away = { ...due, amount: (open?.amount ?? 0) - sums.due.amount - goingBack(onWay) };
  const { backTo } = sums;
  const to = backTo ? { ways: [], cards: [], shares: backTo } : way;
  const how = to && comesBack.amount > 0 ? wayBack(to, language) : '';
  const isPaid = paid.amount > 0;
  const lines: (MoneyLine | false)[] = [
    isPaid && paidBeforeEnd(paid, sums.sentBack, language),
    feeLine(sums, say, way ? say.ending.under.withdrawn : ''),
    isPaid && { id: 'comesBack', label: say.ending.comesBack, sum: comesBack, note: how },
    ...(onWay ? onWayLines({ ...onWay, ...whose }, language) : []),
    ...(asks.length > 0
      ? asks.map(({ sum, by }) => askLine(sum, { label: say.stillToPayBy, by, ...whose }, language))
      : [toPayLine(due, paid, say)]),
    away.amount > 0 && { id: 'fallsAway', label: say.ending.noLonger, sum: away, note: '' },
  ];
  return ofWhom(
    lines.filter((line) => line !== false),
    whose,
    say,
  );
}

/** What is on its way to us pays what is kept first, and what is beyond it goes back. */
function besideOnWay({ due, asks, onWay }: EndingSums) {
  if (!onWay) return { due, asks };
  const { stillToPay, ...coming } = onWayOnceOwed(onWay, due);
  const parts = asks.map(({ sum, by }) => ({ sum, by, amount: sum.amount }));
  const left = lessTaken(parts, due.amount - stillToPay.amount);
  return {
    due: stillToPay,
    asks: left.map(({ sum, by, amount }) => ({ by, sum: { ...sum, amount } })),
    onWay: coming,
  };
}

const goingBack = (onWay: RefundOnWay | undefined): number =>
  (onWay?.collectingBack?.amount ?? 0) + (onWay?.checkingBack?.amount ?? 0);

/** The fee by its one name, paid or not; why, once that is asked. */
function feeLine({ paid, kept, due }: EndingSums, say: MoneyText, why: string): MoneyLine | false {
  const id = due.amount > 0 ? 'fee' : 'kept';
  if (kept.amount > 0) return { id, label: say.keptAs.withdrawn ?? '', sum: kept, note: why };
  return paid.amount > 0 && { id, label: say.ending.keeps, sum: null, note: say.nothing };
}

export interface CarriedSums extends Before, MoneyOwner {
  paid: Money;
  due: Money;
  comesBack: Money;
  /** Of transfers that a second colleague has yet to check: what pays for it, and what goes back. */
  checking?: Money | undefined;
  checkingBack?: Money | undefined;
  /** What is due besides, part by part. */
  asks?: readonly QuoteAsk[] | undefined;
  /** Nobody has accepted it yet. */
  offered?: boolean;
}

/** What accepting a version means for what was paid before. */
export function carriedLines(
  sums: CarriedSums,
  language: Language,
  way: WayBack = { ways: [], cards: [] },
): MoneyLine[] {
  const say = texts[language];
  const { paid, due, comesBack, asks, desk, of, offered = false } = sums;
  const { onceAccepted } = say;
  const back: MoneyLine = {
    id: 'comesBack',
    label: backLabel(sums, say),
    sum: comesBack,
    note: wayBack(way, language),
  };
  const before = paidBeforeEnd(paid, sums.sentBack, language);
  const checked = checkedLines(sums, language);
  return [
    ...(paid.amount > 0 || checked.length === 0
      ? [{ ...before, note: offered ? paidBy(way, language) : '' }]
      : []),
    ...checked,
    ...(asks?.length
      ? asks.map(({ sum, by }) => askLine(sum, { label: say.stillToPayBy, by, desk, of }, language))
      : [
          toPayLine(
            due,
            paid.amount > 0 ? paid : (sums.checking ?? paid),
            offered ? { ...say, ...onceAccepted.toPay } : say,
          ),
        ]),
    ...(comesBack.amount > 0 ? [back] : []),
  ];
}

/** A transfer that is still being checked: what of it counts towards a version, and what would go back. */
function checkedLines({ checking, checkingBack }: CarriedSums, language: Language): MoneyLine[] {
  if (!checking || checking.amount + (checkingBack?.amount ?? 0) === 0) return [];
  return [checkingLine({ checking, checkingBack }, language)];
}

function backLabel({ offered, of }: CarriedSums, { onceAccepted, ending, theirs }: MoneyText) {
  if (offered) return of ? onceAccepted.comesBackTo(of) : onceAccepted.comesBack;
  return (of && theirs.comesBack?.(of)) || ending.comesBack;
}

/** Nobody's card is charged for what was quoted, and that is said wherever its day is. */
function askLine(
  sum: Money,
  { label, by, ...whose }: { label: (day: string) => string; by: Day } & MoneyOwner,
  language: Language,
): MoneyLine {
  const note = payerWords({ cardPays: null, byHand: true, ...whose }, by, language);
  return { id: 'toPay', label: label(dayInWords(by, language)), sum, note };
}

interface Offered extends MoneyOwner {
  asks: readonly QuoteAsk[];
  carried?: CarriedSums | undefined;
  /** Asked for and not paid of the version that stands until then. */
  open?: Money | undefined;
}

/** What accepting a version today asks for and by when; with what was paid before, and what comes back. */
export function acceptingLines(
  { asks, carried, open, of }: Offered,
  language: Language,
  way?: WayBack,
): MoneyLine[] {
  const { ifAccepted, stillIfAccepted } = texts[language];
  const label = carried ? stillIfAccepted : ifAccepted;
  const asked = asks.map(({ sum, by }) => askLine(sum, { label, by, of }, language));
  const away = noLongerLines(open, asks, language);
  if (!carried) return [...asked, ...away];
  const rest = carriedLines({ ...carried, of, offered: true }, language, way);
  const isBefore = ({ id }: MoneyLine) => id === 'paid' || id === 'checking';
  const isAsk = ({ id }: MoneyLine) => id === 'toPay' || (id === 'nothing' && asked.length > 0);
  return [
    ...rest.filter(isBefore),
    ...asked,
    ...rest.filter((line) => !isBefore(line) && !isAsk(line)),
    ...away,
  ];
}

/** What is open of the version that stands, and is not asked for any more once this one is accepted. */
export function noLongerLines(
  open: Money | undefined,
  asks: readonly Pick<QuoteAsk, 'sum'>[],
  language: Language,
): MoneyLine[] {
  if (!open) return [];
  const still = asks.filter(({ sum }) => sum.currency === open.currency);
  const amount = still.reduce((left, { sum }) => left - sum.amount, open.amount);
  const label = texts[language].onceAccepted.noLonger;
  return amount > 0 ? [{ id: 'fallsAway', label, sum: { ...open, amount }, note: '' }] : [];
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
export const linesInWords = (lines: readonly MoneyLine[], say: (sum: Money) => string): string =>
  lines.map((line) => `${line.label}: ${lineValue(line, say)}.`).join(' ');

type About = Record<string, string | number>;

/** What a history or a notification keeps of it; nothing where it tells of no end of an agreement. */
export function endingIn(about: About): EndingSums | undefined {
  const { paid, kept, back, toPay, currency } = about;
  const known = Currency.safeParse(currency);
  const amounts = [paid, kept, back, toPay];
  if (!known.success || !amounts.every((amount) => typeof amount === 'number')) return undefined;
  const sum = (amount: unknown) => money(Number(amount), known.data);
  const sums = { paid: sum(paid), kept: sum(kept), comesBack: sum(back), due: sum(toPay) };
  const asks = asksIn(about) ?? [];
  return { ...sums, sentBack: sum(about.gone ?? 0), asks, ...onWayIn(about, sum(0)) };
}

/** What was on its way to us as it ended; nothing where nothing was. */
function onWayIn(about: About, none: Money): { onWay?: RefundOnWay } {
  const { checking } = about;
  const taken = collectingIn(about) ?? { collecting: none, collectingOn: [] };
  const checked = { ...none, amount: typeof checking === 'number' ? checking : 0 };
  if (taken.collecting.amount + checked.amount === 0) return {};
  return { onWay: { ...taken, checking: checked } };
}

/** What somebody has still to pay of it, besides what is on its way. */
export const stillDue = (sums: EndingSums): Money => besideOnWay(sums).due;

/** The same of an acceptance, where something was paid before. */
export function carriedIn({ paid, back, toPay, kept, ...about }: About): CarriedSums | undefined {
  const now = Currency.safeParse(about.currency);
  if (kept !== undefined || typeof paid !== 'number' || !now.success) return undefined;
  const before = Currency.catch(now.data).parse(about.paidCurrency);
  return {
    paid: money(paid, before),
    due: money(Number(toPay ?? 0), now.data),
    comesBack: money(Number(back ?? 0), before),
    sentBack: money(Number(about.gone ?? 0), before),
    ...(about.checking !== undefined && {
      checking: money(Number(about.checking), before),
      checkingBack: money(Number(about.checkingBack ?? 0), before),
    }),
    asks: asksIn(about),
  };
}

const Way = z.enum(['card', 'transfer']);

/** How what comes back goes, as a notification keeps it: `card,transfer`, `visa 4242`, `visa 4242:30000`. */
export function wayIn({ ways, cards, shares, sendBy, paidCurrency, currency }: About): WayBack {
  const parts = (text: unknown) =>
    String(text ?? '')
      .split(',')
      .filter(Boolean);
  const paidIn = Currency.safeParse(paidCurrency ?? currency);
  const by = Day.safeParse(sendBy).data;
  return {
    ...(by && { by }),
    ways: parts(ways).flatMap((way) => Way.safeParse(way).data ?? []),
    cards: parts(cards),
    shares: paidIn.success ? parts(shares).map((share) => shareIn(share, paidIn.data, by)) : [],
  };
}

const backKeys = ['back', 'ways', 'cards', 'shares', 'sendBy'] as const;

/** What else is still to go back, beside what a notification tells of. */
export const stillAbout = (back: About): About =>
  Object.fromEntries(
    backKeys.flatMap((key) => (back[key] === undefined ? [] : [[`still_${key}`, back[key]]])),
  );

export const stillIn = (about: About): About => ({
  ...Object.fromEntries(backKeys.map((key) => [key, about[`still_${key}`] ?? ''])),
  currency: about.currency ?? '',
});

/** `visa 4242:30000,transfer:24000`. */
export const sharesAbout = (shares: readonly BackShare[]): string =>
  shares
    .map(({ way, card, sum }) => `${way === 'card' && card ? card : way}:${sum.amount}`)
    .join(',');

/** What came from a bank has no card. */
function shareIn(share: string, currency: Currency, by: Day | undefined): BackShare {
  const [name = '', amount] = share.split(':');
  const sum = money(Number(amount), currency);
  if (name === 'transfer') return { way: 'transfer', card: '', sum, ...(by && { by }) };
  return { way: 'card', card: name === 'card' ? '' : name, sum };
}

/** What waits for a new quote, for a label, and what that means for whoever has paid so much. */
export const pausedLabel = (language: Language): string => texts[language].paused.label;

export function pausedWords(
  language: Language,
  paid: Money | undefined,
  say: (sum: Money) => string,
): string {
  const { sentence, carried, free } = texts[language].paused;
  if (!paid) return sentence;
  return `${sentence} ${paid.amount > 0 ? carried(say(paid)) : free}`;
}
