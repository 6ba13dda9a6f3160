/** An accepted quote becomes an invoice, to the fils. */
import type { MatterKind } from '#contract/matter-kinds.ts';
import type { QuoteLine } from '#contract/matter-quotes.ts';
import type { Currency, Day, Localised } from '#contract/primitives.ts';
import { categoryOfMatter } from '#domain/billing-categories.ts';
import { type KeptInstalment, type KeptLine, sumUp } from '#domain/billing-invoice.ts';
import { Failure } from '#domain/failure.ts';
import { money, percent } from '#domain/money.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoice-row.ts';
import * as store from '#server/billing/invoice-store.ts';
import { issue } from '#server/billing/issuing.ts';
import { inBoth } from '#server/billing/spoken.ts';

/** Days a client has to pay what was quoted, where the desk said nothing else. */
const daysToPay = 7;

export interface Quoted {
  matter: {
    id: string;
    clientId: string | null;
    reference: string;
    kind: MatterKind;
    title: Localised;
    path: string;
  };
  quote: {
    id: string;
    number: number;
    currency: Currency;
    lines: QuoteLine[];
    totalAmount: number;
  };
}

/** How it is to be paid. */
export interface Schedule {
  depositPercent?: number;
  dueOn?: Day | undefined;
  balanceOn?: Day | undefined;
}

/** Once: undefined where it was invoiced before, or nothing is owed. */
export async function invoiceQuote(
  clerk: Clerk,
  { matter, quote }: Quoted,
  schedule: Schedule = {},
): Promise<InvoiceRow | undefined> {
  const { clientId, id, reference } = matter;
  if (!clientId || quote.totalAmount === 0) return undefined;
  const part = `quote:${quote.id}`;
  const known = await asHouse(clerk, () => store.findPart(clerk.tx, { kind: 'matter', id }, part));
  if (known) return undefined;
  const lines: KeptLine[] = quote.lines
    .filter(({ each }) => each > 0)
    .map(({ kind, title, quantity, each }) => ({
      // The desk wrote it in the client's own language; it is theirs in both.
      ...{ kind, title: { en: title, ar: title }, quantity, each },
    }));
  return issue(clerk, {
    clientId,
    source: { kind: 'matter', id, part, path: matter.path },
    category: categoryOfMatter(matter.kind),
    title: matter.title,
    detail: inBoth((words) => words.ofMatter(reference, quote.number)),
    currency: quote.currency,
    lines,
    instalments: partsOf(clerk, sumUp(lines).total, schedule),
  });
}

function partsOf({ now }: Clerk, total: number, schedule: Schedule): KeptInstalment[] {
  const today = dayInDubai(now);
  const { depositPercent = 100, dueOn = daysAfter(today, daysToPay) } = schedule;
  const { balanceOn = daysAfter(dueOn, daysToPay) } = schedule;
  if (dueOn < today) refuse('dueOn', 'It must not lie behind');
  if (balanceOn < dueOn) refuse('balanceOn', 'It must not come before the first part');
  const first = percent(money(total, 'AED'), depositPercent).amount;
  const parts = [
    { amount: first, dueOn },
    { amount: total - first, dueOn: balanceOn },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

function refuse(field: string, sentence: string): never {
  throw new Failure('validation_failed', `Please check ${field}: ${sentence}.`, {
    fields: { [field]: sentence },
  });
}
