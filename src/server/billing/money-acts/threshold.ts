/** Whether one colleague is enough for an act, and the row that keeps what became of it. */
import type { MoneyActKind, MoneyRoom } from '#contract/billing/money-acts.ts';
import type { Day, Money } from '#contract/primitives.ts';
import { countedWith, hoursToAnswer, lookNeeded, roomOf } from '#domain/billing/money-acts.ts';
import { Failure } from '#domain/failure.ts';
import { convert } from '#domain/money.ts';
import { dayInDubai, hoursAfter, midnightInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { lookersAt } from '#server/billing/money-acts/colleagues.ts';
import { tellAsked } from '#server/billing/money-acts/notices.ts';
import * as store from '#server/billing/money-acts/store.ts';
import { newId } from '#server/platform/ids.ts';

export interface WishedAct {
  kind: MoneyActKind;
  amount: Money;
  reason?: string;
  reference?: string;
  receivedOn?: Day;
  givingUp?: store.AskedGivingUp;
  ending?: store.AskedEnding;
  lowering?: store.Lowering;
  refundId?: string | null;
}

export type StaffClerk = Clerk & { by: { kind: 'staff'; id: string } };

export function staffedBy<Caller extends Pick<Clerk, 'by'>>(clerk: Caller) {
  const { by } = clerk;
  if (by.kind !== 'staff') throw new Failure('forbidden', 'This is for our own people.');
  return { ...clerk, by };
}

/** Under a lock: whoever moves money for the same client waits until this is written. */
export async function whoMustLook(clerk: StaffClerk, invoice: InvoiceRow, wish: WishedAct) {
  await store.actsInTurn(clerk.tx, { clientId: invoice.clientId, invoiceId: invoice.id });
  const worth = convert(wish.amount, 'AED').amount;
  return lookNeeded({ worth, ...(await weighed(clerk, invoice, wish.kind)) });
}

type Reading = Pick<StaffClerk, 'tx' | 'now' | 'by' | 'config'>;

/** What passed before, and who could look. */
async function weighed({ tx, now, by, config }: Reading, invoice: InvoiceRow, kind: MoneyActKind) {
  const whose = { clientId: invoice.clientId, invoiceId: invoice.id };
  const since = midnightInDubai(dayInDubai(now));
  const before = await store.passedBefore(tx, whose, countedWith(kind), since);
  const others = (await lookersAt(tx, { askedBy: by.id, askedAt: now }, now)).length;
  return { before, others, above: config.billing.fourEyesAbove };
}

/** For whoever only looks: nothing is locked, and it is weighed again when it is done. */
export const roomFor = async (reading: Reading, invoice: InvoiceRow, kind: MoneyActKind) =>
  roomOf(await weighed(reading, invoice, kind));

/** Of a booking or a matter: what nobody was asked to pay gives nothing away. */
export async function roomOfSource(reading: Reading, source: invoices.Source): Promise<MoneyRoom> {
  const [invoice] = await invoices.ofSource(reading.tx, source);
  return invoice ? roomFor(reading, invoice, 'refund') : null;
}

interface Noted {
  wish: WishedAct;
  invoice: InvoiceRow;
  seen: store.Seen;
  state: 'done' | 'alone' | 'waiting';
  paymentId?: string | null;
}

/** Nothing where the same waits already. */
export function noteAct({ tx, now, by }: StaffClerk, noted: Noted) {
  const { wish, invoice, seen, state, paymentId = null } = noted;
  const { kind, amount, reason = '', reference = '', receivedOn = null } = wish;
  const { givingUp = null, ending = null, lowering = null, refundId = null } = wish;
  const given = { givingUp, ending, lowering };
  return store.insertMoneyAct(tx, {
    id: newId(),
    kind,
    seen,
    state,
    paymentId,
    invoiceId: invoice.id,
    clientId: invoice.clientId,
    currency: amount.currency,
    amount: amount.amount,
    worth: convert(amount, 'AED').amount,
    details: { reason, reference, receivedOn, ...given, refundId, waivesFee: false },
    askedBy: by.id,
    askedAt: now,
    expiresAt: hoursAfter(now, hoursToAnswer),
  });
}

export async function leaveToColleague(clerk: StaffClerk, noted: Noted): Promise<void> {
  const act = await noteAct(clerk, noted);
  if (!act) throw sameWaits();
  await tellAsked(clerk, act, noted.invoice);
}

export const sameWaits = () =>
  new Failure('billing_state', 'The same waits for a colleague already.', {
    params: { reason: 'act_waits' },
  });
