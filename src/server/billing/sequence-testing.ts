/** Does to a real matter what stands on paper: real transactions, real keys, a processor that forgets nothing. */
import { z } from 'zod';
import type { MatterMove } from '#contract/matter-parts.ts';
import { Currency, Id, type Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { money } from '#domain/money.ts';
import { dayInDubai, hoursAfter, houseZone } from '#domain/time.ts';
import { asHouse, withClerk } from '#server/billing/clerk.ts';
import {
  creditInvoice,
  recordTransfer,
  refundLeft,
  refundPayment,
} from '#server/billing/desk-acts.ts';
import type { Deed, Version } from '#server/billing/paper-testing.ts';
import { beginForInvoice, catchUp, drive, goOn } from '#server/billing/paying.ts';
import { leftOf, PaymentRow, paymentColumns } from '#server/billing/payment-row.ts';
import { sendRefund } from '#server/billing/refunding.ts';
import { answerChallenge } from '#server/billing/sandbox.ts';
import { makeRight, moveByHouse, withdraw } from '#server/matters/moving.ts';
import { openMatter } from '#server/matters/opening.ts';
import { acceptQuote, draftQuote, rejectQuote, sendQuote } from '#server/matters/quoting.ts';
import type { Somebody } from '#server/matters/writing.ts';
import { once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { many, one, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface Lane {
  services: Services;
  client: string;
  staff: string;
  /** Cards by what they do. */
  tokens: { good: string; declined: string; asks: string };
}

export interface Played extends Lane {
  matter: string;
  /** As they were last looked at. */
  sheets: { id: string; currency: Currency }[];
}

/** How a payment goes: through, refused, asked about by the bank, or the house dies before or after asking. */
export type Way = 'good' | 'declined' | 'asks' | 'dies' | 'deaf';

type Side = 'client' | 'staff';

/** Everything that was done is undone: the process ended before it could be kept. */
export class Crash extends Error {}

export interface Attempt {
  key: string;
  dies?: boolean;
  way?: Way;
}

/** One act under one key, in one transaction, as a route does it. */
async function act<T>(
  lane: Lane,
  side: Side,
  { key, dies }: Attempt,
  work: (by: Somebody) => Promise<T>,
): Promise<T> {
  const { services } = lane;
  const { sql, config, catalogue } = services;
  const snapshot = await catalogue.current();
  const user = { kind: side, id: lane[side] };
  return sql.as(user, (tx) =>
    once(tx, { user, route: 'sequence', key, body: null }, async () => {
      const acting = { tx, config, snapshot, now: services.now(), by: user, name: side };
      const answer = await work(acting);
      if (dies) throw new Crash('the house went dark');
      return answer;
    }),
  );
}

export async function begin(lane: Lane): Promise<Played> {
  const { client: clientId } = lane;
  const form = {
    kind: 'custom',
    title: 'A falcon',
    notes: 'Tame.',
    day: null,
    people: null,
    budget: null,
  } as const;
  const opening = { clientId, form, language: 'en', zone: houseZone } as const;
  const { id, version } = await act(lane, 'client', { key: newId() }, (by) =>
    openMatter(by, opening),
  );
  const played: Played = { ...lane, matter: id, sheets: [] };
  await move(played, { move: 'source', version }, { key: newId() });
  return played;
}

function move(played: Played, to: { move: MatterMove; version: number }, attempt: Attempt) {
  return act(played, 'staff', attempt, async (by) => {
    await moveByHouse(by, played.matter, { ...to, reason: 'So it is.' });
  });
}

/** A part of it is handed on at cost. */
const linesOf = ({ total, number }: Version) => [
  {
    kind: 'service',
    title: `Falconer ${number}`,
    quantity: 1,
    each: total - (total % 97),
  } as const,
  { kind: 'paid_out', title: 'Permit', quantity: 1, each: total % 97 } as const,
];

type Quoting = Extract<Deed, { kind: 'quote' }>;

function quote(played: Played, { version, seen }: Quoting, attempt: Attempt) {
  const { currency, keptPercent } = version;
  const expiresAt = hoursAfter(played.services.now(), 48);
  const draft = { currency, keptPercent, lines: linesOf(version), words: '', expiresAt };
  return act(played, 'staff', attempt, async (by) => {
    const next = await draftQuote(by, played.matter, { draft, version: seen });
    await sendQuote(by, played.matter, next.version);
  });
}

type Answering = Extract<Deed, { kind: 'accept' | 'reject' }>;

function answer(played: Played, { kind, version }: Answering, attempt: Attempt) {
  const { matter } = played;
  return act(played, 'client', attempt, async (by) => {
    const [found] = await many(
      z.object({ id: Id }),
      by.tx`
        select id from app.matter_quotes
        where matter_id = ${matter} and number = ${version?.number ?? 0}`,
    );
    const asked = { quote: found?.id ?? newId() };
    const total = money(version?.total ?? 0, version?.currency ?? 'AED');
    if (kind === 'accept') await acceptQuote(by, matter, { ...asked, total });
    else await rejectQuote(by, matter, { ...asked, reason: 'Too dear.' });
  });
}

/** What each document asks for and what of the client's is there, the first one first. */
const Seen = z.object({
  version: z.int(),
  sheets: z.array(
    z.object({
      ...{ id: Id, currency: Currency, left: z.int(), held: z.int() },
      payments: z.array(z.int()),
    }),
  ),
});

/** How the matter stands by the house's books, with what was learnt of its documents. */
export async function look(played: Played): Promise<z.infer<typeof Seen>> {
  const { services, matter } = played;
  const seen = await services.sql.as(system, (tx) =>
    one(
      Seen,
      tx`
        select version, array(
          select json_build_object('id', i.id, 'currency', i.currency,
            'left', total_amount - credited_amount,
            'held', paid_amount - coalesce((select sum(amount) from app.refunds r
              where r.invoice_id = i.id and r.state = 'created'), 0),
            'payments', array(select settled_amount - refunded_amount from app.payments p
              where p.invoice_id = i.id and p.state = 'succeeded'
                and settled_amount > refunded_amount
              order by created_at, id))
          from app.invoices i
          where source_id = m.id and source_kind = 'matter' and kind = 'invoice'
          order by issued_at, id) as sheets
        from app.matters m where m.id = ${matter}`,
    ),
  );
  played.sheets = seen.sheets;
  return seen;
}

const paymentsOf = ({ services }: Played, invoice: string, states: readonly string[]) =>
  services.sql.as(system, (tx) =>
    many(
      PaymentRow,
      tx`
        select ${paymentColumns(tx)} from app.payments
        where invoice_id = ${invoice} and state = any (${[...states]})
        order by created_at desc, id desc`,
    ),
  );

/** Says whether the house did it: a refusal is an answer, and anything else a defect. */
export async function perform(played: Played, deed: Deed, attempt: Attempt): Promise<boolean> {
  try {
    await carryOut(played, deed, attempt);
    return true;
  } catch (error) {
    if (error instanceof Failure || error instanceof Crash) return false;
    throw error;
  }
}

async function carryOut(played: Played, deed: Deed, attempt: Attempt): Promise<unknown> {
  switch (deed.kind) {
    case 'quote':
      return quote(played, deed, attempt);
    case 'accept':
    case 'reject':
      return answer(played, deed, attempt);
    case 'mend':
      return act(played, 'client', attempt, async (by) => {
        await makeRight(by, played.matter, 'Not yet.');
      });
    case 'withdraw':
      return act(played, 'client', attempt, async (by) => {
        await withdraw(by, played.matter, { reason: '', version: deed.seen });
      });
    case 'fail':
      return move(played, { move: 'supplier_failed', version: deed.seen }, attempt);
    case 'fulfil':
    case 'deliver':
    case 'decline':
      return move(played, { move: deed.kind, version: deed.seen }, attempt);
    default:
      return withMoney(played, deed, attempt);
  }
}

type OnSheet = Extract<Deed, { sheet: number }>;

async function withMoney(played: Played, deed: OnSheet, attempt: Attempt): Promise<unknown> {
  const { id, currency } = played.sheets[deed.sheet] ?? refuse();
  if (!('amount' in deed)) return conclude(played, id, deed.kind === 'paid');
  const amount = money(deed.amount, currency);
  if (deed.kind === 'begin') return pay(played, { id, amount }, attempt);
  const reason = 'So it is.';
  const receivedOn = dayInDubai(played.services.now());
  return act(played, 'staff', attempt, async (by) => {
    if (deed.kind === 'credit') await creditInvoice(by, id, { amount, reason });
    else if (deed.kind === 'transfer')
      await recordTransfer(by, id, { amount, receivedOn, reference: 'RF18' });
    else {
      const paid = await paymentsOf(played, id, ['succeeded']);
      const payment = paid.find((one) => leftOf(one) > 0) ?? refuse();
      await refundPayment(by, payment.id, { amount, reason });
    }
  });
}

const refuse = (): never => {
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
    ...{ amount, returnTo: '/profile/invoices' },
    with: { kind: 'token', token, save: false },
  } as const;
  const begun = await act(played, 'client', attempt, (by) =>
    asHouse(by, async () => ({
      id: (await beginForInvoice(by, services, { ask, clientId, language: 'en' })).id,
    })),
  );
  if (way === 'dies') return;
  const row = await drive(way === 'deaf' ? deaf(services) : services, begun, { present: true });
  if (row.state === 'failed') throw new Failure('payment_declined', 'The card was declined.');
}

/** Does what it is asked and is gone before it answers. */
function deaf(services: Services): Services {
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
  const { services, matter } = played;
  const Waiting = z.object({ id: Id, kind: z.string() });
  const waiting = await services.sql.as(system, (tx) =>
    many(
      Waiting,
      tx`
        select r.id, p.kind from app.refunds r
        join app.payments p on p.id = r.payment_id join app.invoices i on i.id = r.invoice_id
        where i.source_id = ${matter} and r.state = 'created'`,
    ),
  );
  const staff = { kind: 'staff', id: played.staff } as const;
  for (const { id, kind } of waiting)
    if (kind === 'transfer')
      await withClerk(services, (clerk) => refundLeft(clerk, id, 'RF18'), staff);
    else {
      await sendRefund(deaf(services), id).catch(() => undefined);
      await Promise.all([sendRefund(services, id), sendRefund(services, id)]);
    }
}

const Taken = z.object({ taken: z.int(), booked: z.int(), charges: z.int(), payments: z.int() });

/** What the processor has of the client's, by its own books, beside what ours say; and how often it took. */
export const takenFor = ({ services, matter }: Played) =>
  services.sql.as(system, (tx) =>
    one(
      Taken,
      tx`
        select coalesce(sum(s.captured - s.refunded), 0)::bigint as taken,
          coalesce(sum(p.settled_amount - p.refunded_amount), 0)::bigint as booked,
          count(*) filter (where s.captured > 0)::int as charges,
          count(*) filter (where p.state = 'succeeded')::int as payments
        from app.payments p join app.invoices i on i.id = p.invoice_id
        left join app.sandbox_intents s on s.key = p.id::text
        where i.source_id = ${matter} and p.kind = 'card'`,
    ),
  );
