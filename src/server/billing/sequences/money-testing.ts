/** Does with real money what stands on paper: real keys, a processor that forgets nothing, a house that dies. */
import { z } from 'zod';
import { type Currency, Id, type Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { asHouse } from '#server/billing/clerk.ts';
import {
  creditInvoice,
  recordTransfer,
  refundLeft,
  refundPayment,
} from '#server/billing/desk-acts.ts';
import { beginForInvoice, catchUp, drivePayment, goOn } from '#server/billing/payments/payments.ts';
import { PaymentRow, paymentColumns } from '#server/billing/payments/row.ts';
import { sendRefund } from '#server/billing/refunds/refunds.ts';
import { answerChallenge } from '#server/billing/sandbox/sandbox.ts';
import type { MoneyDeed } from '#server/billing/sequences/print-testing.ts';
import type { Somebody } from '#server/matters/messages/messages.ts';
import { actUnasked } from '#server/platform/act.ts';
import { once } from '#server/platform/idempotency.ts';
import { many, one, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface Lane {
  services: Services;
  client: string;
  staff: string;
  /** Cards by what they do. */
  tokens: { good: string; declined: string; asks: string };
}

/** One thing that is paid for. */
export interface Played extends Lane {
  source: string;
  /** Its documents as they were last looked at. */
  sheets: { id: string; currency: Currency; newest: string | null }[];
}

/** How a payment goes: through, refused, asked about by the bank, or the house dies before or after asking. */
export type Way = 'good' | 'declined' | 'asks' | 'dies' | 'deaf';

type Side = 'client' | 'staff';

/** Everything that was done is undone: the process ended before it could be kept. */
class Crash extends Error {}

export interface Attempt {
  key: string;
  dies?: boolean;
  way?: Way;
}

/** One act under one key, in one transaction, as a route does it. */
export async function act<T>(
  lane: Lane,
  side: Side,
  { key, dies }: Attempt,
  work: (by: Somebody) => Promise<T>,
): Promise<T> {
  const { services } = lane;
  const { sql, config, catalogue, secrets } = services;
  const snapshot = await catalogue.current();
  const user = { kind: side, id: lane[side] };
  const attempt = { user, ip: '192.0.2.1', route: 'sequence', key, body: null };
  return sql.as(user, (tx) =>
    once({ tx, secrets }, attempt, async () => {
      const acting = { tx, config, snapshot, now: services.now(), by: user, name: side };
      const answer = await work(acting);
      if (dies) throw new Crash('the house went dark');
      return answer;
    }),
  );
}

const paymentsOf = ({ services }: Played, invoice: string, states: readonly string[]) =>
  services.sql.as(
    system,
    (tx) =>
      many(PaymentRow, tx)`
      select ${paymentColumns(tx)} from app.payments
      where invoice_id = ${invoice} and state = any (${[...states]})
      order by created_at desc, id desc`,
  );

/** Says whether the house did it: a refusal is an answer, and anything else a defect. */
export async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Failure || error instanceof Crash) return false;
    throw error;
  }
}

export async function withMoney(
  played: Played,
  deed: MoneyDeed,
  attempt: Attempt,
): Promise<unknown> {
  const { id, currency, newest } = played.sheets[deed.sheet] ?? refuse();
  if (!('amount' in deed)) return conclude(played, id, deed.kind === 'paid');
  const amount = money(deed.amount, currency);
  if (deed.kind === 'begin') return pay(played, { id, amount }, attempt);
  const reason = 'So it is.';
  const receivedOn = dayInDubai(played.services.now());
  return act(played, 'staff', attempt, async (by) => {
    if (deed.kind === 'credit') await creditInvoice(by, id, { amount, reason });
    else if (deed.kind === 'transfer')
      await recordTransfer(by, id, { amount, receivedOn, reference: 'RF18' });
    else await refundPayment(by, newest ?? refuse(), { amount, reason });
  });
}

export const refuse = (): never => {
  throw new Failure('not_found', 'There is nothing of the kind.');
};

/** Written down, asked for, written down: as a route does it, or as far as a dying house comes. */
async function pay(
  played: Played,
  { id, amount }: { id: string; amount: Money },
  attempt: Attempt,
) {
  const { services, tokens, client: clientId } = played;
  const { way = 'good' } = attempt;
  const token = way === 'declined' || way === 'asks' ? tokens[way] : tokens.good;
  const ask = {
    for: { kind: 'invoice', id },
    amount,
    returnTo: '/profile/invoices',
    with: { kind: 'token', token, save: false },
  } as const;
  const begun = await act(played, 'client', attempt, (by) =>
    asHouse(by, async () => ({
      id: (await beginForInvoice(by, services, { ask, clientId, language: 'en' })).id,
    })),
  );
  if (way === 'dies') return;
  const row = await drivePayment(way === 'deaf' ? deaf(services) : services, begun, {
    present: true,
  });
  if (row.state === 'failed') throw new Failure('payment_declined', 'The card was declined.');
}

/** Does what it is asked and is gone before it answers. */
export function deaf(services: Services): Services {
  const { processor } = services;
  const broken = () => Promise.reject(new Error('the line broke'));
  return {
    ...services,
    processor: {
      ...processor,
      charge: (order) => processor.charge(order).then(broken),
      refund: (order) => processor.refund(order).then(broken),
    },
  };
}

/** What was begun comes to its end: the bank is answered, the same key asks again, or a job asks about it. */
async function conclude(played: Played, invoice: string, approved: boolean): Promise<void> {
  const { services } = played;
  const [open] = await paymentsOf(played, invoice, ['created', 'step', 'processing']);
  if (!open) return;
  if (open.state === 'step' && open.processorRef) {
    await answerChallenge(services.sql, open.processorRef, approved);
    await Promise.all([
      goOn(services, open, { present: true }),
      goOn(services, open, { present: true }),
    ]);
  } else if (approved) await goOn(services, open, { present: true });
  else await catchUp(services, open, { giveUp: true });
}

/** Every refund leaves, however often it is tried and whatever breaks on the way. */
export async function sendRefunds(played: Played): Promise<void> {
  const { services, source } = played;
  const Waiting = z.object({ id: Id, kind: z.string() });
  const waiting = await services.sql.as(
    system,
    (tx) =>
      many(Waiting, tx)`
      select r.id, p.kind from app.refunds r
      join app.payments p on p.id = r.payment_id left join app.invoices i on i.id = r.invoice_id
      where (i.source_id = ${source} or p.booking_id = ${source}) and r.state = 'created'`,
  );
  const staff = { kind: 'staff', id: played.staff } as const;
  for (const { id, kind } of waiting)
    if (kind === 'transfer')
      await actUnasked(services, (clerk) => refundLeft(clerk, id, 'RF18'), staff);
    else {
      await sendRefund(deaf(services), id).catch(() => undefined);
      await Promise.all([sendRefund(services, id), sendRefund(services, id)]);
    }
}

const Taken = z.object({ taken: z.int(), booked: z.int(), charges: z.int(), payments: z.int() });

/** What the processor has of the client's, by its own books, beside what ours say; and how often it took. */
export const takenFor = ({ services, source }: Played) =>
  services.sql.as(
    system,
    (tx) =>
      one(Taken, tx)`
      select coalesce(sum(s.captured - s.refunded), 0)::bigint as taken,
        coalesce(sum(p.settled_amount - p.refunded_amount), 0)::bigint as booked,
        count(*) filter (where s.captured > 0)::int as charges,
        count(*) filter (where p.state = 'succeeded')::int as payments
      from app.payments p left join app.invoices i on i.id = p.invoice_id
      left join app.sandbox_intents s on s.key = p.id::text
      where (i.source_id = ${source} or p.booking_id = ${source}) and p.kind = 'card'`,
  );
