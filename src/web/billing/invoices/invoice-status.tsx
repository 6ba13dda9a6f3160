import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { Language } from '#contract/primitives.ts';
import {
  isReserved,
  reservedLabel,
  reservedWords,
  settledWords,
} from '#domain/billing/invoice-words.ts';
import { pausedLabel } from '#domain/matters/money-words.ts';
import { daysBetween } from '#domain/time.ts';
import { shortDay, today } from '#web/billing/moments.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Status, type Tone } from '#web/ui/status.tsx';

type Sums = 'total' | 'paid' | 'credited' | 'outstanding' | 'reserved';
type Stands = Pick<InvoiceSummary, 'kind' | 'state' | 'next' | 'paused' | Sums>;

/** Where an invoice stands, in words and in its colour. */
export function InvoiceStatus({ invoice }: { invoice: Stands }) {
  const { t, format, language } = useText();
  const { states } = t.billing.invoices;
  const [tone, words] = standing(invoice, states, language);
  const { next, total } = invoice;
  // A part that is due is not the whole that stands beside it.
  const isPart = next !== null && next.amount.amount !== total.amount;
  const note = noteOf(invoice, language);
  return (
    <span className="inline-block">
      <Status tone={tone}>{isPart ? states.part(format.money(next.amount), words) : words}</Status>
      {note && <span className="mt-0.5 block text-caption text-ink-mute">{note}</span>}
    </span>
  );
}

/** What a short word alone would hide: that it was not paid as issued, or when a card pays it. */
function noteOf(invoice: Stands, language: Language): string {
  const { state } = invoice;
  if (state === 'settled' || state === 'credited') return settledWords(invoice, language);
  return isReserved(invoice) ? reservedWords(invoice, today(), language) : '';
}

/** Within a week the days are counted; what is further off has a date. */
const near = 7;

function standing(
  invoice: Stands,
  say: Texts['billing']['invoices']['states'],
  language: Language,
): [Tone, string] {
  const { kind, state, next, paused } = invoice;
  if (kind === 'credit_note') return ['info', say.creditNote];
  if (state === 'credited') return ['neutral', say.credited];
  if (paused) return ['neutral', pausedLabel(language)];
  if (!next) return ['success', state === 'settled' ? say.settled : say.paid];
  if (isReserved(invoice)) return ['info', reservedLabel(language)];
  const left = daysBetween(today(), next.dueOn);
  if (left < 0) return ['danger', say.overdue(-left)];
  if (left === 0) return ['warning', say.dueToday];
  return left <= near
    ? ['warning', say.dueIn(left)]
    : ['neutral', say.dueOn(shortDay(next.dueOn, language))];
}
