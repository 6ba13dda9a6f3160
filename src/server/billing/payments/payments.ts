/**
 * Paying takes three steps, so that a crash between any two of them loses nothing: the payment is
 * written down, the processor is asked under its id, and the answer is written down.
 */

import type { PayAsk, PaymentWith } from '#contract/billing/payments.ts';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language, Localised, Money } from '#contract/primitives.ts';
import { checkPayable, outstandingOf } from '#domain/billing/invoice.ts';
import { isGoodOn, mayBeForgotten } from '#domain/billing/payment.ts';
import { Failure } from '#domain/failure.ts';
import { sumOf } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import {
  billingAccountOf,
  noteCustomer,
  payerAccount,
} from '#server/billing/books/account-store.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding, onlyGuarantees } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { isAboutToEnd } from '#server/billing/money-acts/store.ts';
import { purchaseOf } from '#server/billing/payments/may-pay.ts';
import * as methods from '#server/billing/payments/method-store.ts';
import { cardsNotTaken } from '#server/billing/payments/no-processor.ts';
import type { ChargeOrder, PaymentOutcome } from '#server/billing/payments/port.ts';
import { recordOutcome } from '#server/billing/payments/records.ts';
import { amountOf, type PaymentRow } from '#server/billing/payments/row.ts';
import * as store from '#server/billing/payments/store.ts';
import { spendUnderLock } from '#server/delegates/spending.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Begun {
  /** Where its name had to be known before it began. */
  id?: string;
  clientId: string;
  amount: Money;
  title: Localised;
  invoiceId: string | null;
  bookingId: string | null;
  with: { token: string | null; methodId: string | null; save: boolean };
  captureLater: boolean;
  /** Its job asks for it, and not before. */
  waits?: boolean;
  /** The version of the held booking that is confirmed once it has paid. */
  confirms?: number | undefined;
  returnTo: string;
  language: Language;
}

/** Written down before anybody is asked for money. */
export function beginPayment({ tx, now, by }: Clerk, services: Services, begun: Begun) {
  const { clientId, amount, title, invoiceId, bookingId, captureLater, returnTo } = begun;
  const { id = newId(), waits = false, confirms = null } = begun;
  const { token, methodId, save } = begun.with;
  return store.insertPayment(tx, {
    id,
    clientId,
    kind: 'card',
    state: 'created',
    invoiceId,
    bookingId,
    title,
    currency: amount.currency,
    amount: amount.amount,
    captureLater,
    waits,
    confirms,
    returnTo,
    saveMethod: save,
    methodId,
    token,
    processor: openName(services),
    processorRef: null,
    method: {},
    language: begun.language,
    createdAt: now,
    actorKind: by.kind === 'visitor' ? 'system' : by.kind,
    actorId: 'id' in by ? by.id : null,
    ...handOf(by),
    settledAmount: null,
    settledAt: null,
  });
}

/** Nobody is charged through a door that is closed. */
function openName({ processor: { name } }: Services): 'sandbox' | 'stripe' {
  if (name === 'none') throw cardsNotTaken();
  return name;
}

/** Whose hand it was, where somebody acted for the payer. */
function handOf(by: Caller): Pick<PaymentRow, 'delegateId' | 'delegateName'> {
  const delegate = 'delegate' in by ? by.delegate : undefined;
  return { delegateId: delegate?.id ?? null, delegateName: delegate?.name ?? '' };
}

/** A card's token; nothing when the payer types it on the processor's own page. */
export async function tokenFor(
  { tx, now }: Clerk,
  services: Services,
  clientId: string,
  chosen: PaymentWith,
): Promise<Begun['with']> {
  const hosted = openName(services) !== 'sandbox';
  if (chosen.kind === 'hosted') {
    if (!hosted) refuse('with', 'The sandbox has no page of its own; send a token');
    return { token: null, methodId: null, save: chosen.save };
  }
  if (chosen.kind === 'token') {
    if (hosted) refuse('with', 'Cards are typed on the processor’s own page');
    return { token: chosen.token, methodId: null, save: chosen.save };
  }
  const method = await methods.findOwnMethod(tx, clientId, chosen.id);
  if (!method || method.processor !== services.processor.name)
    throw new Failure('not_found', 'There is no such card.');
  if (isExpired(method, now))
    throw new Failure('payment_declined', 'This card has expired.', {
      params: { reason: 'expired_card' },
    });
  return { token: method.token, methodId: method.id, save: false };
}

export const isExpired = (
  card: Pick<methods.MethodRow, 'expYear' | 'expMonth'>,
  now: string,
): boolean => !isGoodOn(card, dayInDubai(now));

function refuse(field: string, sentence: string): never {
  throw new Failure('validation_failed', `Please check ${field}: ${sentence}.`, {
    fields: { [field]: sentence },
  });
}

/** An invoice, locked: nobody pays more than is owed, and no two tabs pay the same. */
export async function beginForInvoice(
  clerk: Clerk,
  services: Services,
  { ask, clientId, language }: { ask: PayAsk; clientId: string; language: Language },
): Promise<PaymentRow> {
  const invoice = await payableOf(clerk, ask.for.id, clientId);
  checkPayable(invoiceStanding(invoice), ask.amount);
  const { tx, by, now } = clerk;
  const id = newId();
  const paid = { ...purchaseOf(invoice), step: 'paid', amount: ask.amount, now } as const;
  await spendUnderLock(tx, by, { ...paid, payment: id });
  await checkAlone(clerk, invoice, ask.amount.amount);
  return beginPayment(clerk, services, {
    id,
    clientId,
    amount: ask.amount,
    title: invoice.title,
    invoiceId: invoice.id,
    language,
    bookingId: invoice.sourceKind === 'booking' ? invoice.sourceId : null,
    with: await tokenFor(clerk, services, clientId, ask.with),
    // A card that only guarantees is charged when the day has come.
    captureLater: onlyGuarantees(invoice) && invoice.dueOn > dayInDubai(now),
    returnTo: ask.returnTo,
  });
}

async function payableOf({ tx }: Clerk, id: string, clientId: string): Promise<InvoiceRow> {
  const invoice = await invoices.lockInvoice(tx, id);
  if (!invoice || invoice.clientId !== clientId || invoice.kind !== 'invoice')
    throw new Failure('not_found', 'There is no such invoice.');
  if (invoice.paused)
    throw new Failure('billing_state', 'It is paused: its request waits for a new quote.', {
      params: { reason: 'paused' },
    });
  if (await isAboutToEnd(tx, invoice))
    throw new Failure(
      'billing_state',
      'The house is deciding about it; nothing is paid meanwhile.',
      {
        params: { reason: 'being_decided' },
      },
    );
  return invoice;
}

/** One payment at a time, and none beside reservations that cover it: together they are what is owed. */
async function checkAlone({ tx }: Clerk, invoice: InvoiceRow, amount: number): Promise<void> {
  if (await store.openOfInvoice(tx, invoice.id)) throw underWay();
  const reserved = (await store.paymentsOfInvoice(tx, invoice.id)).filter(
    ({ state }) => state === 'authorised',
  );
  if (reserved.length === 0) return;
  if (sumOf(reserved) + amount > outstandingOf(invoiceStanding(invoice))) throw underWay();
}

export const underWay = (): Failure =>
  new Failure('billing_state', 'A payment of this is already under way.', {
    params: { reason: 'under_way' },
  });

/** Asks the processor for what was begun; somebody who asks again gets the same answer. */
export async function drivePayment(
  services: Services,
  { id }: Pick<PaymentRow, 'id'>,
  { present }: { present: boolean },
): Promise<PaymentRow> {
  const found = await services.sql.as(system, (tx) => loadFor(tx, services, id));
  if (!found) return missing();
  const { payment } = found;
  if (payment.state !== 'created' || payment.waits) return payment;
  const customer = await customerOf(services, found);
  const outcome = await askProcessor(services, payment, { customer, present });
  return outcome
    ? recordOutcome(services, id, outcome, { absent: !present, awaited: present })
    : payment;
}

/** What it may have been asked for so long ago that it does not know it by its key any more. */
async function foundAgain({ processor, now }: Services, payment: PaymentRow) {
  const { id, processorRef: ref, createdAt } = payment;
  return mayBeForgotten(createdAt, now()) ? processor.look({ key: id, ref }) : undefined;
}

interface Asking {
  customer: string | null;
  present: boolean;
}

async function askProcessor(
  services: Services,
  payment: PaymentRow,
  asking: Asking,
): Promise<PaymentOutcome | undefined> {
  const { id } = payment;
  try {
    const known = await foundAgain(services, payment);
    return known ?? (await services.processor.charge(orderOf(services, payment, asking)));
  } catch (error) {
    // A refusal of ours ends it. What was not heard is asked again by the job that reconciles.
    if (error instanceof Failure)
      return { state: 'failed', ref: `none-${id}`, failure: 'declined' };
    services.log.warn({ payment: id }, 'the processor did not answer');
    return undefined;
  }
}

function orderOf({ publicUrl }: Services, payment: PaymentRow, asking: Asking): ChargeOrder {
  const { id, token, captureLater, saveMethod, returnTo, language, title } = payment;
  const back = `${publicUrl}${addressOf(language, returnTo)}`;
  return {
    ...asking,
    key: id,
    amount: amountOf(payment),
    token,
    captureLater,
    save: saveMethod,
    description: title[language],
    returnUrl: `${back}${back.includes('?') ? '&' : '?'}payment=${id}`,
  };
}

const missing = (): never => {
  throw new Failure('not_found', 'There is no such payment.');
};

async function loadFor(tx: Sql, { processor }: Services, id: string) {
  const payment = await store.findPayment(tx, id);
  if (!payment?.clientId) return undefined;
  const account = await billingAccountOf(tx, payment.clientId);
  const person = await payerAccount(tx, payment.clientId);
  const { clientId } = payment;
  const known = account.customers[processor.name];
  const email = person?.email ?? '';
  return { payment, known, payer: { clientId, email, name: person?.name ?? email } };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadFor>>>;

async function customerOf(services: Services, { known, payer: who }: Omit<Loaded, 'payment'>) {
  if (known) return known;
  const made = await services.processor.customer(who).catch(() => null); // charged as a stranger
  if (made)
    await services.sql.as(system, (tx) =>
      noteCustomer(tx, who.clientId, [services.processor.name, made]),
    );
  return made;
}

/** The same for somebody who only saves a card. */
export async function customerFor(services: Services, clientId: string): Promise<string | null> {
  const found = await services.sql.as(system, async (tx) => {
    const account = await billingAccountOf(tx, clientId);
    const person = await payerAccount(tx, clientId);
    const email = person?.email ?? '';
    const who = { clientId, email, name: person?.name ?? email };
    return { known: account.customers[services.processor.name], payer: who };
  });
  return customerOf(services, found);
}

/** Goes on with what somebody began: asked again under its id, the processor acts once. */
export function goOn(services: Services, payment: PaymentRow, { present }: { present: boolean }) {
  if (payment.state === 'created') return drivePayment(services, payment, { present });
  return catchUp(services, payment, { giveUp: false });
}

/** The bank's question is withdrawn; if it was answered before, it counts. Any other payment goes on. */
export async function giveUpStep(services: Services, open: PaymentRow): Promise<void> {
  if (open.state !== 'step' || !open.processorRef) return;
  const now = await catchUp(services, open, { giveUp: false });
  if (now.state !== 'step') return;
  await services.processor.release(open.processorRef).catch(() => undefined); // asked again below
  await catchUp(services, open, { giveUp: false });
}

/** Money that has come by transfer is not asked of a card besides, where its payer has yet to answer their bank. */
export async function giveUpStepOf(services: Services, invoiceId: string): Promise<void> {
  const open = await services.sql.as(system, (tx) => store.openOfInvoice(tx, invoiceId));
  if (open) await giveUpStep(services, open);
}

/** Asks the processor how a payment stands; what it never heard of was never charged. */
export async function catchUp(
  services: Services,
  payment: PaymentRow,
  { giveUp }: { giveUp: boolean },
): Promise<PaymentRow> {
  if (payment.processor !== services.processor.name) return payment;
  const { id, processorRef: ref } = payment;
  const known = await services.processor.look({ key: id, ref });
  if (known) return recordOutcome(services, id, known);
  if (!giveUp) return payment;
  return recordOutcome(services, id, { state: 'failed', ref: `none-${id}`, failure: 'given_up' });
}
