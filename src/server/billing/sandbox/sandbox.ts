/** A card processor in a box: it behaves like one, keeps its own books, and moves no money. */
import { randomBytes } from 'node:crypto';
import type { SandboxCard } from '#contract/billing/payments.ts';
import { Failure } from '#domain/failure.ts';
import { takingOf } from '#domain/money/words/hold.ts';
import type {
  CardFacts,
  ChargeOrder,
  PaymentOutcome,
  PaymentPort,
} from '#server/billing/payments/port.ts';
import { findPayment } from '#server/billing/payments/store.ts';
import { behaviourOf, brandOf, firstAnswer, testCards } from '#server/billing/sandbox/cards.ts';
import * as store from '#server/billing/sandbox/store.ts';
import { moneyOfThese } from '#server/bookings/actions.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const named = (kind: string) => `${kind}_${randomBytes(16).toString('base64url')}`;

/** Where the payer answers their bank. */
export const challengePath = (intent: string): string => `/billing/sandbox/${intent}`;

export function sandboxPort(sql: Database, publicUrl: string): PaymentPort {
  const inBox = <T>(work: (tx: Sql) => Promise<T>) => sql.as(system, work);
  const told = (intent: store.IntentRow) => inBox((tx) => outcomeOf(tx, intent, publicUrl));
  const decide = async (id: string, change: (intent: store.IntentRow) => store.IntentChange) =>
    told(await inBox((tx) => decideIn(tx, id, change)));
  return {
    name: 'sandbox',
    testCards,
    customer: async () => null,
    charge: async (order) => told(await inBox((tx) => begin(tx, order))),
    look: async ({ key }) => {
      const known = await inBox((tx) => store.findByKey(tx, key));
      // What fails later has failed by the time anybody asks.
      if (known?.state === 'processing')
        return decide(known.id, () => ({ state: 'failed', failure: 'declined' }));
      return known && told(known);
    },
    capture: ({ ref, amount }) => decide(ref, (intent) => captureOf(intent, amount.amount)),
    release: (ref) =>
      decide(ref, ({ state }) =>
        state === 'authorised' || state === 'step' ? { state: 'released' } : {},
      ),
    refund: ({ key, ref, amount }) =>
      inBox((tx) => sendBack(tx, { key, ref, amount: amount.amount })),
    keep: (token) => inBox((tx) => cardOf(tx, token)),
    keepThere: async () => undefined,
    forget: (token) => inBox((tx) => store.detachCard(tx, token)),
  };
}

/** A card becomes a token; of its number the last four digits stay. */
export async function tokenise(sql: Database, card: SandboxCard, month: string) {
  const behaviour = behaviourOf(card.number);
  if (!behaviour) refuse('number', 'Only the test cards listed here work');
  const ends = `${card.expYear}-${String(card.expMonth).padStart(2, '0')}`;
  if (ends < month) refuse('expYear', 'This card has expired');
  const { expMonth, expYear } = card;
  const kept = { brand: brandOf(card.number), last4: card.number.slice(-4), expMonth, expYear };
  const row = { token: named('tok'), ...kept, behaviour };
  await sql.as(system, (tx) => store.insertCard(tx, row));
  return { token: row.token, ...kept };
}

function refuse(field: string, sentence: string): never {
  throw new Failure('validation_failed', `Please check ${field}: ${sentence}.`, {
    fields: { [field]: sentence },
  });
}

async function cardOf(tx: Sql, token: string): Promise<CardFacts | undefined> {
  const card = await store.findCard(tx, token);
  if (!card) return undefined;
  const { brand, last4, expMonth, expYear } = card;
  return { token, brand, last4, expMonth, expYear };
}

async function begin(tx: Sql, order: ChargeOrder): Promise<store.IntentRow> {
  const known = await store.findByKey(tx, order.key);
  if (known) return known;
  const card = order.token ? await store.findCard(tx, order.token) : undefined;
  if (!card) throw new Failure('validation_failed', 'This card is not known any more.');
  const { state: first, failure = null } = firstAnswer(card.behaviour);
  const { amount, currency } = order.amount;
  const taken = order.captureLater ? 'authorised' : 'succeeded';
  // Whoever is not there cannot answer their bank.
  const state = first === 'step' && !order.present ? 'failed' : first;
  const intent: store.IntentRow = {
    id: named('int'),
    key: order.key,
    card: card.token,
    currency,
    amount,
    refunded: 0,
    captureLater: order.captureLater,
    returnUrl: order.returnUrl,
    state: state === 'taken' ? taken : state,
    captured: state === 'taken' && !order.captureLater ? amount : 0,
    failure: state === 'failed' ? (failure ?? 'step_needed') : null,
  };
  const inserted = await store.insertIntent(tx, intent);
  // Two who asked at once: the one who came first counts.
  return inserted ?? (await store.findByKey(tx, order.key)) ?? intent;
}

/** What the payer said on the page that stands for their bank. */
export const answerChallenge = async (sql: Database, id: string, approved: boolean) =>
  sql.as(system, (tx) =>
    decideIn(tx, id, ({ state, captureLater, amount }) => {
      if (state !== 'step') return {};
      if (!approved) return { state: 'failed', failure: 'step_failed' };
      return captureLater ? { state: 'authorised' } : { state: 'succeeded', captured: amount };
    }),
  );

/** What the bank asks about; of a reservation for a booking also when it is taken. */
export const askedIntent = ({ sql, now }: Pick<Services, 'sql' | 'now'>, id: string) =>
  sql.as(system, async (tx) => {
    const intent = await store.lockIntent(tx, id);
    if (!intent?.captureLater) return intent;
    const { clientId, bookingId } = (await findPayment(tx, intent.key)) ?? {};
    if (!clientId || !bookingId) return intent;
    const [booked] = await moneyOfThese(tx, clientId, { ids: [bookingId], now: now() });
    return { ...intent, taking: booked && takingOf(booked.facts) };
  });

async function decideIn(
  tx: Sql,
  id: string,
  change: (intent: store.IntentRow) => store.IntentChange,
): Promise<store.IntentRow> {
  const intent = await store.lockIntent(tx, id);
  if (!intent) throw new Failure('not_found', 'The sandbox knows no such payment.');
  const changed = change(intent);
  return Object.keys(changed).length > 0 ? store.changeIntent(tx, id, changed) : intent;
}

function captureOf(intent: store.IntentRow, amount: number): store.IntentChange {
  if (intent.state !== 'authorised') return {};
  return { state: 'succeeded', captured: Math.min(amount, intent.amount) };
}

async function sendBack(
  tx: Sql,
  { key, ref, amount }: { key: string; ref: string; amount: number },
) {
  const intent = await store.lockIntent(tx, ref);
  const before = await store.findSandboxRefund(tx, key);
  if (before) return { state: 'succeeded' as const, ref: before.id };
  if (!intent || intent.captured - intent.refunded < amount)
    return { state: 'failed' as const, ref: '' };
  const id = named('ref');
  await store.insertSandboxRefund(tx, { id, key, intent: ref, amount });
  await store.changeIntent(tx, ref, { refunded: intent.refunded + amount });
  return { state: 'succeeded' as const, ref: id };
}

/** The bank speaks as the page did from which the payer comes. */
const languageIn = ({ returnUrl }: store.IntentRow) =>
  new URL(returnUrl).pathname.startsWith('/ar') ? '?lang=ar' : '';

async function outcomeOf(
  tx: Sql,
  intent: store.IntentRow,
  publicUrl: string,
): Promise<PaymentOutcome> {
  const { id, state, failure, captured } = intent;
  const card = await cardOf(tx, intent.card);
  return {
    state,
    ref: id,
    ...(state === 'step' && { url: `${publicUrl}${challengePath(id)}${languageIn(intent)}` }),
    ...(state === 'failed' && { failure: failure ?? 'declined' }),
    ...(state === 'succeeded' && { settled: captured }),
    ...(card && { card }),
  };
}
