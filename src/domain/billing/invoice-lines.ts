/** What an invoice or a credit note says of its money, as it stands on a day: in the lines that pages and letters have. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Currency, Day, Language, Money } from '#contract/primitives.ts';
import { partsWithOpen } from '#domain/billing/invoice.ts';
import { partWords } from '#domain/billing/invoice-words.ts';
import type { PaidInvoice } from '#domain/money/backs.ts';
import type { KeptFee } from '#domain/money/change-fees.ts';
import { type MovedMoney, nothingMoved, standingFacts } from '#domain/money/facts.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { lessTaken } from '#domain/money/open-parts.ts';
import { type Payer, payerWords } from '#domain/money/words/card.ts';
import { moneyText as arabic } from '#domain/money/words/text.ar.ts';
import { moneyText as english } from '#domain/money/words/text.en.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { money, sumOf } from '#domain/money.ts';

/** A document with all that was paid, reserved and sent back of it. */
export interface InvoiceMoney extends Payer {
  currency: Currency;
  document: PaidInvoice;
  reserved: number;
  reservedOn: string[];
  /** Asked of a card at this moment. */
  collecting: number;
  collectingOn: string[];
  /** Of transfers that a second colleague has yet to check. */
  checking: number;
  /** Credited by the house of its own accord; what of it had been paid, and goes back; and what has left so. */
  forgiven: number;
  forgivenBack: number;
  forgivenGone: number;
  backs: NonNullable<MovedMoney['backs']>;
  paused: boolean;
  /** Its booking is over: what is left of it was kept, under one of its terms. */
  ended: boolean;
  keptUnder: MoneyFacts['keptUnder'];
  /** Given of the fee since it ended. */
  keptLess: number;
  /** Of it, the fees for changes. */
  changeFees: readonly KeptFee[];
}

function documentFacts(one: InvoiceMoney, today: Day): MoneyFacts {
  const { document, currency, backs, paused, byHand, reserved, reservedOn, cardPays } = one;
  const { paid, sources = [] } = document;
  const back = (gone: boolean) => sumOf(backs.filter((each) => each.gone === gone));
  const total = money(document.total, currency);
  const agreed = { ...stageOf(one), total, parts: [], byHand, paused, waived: paused };
  const moved: MovedMoney = {
    ...nothingMoved,
    documents: [document],
    paid,
    reserved,
    reservedOn,
    collecting: one.collecting,
    collectingOn: one.collectingOn,
    checking: one.checking,
    forgiven: one.forgiven,
    forgivenBack: one.forgivenBack,
    forgivenGone: one.forgivenGone,
    returning: back(false),
    returned: back(true),
    backs,
    cardPays,
    ways: [...new Set(sources.map(({ way }) => way))],
    cards: [...new Set(sources.flatMap(({ card }) => card || []))],
  };
  return { ...standingFacts(agreed, moved, today), endings: null };
}

function stageOf({ ended, keptUnder, keptLess, changeFees, document }: InvoiceMoney) {
  const stage = ended ? ('over' as const) : ('agreed' as const);
  const kept = ended ? document.total - document.credited + keptLess : 0;
  return { stage, kept, keptUnder, changeFees };
}

/** Paid, reserved and when that is taken, what is due and who pays it, what goes back and how. */
export const invoiceLines = (one: InvoiceMoney, today: Day, language: Language): MoneyLine[] =>
  standing(one, today, language).map((line) =>
    // A document does not know its terms: whoever cancels may pay a fee of it before its day.
    line.id === 'reserved' && !one.ended && line.note
      ? { ...line, note: line.note + texts[language].unlessFee }
      : line,
  );

/** What was taken off stands with its credit notes. */
const standing = (one: InvoiceMoney, today: Day, language: Language): MoneyLine[] =>
  moneyLines({ ...documentFacts(one, today), ...whoseOf(one) }, language).filter(
    ({ id }) => id !== 'forgiven',
  );

const whoseOf = ({ of, desk }: InvoiceMoney) => ({ of, ...(desk && { desk }) });

const texts = { en: english, ar: arabic };

interface DueRow {
  by: Day;
  words: string;
}

/** What is still asked for by each day, besides what is reserved, being taken or being checked, and who pays it. */
export function dueRows(
  one: InvoiceMoney,
  today: Day,
  { language, say }: { language: Language; say: (sum: Money) => string },
): DueRow[] {
  const { document, currency, reserved, collecting, checking, paused } = one;
  if (paused) return [];
  const sum = (amount: number) => money(amount, currency);
  const open = partsWithOpen(document).map((part) => ({
    dueOn: part.dueOn,
    amount: part.open,
    whole: part.amount,
  }));
  return lessTaken(open, reserved + collecting + checking).map(({ dueOn: by, amount, whole }) => {
    const part = partWords({ amount: sum(whole), open: sum(amount) }, language, say);
    const who = payerOn(one, { by, today }, language);
    return { by, words: [part, who].filter(Boolean).join(language === 'ar' ? '، ' : ', ') };
  });
}

/** A card that pays by itself has been asked on the day: of what is overdue nobody knows when it is again. */
function payerOn(payer: Payer, { by, today }: { by: Day; today: Day }, language: Language): string {
  if (payer.byHand) return texts[language].byHand;
  return by < today ? '' : payerWords(payer, by, language);
}
