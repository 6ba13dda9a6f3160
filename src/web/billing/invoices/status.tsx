import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { Language, Money } from '#contract/primitives.ts';
import {
  comingOf,
  feePaidWords,
  isReserved,
  isUnderWay,
  reservedLabel,
  reservedWords,
  settledWords,
} from '#domain/billing/invoice-words.ts';
import { pausedLabel } from '#domain/matters/money-words.ts';
import { lineValue } from '#domain/money/line.ts';
import { type MoneyOwner, payerWords } from '#domain/money/words/card.ts';
import { checkingLine, collectingLine, onWayLines } from '#domain/money/words/on-way.ts';
import { texts } from '#domain/money/words/texts.ts';
import { daysBetween } from '#domain/time.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { shortDay, todayInDubai } from '#web/platform/moments.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Status, type Tone } from '#web/ui/status.tsx';

type Fee = 'keptUnder' | 'reservedOn' | 'collectingOn' | 'collectingBack' | 'checkingBack';
type Sums = 'total' | 'paid' | 'credited' | 'outstanding' | 'reserved' | 'collecting' | 'checking';
type Payer = 'cardPays' | 'byHand' | 'once';
type Place = 'kind' | 'state' | 'next' | 'asked' | 'paused' | 'over';
type Stands = Pick<InvoiceSummary, Place | Payer | Sums | Fee>;

interface InvoiceStatusProps {
  invoice: Stands;
  /** Somebody of the house reads it, of a client. */
  desk?: boolean;
}

/** Where an invoice stands, in words and in its colour. */
export function InvoiceStatus({ invoice, desk = false }: InvoiceStatusProps) {
  const { t, format, language } = useText();
  const { states } = t.billing.invoices;
  const told = { ...invoice, ...useWhose(), desk };
  const [tone, words] = standing(told, states, language);
  const sum = invoice.next && comingOf(invoice).sum;
  // A part that is due is not the whole that stands beside it.
  const isPart = sum !== null && sum.amount !== invoice.total.amount;
  const note = noteOf(told, language, format.money);
  return (
    <span className="inline-block">
      <Status tone={tone}>{isPart ? states.part(format.money(sum), words) : words}</Status>
      {note && (
        <span className="mt-0.5 block text-caption text-ink-mute first-letter:uppercase max-w-60 max-tablet:max-w-44">
          {note}
        </span>
      )}
    </span>
  );
}

/** What a short word alone would hide: that it was not paid as issued, or when a card pays it. */
function noteOf(
  invoice: Stands & MoneyOwner,
  language: Language,
  say: (sum: Money) => string,
): string {
  const { state } = invoice;
  const unneeded = onWayLines(invoice, language);
  // What has ended asks for nothing: what is still on its way for it is said with its sum.
  if (!invoice.next && unneeded.length > 0)
    return unneeded.map((line) => `${line.label}: ${lineValue(line, say)}`).join('. ');
  if (invoice.next && invoice.checking.amount > 0) return checkingNote(invoice, language, say);
  if (invoice.next && isUnderWay(invoice)) return takingNote(invoice, language, say);
  const isOpenFee = invoice.keptUnder !== null && invoice.next !== null && !isReserved(invoice);
  if (state === 'settled' || state === 'credited' || isOpenFee)
    return [settledWords(invoice, language), collectedWords(invoice, language)]
      .filter(Boolean)
      .join(texts[language].semicolon);
  return isReserved(invoice)
    ? reservedWords(invoice, todayInDubai(), language)
    : collectedWords(invoice, language);
}

/** Of a transfer that is being checked: that nobody pays it again, or how much it is where more is due. */
function checkingNote(invoice: Stands, language: Language, say: (sum: Money) => string): string {
  const { label, note } = checkingLine(invoice, language);
  const isAll = comingOf(invoice).as === 'checking';
  return isAll ? note : `${label}: ${say(invoice.checking)}`;
}

/** Of what is being taken: that nobody need do anything, or how much it is where more is due. */
function takingNote(
  invoice: Stands & MoneyOwner,
  language: Language,
  say: (sum: Money) => string,
): string {
  const line = collectingLine(invoice, language);
  return invoice.asked ? `${line.label}: ${say(invoice.collecting)}` : line.note;
}

/** That a kept card pays by itself what falls due later: nobody has to. */
function collectedWords({ asked, ...payer }: Stands & MoneyOwner, language: Language): string {
  if (!asked || payer.byHand || asked.dueOn <= todayInDubai()) return '';
  return payerWords(payer, asked.dueOn, language);
}

/** Within a week the days are counted; what is further off has a date. */
const near = 7;

function standing(
  invoice: Stands & MoneyOwner,
  say: Texts['billing']['invoices']['states'],
  language: Language,
): [Tone, string] {
  const { kind, state, next, asked, paused } = invoice;
  if (kind === 'credit_note') return ['info', say.creditNote];
  if (state === 'credited') return ['neutral', say.credited];
  if (paused) return ['neutral', pausedLabel(language)];
  const paid = feePaidWords(invoice, language) ?? (state === 'settled' ? say.settled : say.paid);
  if (!next) return ['success', paid];
  if (!asked) return ['info', onWayLabel(invoice, language)];
  const left = daysBetween(todayInDubai(), asked.dueOn);
  if (left < 0) return ['danger', say.overdue(-left)];
  if (left === 0) return ['warning', say.dueToday];
  return left <= near
    ? ['warning', say.dueIn(left)]
    : ['neutral', say.dueOn(shortDay(asked.dueOn, language))];
}

/** How that comes for which nobody need do anything. */
function onWayLabel(invoice: Stands & MoneyOwner, language: Language): string {
  const { as } = comingOf(invoice);
  if (as === 'checking') return checkingLine(invoice, language).label;
  return as === 'collecting'
    ? collectingLine(invoice, language).label
    : reservedLabel(invoice, language);
}
