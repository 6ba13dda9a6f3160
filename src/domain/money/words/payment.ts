/**
 * When the money of an offering is taken or reserved, said before anybody books: on its page and under the
 * button of the sheet. It follows what a confirmation does with a saved card, and without one.
 */
import type { Quote, QuoteDue } from '#contract/bookings/quote.ts';
import type { PaymentMode } from '#contract/catalogue/offerings.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyOwner } from '#domain/money/words/card.ts';

interface PayingTerms {
  mode: PaymentMode;
  depositPercent: number;
  /** It needs nobody to confirm it. */
  atOnce: boolean;
  /** Of a wish with its day: what is due then is reckoned already. */
  dated?: boolean;
  /** When the balance of a deposit is due, as a sentence. */
  balanceDue?: string | undefined;
}

/** Whose card and invoices are meant: the reader's, or those of whom they act for. */
interface Owner {
  savedCard: string;
  noCard: string;
  without: string;
  invoices: string;
}

const english = {
  own: {
    savedCard: 'your saved card',
    noCard: 'No card of yours is kept',
    without: 'without one',
    invoices: 'your invoices',
  } as Owner,
  theirs: (name: string): Owner => ({
    savedCard: `${name}’s saved card`,
    noCard: `No card of ${name} is kept`,
    without: 'without one',
    invoices: `${name}’s invoices`,
  }),
  part: {
    full: () => 'The whole price',
    deposit: (percent: number) => `A deposit of ${percent} %`,
  },
  atOnce: (part: string, { savedCard, without, invoices }: Owner) =>
    `${part} is taken from ${savedCard} when you book; ${without} it waits among ${invoices}.`,
  asked: (part: string, { without, invoices }: Owner) =>
    `${part} is due once it is confirmed, and nothing before. A saved card has it reserved as you ask and pays it then; ${without} it waits among ${invoices}.`,
  /** Whoever books late enough reads of no deposit in the sheet. */
  wholeAtOnce:
    'Booked so late that the balance would fall due on the same day, the whole price is due at once.',
  guarantee: {
    atOnce: (_: Owner) =>
      'Nothing is taken before the first day, unless it is cancelled late. A saved card has the whole price reserved as you book and pays it on that day; without one nothing is reserved, and it is due on that day.',
    asked: (_: Owner) =>
      'Nothing is taken before the first day, unless it is cancelled late. A saved card has the whole price reserved as you ask and, once it is confirmed, pays it on that day; without one nothing is reserved, and it is due on that day.',
  },
  unkept: {
    atOnce: ({ noCard, invoices }: Owner) =>
      `${noCard}, so nothing is taken now: once you have booked, it waits among ${invoices}.`,
    asked: ({ noCard, invoices }: Owner) =>
      `${noCard}, so nothing is reserved: once it is confirmed it waits among ${invoices}.`,
    guarantee: {
      atOnce: ({ noCard, invoices }: Owner) =>
        `${noCard}, so nothing is reserved: once you have booked, it waits among ${invoices}, to be paid by that day.`,
      asked: ({ noCard, invoices }: Owner) =>
        `${noCard}, so nothing is reserved: once it is confirmed, it waits among ${invoices}, to be paid by that day.`,
    },
    keep: (box: string) =>
      `Tick “${box}” as you pay the deposit, and that card pays the balance by itself on its day.`,
  },
  besides: 'Besides, not in the price',
  payNow: (sum: string) => `Pay ${sum} Now`,
  and: ' · ',
};

const arabic: typeof english = {
  own: {
    savedCard: 'بطاقتك المحفوظة',
    noCard: 'لا بطاقة محفوظة لديك',
    without: 'وإن لم تكن لديك بطاقة',
    invoices: 'فواتيرك',
  },
  theirs: (name) => ({
    savedCard: `بطاقة ${name} المحفوظة`,
    noCard: `لا بطاقة محفوظة لدى ${name}`,
    without: `وإن لم تكن لدى ${name} بطاقة`,
    invoices: `فواتير ${name}`,
  }),
  part: { full: () => 'السعر كاملًا', deposit: (percent) => `عربون قدره ${percent}%` },
  atOnce: (part, { savedCard, without, invoices }) =>
    `عند الحجز يُخصم من ${savedCard} ${part}، ${without} ينتظر المبلغ بين ${invoices}.`,
  asked: (part, { without, invoices }) =>
    `عند التأكيد يستحق ${part}، ولا شيء قبله. ويُحجز على البطاقة المحفوظة حين تطلب ثم يُخصم منها، ${without} ينتظر المبلغ بين ${invoices}.`,
  wholeAtOnce:
    'وإذا كان الحجز متأخرًا بحيث يحل موعد الباقي في اليوم نفسه، استحق السعر كاملًا دفعة واحدة.',
  guarantee: {
    atOnce: ({ without }) =>
      `لا يُخصم شيء قبل اليوم الأول إلا عند الإلغاء المتأخر. يُحجز السعر كاملًا على البطاقة المحفوظة عند الحجز ويُخصم منها في ذلك اليوم، ${without} فلا يُحجز شيء ويستحق السعر في ذلك اليوم.`,
    asked: ({ without }) =>
      `لا يُخصم شيء قبل اليوم الأول إلا عند الإلغاء المتأخر. يُحجز السعر كاملًا على البطاقة المحفوظة حين تطلب، وبعد التأكيد يُخصم منها في ذلك اليوم، ${without} فلا يُحجز شيء ويستحق السعر في ذلك اليوم.`,
  },
  unkept: {
    atOnce: ({ noCard, invoices }) =>
      `${noCard}، فلا يُخصم شيء الآن، وبعد الحجز ينتظر المبلغ بين ${invoices}.`,
    asked: ({ noCard, invoices }) =>
      `${noCard}، فلا يُحجز شيء، وبعد التأكيد ينتظر المبلغ بين ${invoices}.`,
    guarantee: {
      atOnce: ({ noCard, invoices }) =>
        `${noCard}، فلا يُحجز شيء، وبعد الحجز ينتظر المبلغ بين ${invoices} ليُدفع في موعد أقصاه ذلك اليوم.`,
      asked: ({ noCard, invoices }) =>
        `${noCard}، فلا يُحجز شيء، وبعد التأكيد ينتظر المبلغ بين ${invoices} ليُدفع في موعد أقصاه ذلك اليوم.`,
    },
    keep: (box) => `وإن اخترت «${box}» حين تدفع العربون، دفعت تلك البطاقة الباقي تلقائيًا في يومه.`,
  },
  besides: 'يُضاف إليه، وليس ضمن السعر',
  payNow: (sum) => `ادفع ${sum} الآن`,
  and: ' · ',
};

const texts: Record<Language, typeof english> = { en: english, ar: arabic };

const ownerOf = ({ of }: MoneyOwner, language: Language): Owner =>
  of ? texts[language].theirs(of) : texts[language].own;

export function payingWords(
  { mode, depositPercent, atOnce, dated = false, balanceDue }: PayingTerms,
  language: Language,
  whose: MoneyOwner = {},
): string {
  const say = texts[language];
  const owner = ownerOf(whose, language);
  const way = atOnce ? 'atOnce' : 'asked';
  if (mode === 'card-guarantee') return say.guarantee[way](owner);
  const words = say[way](say.part[mode](depositPercent), owner);
  if (mode !== 'deposit' || dated) return words;
  return [words, balanceDue, say.wholeAtOnce].filter(Boolean).join(' ');
}

/** For whoever has kept no card: what happens without one, and what ticking the box would do. */
export function unkeptCardWords(
  { mode, atOnce, of }: PayingTerms & MoneyOwner,
  box: string,
  language: Language,
): string {
  const say = texts[language].unkept;
  const owner = ownerOf({ of }, language);
  if (mode === 'card-guarantee') return say.guarantee[atOnce ? 'atOnce' : 'asked'](owner);
  const waits = (atOnce ? say.atOnce : say.asked)(owner);
  // Only its owner keeps a card.
  return mode === 'deposit' && !of ? `${waits} ${say.keep(box)}` : waits;
}

/** Of a wish with its own days: a deposit that is all of it is the whole price. */
export const termsOf = (
  { mode, depositPercent, rest }: QuoteDue,
  atOnce: boolean,
): PayingTerms => ({
  mode: mode === 'deposit' && rest.amount === 0 ? 'full' : mode,
  depositPercent,
  atOnce,
  dated: true,
});

/** What somebody pays beside the price: said wherever the price is. What was added to it is within it. */
export function paidBesides(
  exclusions: readonly string[],
  { lines }: Pick<Quote, 'lines'>,
  language: Language,
) {
  const added = lines.filter(({ kind }) => kind === 'add-on').map(({ title }) => title[language]);
  const left = exclusions.filter((exclusion) => !added.includes(exclusion));
  const { besides: label, and } = texts[language];
  return left.length > 0 ? [{ label, value: left.join(and) }] : [];
}

/** On whatever leads to paying a sum. */
export const payNow = (sum: Money, language: Language): string =>
  texts[language].payNow(moneyIn(language, sum));
