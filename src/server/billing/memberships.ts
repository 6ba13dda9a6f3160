/** What a client does with a membership: begins it, changes it, ends it, thinks again. */
import type { ChangeQuoteView, Programme } from '#contract/billing-memberships.ts';
import type { Language, Money } from '#contract/primitives.ts';
import type { KeptLine } from '#domain/billing-invoice.ts';
import { endOf, monthsAfter, periodStart, prorate, refuse } from '#domain/billing-membership.ts';
import { Failure } from '#domain/failure.ts';
import { checkShown } from '#domain/matter-quote.ts';
import { money, vatWithin } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { payer } from '#server/billing/account-store.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import * as invoices from '#server/billing/invoice-store.ts';
import { change as changeNow } from '#server/billing/membership-following.ts';
import { invoiceFor, takeBackOpen } from '#server/billing/membership-invoices.ts';
import {
  firstTotal,
  isIncluded,
  type Option,
  optionFor,
} from '#server/billing/membership-options.ts';
import * as store from '#server/billing/membership-store.ts';
import { inBoth, spokenDay } from '#server/billing/spoken.ts';
import { newId } from '#server/platform/ids.ts';

export interface Starting {
  clientId: string;
  programme: Programme;
  choice: string;
  /** What the client saw. */
  total: Money;
}

/** It begins today and opens once its first invoice is paid. */
export function start(clerk: Clerk, { clientId, programme, choice, total }: Starting) {
  const option = optionFor(clerk.snapshot, programme, choice);
  checkShown(firstTotal(option), total);
  return asHouse(clerk, async () => {
    const { tx, now, by } = clerk;
    const person = await payer(tx, clientId);
    if (isIncluded(clerk.snapshot, option, person?.plan ?? null))
      refuse('Your plan brings this tier with it; there is nothing to pay.');
    const open = await store.openOf(tx, clientId);
    if (open.some((own) => own.programme === programme))
      refuse('You already have one; please change that.');
    const row = await store.insert(tx, { ...begun(option, dayInDubai(now)), clientId });
    await store.addEvent(tx, row, { kind: 'started', at: now, by, name: row.name });
    await invoiceFor(clerk, row, { part: 'start', lines: firstLines(row, option) });
    return row;
  });
}

function begun({ programme, choice, name, price, every, minimumMonths }: Option, today: string) {
  return {
    ...{ id: newId(), programme, choice, name, every, state: 'awaiting' as const },
    ...{ currency: price.currency, priceAmount: price.amount },
    ...{ startedOn: today, periodFrom: today, periodTo: periodStart(today, 1, every) },
    ...{ minimumUntil: monthsAfter(today, minimumMonths), periods: 1 },
    ...{ endsOn: null, next: null, declines: 0, retryOn: null },
  };
}

/** The period and, where there is one, what joining costs. */
function firstLines(row: store.MembershipRow, { joiningFee, name }: Option): KeptLine[] {
  if (!joiningFee) return [periodLine(row)];
  const title = inBoth((words, language) => words.joining(name[language]));
  return [periodLine(row), { kind: 'fee', title, quantity: 1, each: joiningFee.amount }];
}

export function periodLine(row: store.MembershipRow): KeptLine {
  const { name, periodFrom, periodTo, priceAmount } = row;
  const title = inBoth((words, language) =>
    words.period(name[language], spokenDay(periodFrom, language), spokenDay(periodTo, language)),
  );
  return { kind: 'service', title, quantity: 1, each: priceAmount };
}

/** The client's own, at the version they looked at. Documents are locked before memberships, always. */
export function lockOwn(
  clerk: Clerk,
  { id, clientId, version }: { id: string; clientId: string; version: number },
): Promise<store.MembershipRow> {
  return asHouse(clerk, async () => {
    await invoices.lockOf(clerk.tx, { kind: 'membership', id });
    const row = await store.lock(clerk.tx, id);
    if (!row || row.clientId !== clientId)
      throw new Failure('not_found', 'There is no such membership.');
    if (row.version !== version)
      throw new Failure('precondition_failed', 'It has changed meanwhile; please look again.');
    return row;
  });
}

export interface Quoted {
  option: Option;
  view: ChangeQuoteView;
}

/** What another one would cost from today on; a cheaper one comes with the next period. */
export function quoteChange(
  { snapshot, now }: Pick<Clerk, 'snapshot' | 'now'>,
  row: store.MembershipRow,
  { choice, language }: { choice: string; language: Language },
): Quoted {
  if (row.state !== 'active') refuse('It can be changed once everything is paid.');
  if (row.choice === choice) refuse('This is what you have.');
  const option = optionFor(snapshot, row.programme, choice);
  const before = money(row.priceAmount, row.currency);
  const period = { from: row.periodFrom, to: row.periodTo };
  const today = dayInDubai(now);
  const rest = prorate(period, { before, after: option.price }, today);
  const isDearer = option.price.amount > before.amount;
  const total = isDearer ? rest.difference : money(0, row.currency);
  return {
    option,
    view: {
      ...{ choice, name: option.name[language], total, vat: vatWithin(total) },
      ...{ takesEffect: isDearer ? 'now' : 'period_end', on: isDearer ? today : row.periodTo },
      ...{ daysLeft: rest.daysLeft, daysInPeriod: rest.daysInPeriod },
      ...{ newShare: rest.newShare, unusedShare: rest.unusedShare },
      ...{ priceAfter: option.price, renewsOn: row.periodTo },
    },
  };
}

export function change(
  clerk: Clerk,
  row: store.MembershipRow,
  { choice, total }: { choice: string; total: Money },
): Promise<store.MembershipRow> {
  const { option, view } = quoteChange(clerk, row, { choice, language: 'en' });
  checkShown(view.total, total);
  const { tx, now, by } = clerk;
  return asHouse(clerk, async () => {
    await takeBackOpen(clerk, row);
    const { name } = option;
    const next = { choice, name, price: option.price.amount, invoice: null, on: null };
    if (view.takesEffect === 'now' && view.total.amount === 0) return changeNow(clerk, row, next);
    const invoice =
      view.takesEffect === 'now' ? await differenceOf(clerk, row, { option, view }) : null;
    const asked = { ...next, invoice, on: invoice ? null : row.periodTo };
    const saved = await store.save(tx, { ...row, next: asked, endsOn: null });
    await store.addEvent(tx, saved, { kind: 'change_asked', at: now, by, name });
    return saved;
  });
}

/** The rest of the period at the new price, less what of the old one is not used up. */
async function differenceOf(clerk: Clerk, row: store.MembershipRow, { option, view }: Quoted) {
  const { daysLeft, newShare, unusedShare } = view;
  const lines: KeptLine[] = [
    {
      ...{ kind: 'service', quantity: 1, each: newShare.amount },
      title: inBoth((words, language) => words.restAt(option.name[language], daysLeft)),
    },
    {
      ...{ kind: 'deduction', quantity: 1, each: -unusedShare.amount },
      title: inBoth((words, language) => words.unusedOf(row.name[language])),
    },
  ];
  const title = inBoth((words, language) => words.changeTo(option.name[language]));
  const part = `change:${row.version}`;
  return (await invoiceFor(clerk, row, { part, lines, title })).id;
}

/** With the period, not before the minimum term is served; what never opened ends at once. */
export function cancel(clerk: Clerk, row: store.MembershipRow): Promise<store.MembershipRow> {
  const { tx, now, by } = clerk;
  if (row.state === 'ended') refuse('It has ended already.');
  return asHouse(clerk, async () => {
    await takeBackOpen(clerk, row);
    const kind = row.state === 'awaiting' ? 'ended' : 'cancel_asked';
    const ending =
      row.state === 'awaiting'
        ? { state: 'ended' as const, endsOn: dayInDubai(now) }
        : { endsOn: endOf(row, row.minimumUntil) };
    const saved = await store.save(tx, { ...row, ...ending, next: null });
    await store.addEvent(tx, saved, { kind, at: now, by, name: row.name });
    return saved;
  });
}

/** Takes back an end that was asked for, or a change that has not happened. */
export function resume(clerk: Clerk, row: store.MembershipRow): Promise<store.MembershipRow> {
  const { tx, now, by } = clerk;
  if (row.state === 'ended' || (row.endsOn === null && row.next === null))
    refuse('There is nothing to take back.');
  return asHouse(clerk, async () => {
    await takeBackOpen(clerk, row);
    const saved = await store.save(tx, { ...row, endsOn: null, next: null });
    await store.addEvent(tx, saved, { kind: 'resumed', at: now, by, name: row.name });
    return saved;
  });
}
