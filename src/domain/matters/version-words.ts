/** What a version of a quote says of itself and changes against the one before: one wording for every place. */
import type { MatterState } from '#contract/matters/parts.ts';
import type { MatterQuoteLine, QuoteState } from '#contract/matters/quotes.ts';
import type { Currency, Language, Money } from '#contract/primitives.ts';
import { timesWords } from '#domain/billing/invoice-words.ts';
import { askedIn, hasEnded, keptOnWithdrawal, standsAsAgreed } from '#domain/matters/money.ts';
import { versionText as arabic } from '#domain/matters/text.ar.ts';
import { versionText as english, type VersionText } from '#domain/matters/text.en.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { minus, money, times } from '#domain/money.ts';

const texts: Record<Language, VersionText> = { en: english, ar: arabic };

export interface QuoteVersion {
  number: number;
  total: Money;
  /** How much of the total the house keeps where the client withdraws after accepting. */
  keptPercent: number;
}

type Terms = Pick<QuoteVersion, 'total' | 'keptPercent'>;

const keptSum = (terms: Terms, language: Language) => moneyIn(language, keptOnWithdrawal(terms));

/** What becomes of the money if it comes to nothing. */
export const termWords = (version: Terms, language: Language): string =>
  texts[language].keeps(version.keptPercent, keptSum(version, language));

interface Standing {
  /** Where the matter stands. */
  state: MatterState;
  quote: Terms & { state: QuoteState };
  /** How its money stands, once it was accepted. */
  sums: Parameters<typeof askedIn>[0] | undefined;
}

/**
 * The term that holds now: what failed keeps nothing, and what has ended, or was not taken up, has none. Of a
 * version that nobody has answered it begins once it is accepted.
 */
export function standingTerms(
  { state, quote, sums }: Standing,
  language: Language,
  desk = false,
): string {
  const isAgreed = quote.state === 'accepted';
  if (hasEnded(state) || !(isAgreed || quote.state === 'sent')) return '';
  const say = texts[language];
  if (isAgreed && !standsAsAgreed(state)) return (desk ? say.desk : say).fellThrough;
  const rest = isAgreed && sums ? keptOnWithdrawal(quote, askedIn(sums)) : undefined;
  // Less than the share that was agreed, where the house took something off.
  if (rest && rest.amount < keptOnWithdrawal(quote).amount)
    return (desk ? say.desk : say).keepsRest(moneyIn(language, rest));
  if (!desk) return termWords(quote, language);
  const { keeps, keepsOnceAccepted } = say.desk;
  return (isAgreed ? keeps : keepsOnceAccepted)(quote.keptPercent, keptSum(quote, language));
}

/** Whether the client leaves more with the house than before; a dearer version alone is no other term. */
export const isStricter = (
  before: Pick<QuoteVersion, 'keptPercent'> | undefined,
  { keptPercent }: Pick<QuoteVersion, 'keptPercent'>,
): boolean => before !== undefined && keptPercent > before.keptPercent;

/** Empty where the term is the same. */
export function termChangeWords(
  before: QuoteVersion,
  next: QuoteVersion,
  language: Language,
): string {
  if (before.keptPercent === next.keptPercent) return '';
  const { worse, better, keptBefore } = texts[language];
  const said = keptBefore(before.keptPercent, keptSum(before, language));
  return (isStricter(before, next) ? worse : better)(before.number, said);
}

/** How much more or less it is; in another currency what the one before was. */
export function totalChangeWords(
  before: QuoteVersion,
  { total }: QuoteVersion,
  language: Language,
): string {
  const { differs, was } = texts[language];
  if (before.total.currency !== total.currency)
    return was(moneyIn(language, before.total), before.number);
  const by = minus(total, before.total);
  const size = by.amount < 0 ? times(by, -1) : by;
  return differs(moneyIn(language, size), by.amount, before.number);
}

/** `2, in place of quote 1`. */
export const replacesWords = (
  before: QuoteVersion,
  next: QuoteVersion,
  language: Language,
): string => texts[language].inPlaceOf(next.number, before.number);

/** What stands while somebody thinks about a version that changes what was agreed. */
export const changeWords = (before: Pick<QuoteVersion, 'number'>, language: Language): string =>
  texts[language].replaces(before.number);

interface Declined {
  paid: Money | undefined;
  /** What was agreed and can still be done. */
  agreed: Pick<QuoteVersion, 'number'> | undefined;
}

/** What declining a version means: what was agreed stands, or what was paid waits; empty where there is neither. */
export function declinedWords({ paid, agreed }: Declined, language: Language): string {
  const { declined, standsOn } = texts[language];
  if (agreed) return standsOn(agreed.number);
  return paid && paid.amount > 0 ? declined(moneyIn(language, paid)) : '';
}

/** What was paid for what failed comes back without this version; its own term says so where nothing is kept. */
export const withdrawnWords = (
  paid: Money | undefined,
  { keptPercent }: Pick<QuoteVersion, 'keptPercent'>,
  language: Language,
): string =>
  paid && paid.amount > 0 && keptPercent > 0
    ? texts[language].withdrawn(moneyIn(language, paid))
    : '';

/** What the desk reads before it changes what was agreed. */
export const standingWords = (before: Pick<QuoteVersion, 'number'>, language: Language): string =>
  texts[language].desk.standing(before.number);

interface Lined {
  lines: readonly MatterQuoteLine[];
  currency: Currency;
  vatAmount: number;
}

/** `Paid out for you, at cost`; nothing where it is a service of ours. */
export const lineKindWords = (kind: MatterQuoteLine['kind'], language: Language): string =>
  kind === 'service' ? '' : texts[language].kinds[kind];

export const includedWords = (language: Language): string => texts[language].included;
export const vatLabel = (language: Language): string => texts[language].vat;

/** The lines of a version and the VAT within them, as a letter lists them. */
export function quoteLines({ lines, currency, vatAmount }: Lined, language: Language): MoneyLine[] {
  const line = (label: string, sum: Money | null, note: string): MoneyLine => ({
    id: 'due',
    label,
    sum,
    note,
  });
  const each = lines.map(({ title, quantity, each: one, kind }) => {
    const total = times(money(one, currency), quantity);
    const often = timesWords(quantity, moneyIn(language, money(one, currency)), language);
    const label = [title, ...(often ? [often] : [])].join(' ');
    const free = total.amount === 0;
    return line(
      label,
      free ? null : total,
      free ? includedWords(language) : lineKindWords(kind, language),
    );
  });
  return [...each, line(vatLabel(language), money(vatAmount, currency), '')];
}

/** What the desk reads before it sends a version; empty where its terms are no worse. */
export const stricterWords = (
  before: Pick<QuoteVersion, 'number' | 'keptPercent'> | undefined,
  next: Pick<QuoteVersion, 'keptPercent'>,
  language: Language,
): string =>
  before && isStricter(before, next)
    ? texts[language].desk.worse(before.number, before.keptPercent, next.keptPercent)
    : '';

type About = Record<string, string | number>;

/** What a letter keeps of the version before. */
export const beforeAbout = ({ number, total, keptPercent }: QuoteVersion): About => ({
  before: number,
  beforeAmount: total.amount,
  beforeCurrency: total.currency,
  beforeKept: keptPercent,
});

/** And how it reads it again. */
export function beforeIn(about: About): QuoteVersion | undefined {
  const { before, beforeAmount, beforeCurrency, beforeKept } = about;
  if (typeof before !== 'number' || typeof beforeAmount !== 'number') return undefined;
  // Written by `beforeAbout` alone.
  const total = { amount: beforeAmount, currency: beforeCurrency as Currency };
  return { number: before, total, keptPercent: Number(beforeKept ?? 0) };
}
