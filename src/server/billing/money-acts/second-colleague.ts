/** The second colleague: yes moves the money, no says why; whoever asked may take it back. */

import type { MoneyAct, MoneyActKind } from '#contract/billing/money-acts.ts';
import type { Instant } from '#contract/primitives.ts';
import { documentNumber } from '#domain/billing/invoice.ts';
import { Failure } from '#domain/failure.ts';
import { money } from '#domain/money.ts';
import { isBefore } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { creditedWith } from '#server/billing/desk-acts.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { endsWith } from '#server/billing/memberships/refunded-periods.ts';
import {
  type ByHandKind,
  type Done,
  documentStanding,
  performAct,
  wishOfAct,
} from '#server/billing/money-acts/by-hand.ts';
import { mayLook, settledBeside } from '#server/billing/money-acts/colleagues.ts';
import {
  type MatterEnds,
  seenOfBooking,
  seenOfMatter,
} from '#server/billing/money-acts/house-endings.ts';
import { tellAlone, tellAnswered } from '#server/billing/money-acts/notices.ts';
import * as store from '#server/billing/money-acts/store.ts';
import { giveUpAgreed } from '#server/bookings/house-answers.ts';
import { lockAnyBooking } from '#server/bookings/store.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import { type Act, actUnasked } from '#server/platform/act.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Answering {
  id: string;
  version: number;
  answer: 'approve' | 'refuse' | 'withdraw';
  reason: string;
}

/** Says what was asked for in it; nothing leaves where the answer is no. */
export async function answerAct(
  clerk: Act,
  answering: Answering,
  matters: MatterEnds,
): Promise<string[]> {
  const { tx, by, now } = clerk;
  const { answer, reason } = answering;
  const row = await waitingAct(clerk, answering, matters);
  if (by.kind !== 'staff') throw new Failure('forbidden', 'This is for our own people.');
  if ((row.askedBy === by.id) !== (answer === 'withdraw'))
    throw new Failure('forbidden', 'Another colleague answers what somebody asked for.');
  if (answer !== 'withdraw' && !(await mayLook(tx, row, by.id, now))) throw tooNear();
  const answered = { answeredBy: by.id, answeredAt: now, answer: reason };
  // Answered before it is done: what doing it ends besides is what still waits, and not itself.
  const saved = await store.saveAnswer(tx, row.id, { ...answered, state: states[answer] });
  const done = answer === 'approve' ? await approve(clerk, row, matters) : undefined;
  if (answer !== 'withdraw') await tellAnswered(clerk, saved, { by: by.id, answer: reason });
  return done?.refunds ?? [];
}

/** Somebody new, or somebody whom one of the two invited. */
const tooNear = () =>
  new Failure('billing_state', 'A colleague who has been here longer answers this.', {
    params: { reason: 'colleague_too_new' },
  });

const states = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

async function waitingAct(
  { tx, now }: Clerk,
  { id, version }: Answering,
  matters: MatterEnds,
): Promise<store.ActRow> {
  // What is given up is locked before what is asked about it: its client may be ending it.
  const details = (await store.findMoneyAct(tx, id))?.details;
  if (details?.givingUp) await lockAnyBooking(tx, details.givingUp.bookingId);
  const matter = details?.ending ?? details?.lowering;
  if (matter) await matters.lock(tx, matter.matterId);
  const row = await store.lockMoneyAct(tx, id);
  if (!row) throw new Failure('not_found', 'There is no such wish.');
  if (row.state === 'waiting' && row.version === version && isBefore(now, row.expiresAt))
    return row;
  throw new Failure('billing_state', 'It was answered already, has ended, or waited too long.', {
    params: { reason: 'act_over' },
  });
}

/**
 * The document stands as it stood when it was asked, or it is asked anew. A transfer alone is recorded however it
 * stands by now: the money is at our bank, and what is too much goes back to where it came from.
 */
async function approve(clerk: Act, row: store.ActRow, matters: MatterEnds): Promise<Done> {
  const { kind } = row;
  if (kind === 'sent') throw new Error('What was sent does not wait');
  if (!isByHand(kind)) {
    await agreeTo(clerk, row, matters);
    return { invoiceId: row.invoiceId, refunds: [] };
  }
  const wish = wishOfAct(row, kind);
  const { seen } = await documentStanding(clerk, wish);
  if (kind !== 'transfer' && !row.details.waivesFee) checkSame(row, seen);
  return performAct(clerk, wish, true);
}

/** What is about a payment or a document itself; the rest gives up a booking, a matter or what was agreed of one. */
const isByHand = (kind: MoneyActKind): kind is ByHandKind =>
  kind === 'transfer' || kind === 'credit' || kind === 'refund' || kind === 'bank_refund';

async function agreeTo(clerk: Act, row: store.ActRow, matters: MatterEnds): Promise<void> {
  const { givingUp, ending, lowering, reason } = row.details;
  if (givingUp) {
    const check = async (version: number) => {
      // Moved to another day at the same price it is another booking, though its books are the same.
      if ((givingUp.version ?? version) !== version) throw stale();
      checkSame(row, await seenOfBooking(clerk, givingUp.bookingId));
    };
    return giveUpAgreed(clerk, { ...givingUp, reason }, check);
  }
  if (lowering) {
    const check = async (version: number) => {
      if (lowering.version !== version) throw stale();
      checkSame(row, await seenOfMatter(clerk, lowering.matterId));
    };
    return matters.send(clerk, { ...lowering, reason }, check);
  }
  if (!ending) throw new Error('What is given up has a name');
  const check = async () => checkSame(row, await seenOfMatter(clerk, ending.matterId));
  return matters.end(clerk, { ...ending, reason }, check);
}

function checkSame({ seen }: store.ActRow, now: store.Seen): void {
  if (JSON.stringify(store.Seen.parse(now)) === JSON.stringify(seen)) return;
  throw stale();
}

const stale = () =>
  new Failure('billing_state', 'It has changed since this was asked.', {
    params: { reason: 'act_stale' },
  });

/** May run twice: what waited too long is over, and what was done alone is told to whoever came. */
export async function tendActs(services: Services): Promise<void> {
  await actUnasked(services, async (clerk) => {
    const { tx, now } = clerk;
    for (const row of await store.overdueActs(tx, now)) {
      const over = { state: 'expired', answeredBy: null, answeredAt: now, answer: '' } as const;
      await tellAnswered(clerk, await store.saveAnswer(tx, row.id, over));
    }
    for (const row of await store.untoldActs(tx)) {
      const [first] = await settledBeside(tx, { askedBy: row.askedBy, askedAt: now }, now);
      const invoice = first && (await invoices.findInvoice(tx, row.invoiceId));
      if (!first || !invoice) continue;
      await tellAlone(clerk, row, { to: first.id, invoice });
      await store.markTold(tx, row.id, now);
    }
  });
}

export const showActs = async (tx: Sql, now: Instant): Promise<MoneyAct[]> =>
  viewsOf(tx, await store.openMoneyActs(tx, now), now);

export const showActsOf = async (tx: Sql, invoiceId: string, now: Instant): Promise<MoneyAct[]> =>
  viewsOf(tx, await store.moneyActsOfInvoice(tx, invoiceId), now);

async function viewsOf(tx: Sql, rows: store.ShownAct[], now: Instant): Promise<MoneyAct[]> {
  const known = await deskClientsOf(
    tx,
    rows.flatMap(({ clientId }) => clientId ?? []),
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...viewOf(row),
      endsMembership: await endsMembershipOf(tx, row),
      mayAnswer: row.state === 'waiting' && (await mayLook(tx, row, row.reader, now)),
      client: (row.clientId && known.get(row.clientId)) || null,
    })),
  );
}

/** As whoever asked for it read it before. */
async function endsMembershipOf(tx: Sql, row: store.ShownAct): Promise<boolean | null> {
  const { state, kind, sourceKind, invoiceId, amount } = row;
  if (state !== 'waiting' || sourceKind !== 'membership') return null;
  if (kind !== 'credit' && kind !== 'refund') return null;
  const invoice = await invoices.findInvoice(tx, invoiceId);
  if (!invoice) return null;
  const less = kind === 'credit' ? amount : await creditedWith({ tx }, invoice, amount);
  return endsWith(tx, invoice, less);
}

function viewOf(row: store.ShownAct): Omit<MoneyAct, 'client' | 'mayAnswer' | 'endsMembership'> {
  const { id, version, kind, state, askedAt, expiresAt, answer, mine, answeredBy } = row;
  return {
    id,
    version,
    kind,
    state,
    askedAt,
    expiresAt,
    answer,
    mine,
    ...row.details,
    amount: money(row.amount, row.currency),
    invoice: { id: row.invoiceId, number: documentNumber(row.series, row.year, row.number) },
    source: { kind: row.sourceKind, id: row.sourceId },
    booking: row.details.givingUp?.bookingId ?? null,
    tooMuch: row.state === 'waiting' ? money(row.tooMuch, row.currency) : money(0, row.currency),
    over: row.over,
    askedBy: { id: row.askedBy, name: row.askedName },
    answeredBy: answeredBy === null ? null : { id: answeredBy, name: row.answeredName },
  };
}
