/** What a client does with a membership: begins it, changes it, ends it, thinks again. */

import type { ChangeQuoteView, Programme } from '#contract/billing/memberships.ts';
import type { Language, Money } from '#contract/primitives.ts';
import type { KeptInvoiceLine } from '#domain/billing/invoice.ts';
import {
  answerBy,
  dueBefore,
  endIfAsked,
  lastDayBefore,
  minimumAfterChange,
  periodStart,
  prorateChange,
  refuseMembership,
  renewalsBefore,
} from '#domain/billing/membership.ts';
import { Failure } from '#domain/failure.ts';
import { checkShown } from '#domain/matters/quotes.ts';
import { money, vatWithin } from '#domain/money.ts';
import { dayInDubai, monthsAfter } from '#domain/time.ts';
import { payerAccount } from '#server/billing/books/account-store.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import {
  givenOf,
  invoiceFor,
  openInvoiceOf,
  takeBackOpen,
} from '#server/billing/memberships/invoices.ts';
import {
  tellApplied,
  tellChanging,
  tellEnding,
  tellKept,
  tellUnchanged,
} from '#server/billing/memberships/notices.ts';
import {
  firstTotal,
  isIncluded,
  type Option,
  optionFor,
} from '#server/billing/memberships/options.ts';
import { changeFromNow } from '#server/billing/memberships/paid-periods.ts';
import * as store from '#server/billing/memberships/store.ts';
import { tellBooks } from '#server/billing/notices.ts';
import { inBoth, spokenDay } from '#server/billing/words.ts';
import { checkVersion } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';

interface Starting {
  clientId: string;
  programme: Programme;
  choice: string;
  /** What the client saw. */
  total: Money;
}

/** A plan begins today and opens once its first invoice is paid; for a tier the house is asked first. */
export function startMembership(clerk: Clerk, { clientId, programme, choice, total }: Starting) {
  const option = optionFor(clerk.snapshot, programme, choice);
  checkShown(firstTotal(option), total);
  return asHouse(clerk, async () => {
    const { tx, now, by } = clerk;
    const person = await payerAccount(tx, clientId);
    if (isIncluded(clerk.snapshot, option, person?.plan ?? null))
      refuseMembership('Your plan brings this tier with it; there is nothing to pay.');
    const open = await store.openMembershipsOf(tx, clientId);
    if (open.some((own) => own.programme === programme)) refuseSecond();
    const fresh = { ...begun(option, dayInDubai(now)), clientId };
    const row = (await store.insertMembership(tx, fresh)) ?? refuseSecond();
    const kind = option.reviewed ? 'applied' : 'started';
    await store.addMembershipEvent({ tx, now, by }, row, { kind, name: row.name });
    if (option.reviewed) {
      const { joiningAmount: joining, priceAmount, startedOn } = row;
      const total = priceAmount + joining;
      await tellApplied(clerk, row, {
        name: row.name,
        total,
        joining,
        answerBy: answerBy(startedOn),
      });
    } else await invoiceFirst(clerk, row);
    return row;
  });
}

const refuseSecond = (): never => refuseMembership('You already have one; please change that.');

function begun(option: Option, today: string) {
  const { programme, choice, name, price, every, joiningFee, reviewed } = option;
  return {
    id: newId(),
    programme,
    choice,
    name,
    every,
    state: reviewed ? ('applied' as const) : ('awaiting' as const),
    currency: price.currency,
    priceAmount: price.amount,
    joiningAmount: joiningFee?.amount ?? 0,
    ...firstPeriod(option, today),
    endsOn: null,
    next: null,
    declines: 0,
    retryOn: null,
  };
}

export const firstPeriod = (
  { every, minimumMonths }: Pick<Option, 'every' | 'minimumMonths'>,
  today: string,
) => ({
  startedOn: today,
  periodFrom: today,
  periodTo: periodStart(today, 1, every),
  periods: 1,
  minimumUntil: monthsAfter(today, minimumMonths),
});

/** The period and, where there is one, what joining costs: as the client agreed to it. */
export function invoiceFirst(clerk: Clerk, row: store.MembershipRow, approved = false) {
  const { joiningAmount: each, name } = row;
  const title = inBoth((words, language) => words.joining(name[language]));
  const fee: KeptInvoiceLine[] = each > 0 ? [{ kind: 'fee', title, quantity: 1, each }] : [];
  return invoiceFor(clerk, row, { part: 'start', lines: [periodLine(row), ...fee], approved });
}

export function periodLine(row: store.MembershipRow): KeptInvoiceLine {
  const { name, periodFrom, periodTo, priceAmount } = row;
  // The day on which it renews belongs to the next one.
  const last = lastDayBefore(periodTo);
  const title = inBoth((words, language) =>
    words.period(name[language], spokenDay(periodFrom, language), spokenDay(last, language)),
  );
  return { kind: 'service', title, quantity: 1, each: priceAmount };
}

/** The client's own, at the version they looked at. Documents are locked before memberships, always. */
export const lockOwnMembership = (
  clerk: Clerk,
  { id, clientId, version }: { id: string; clientId: string; version: number },
): Promise<store.MembershipRow> =>
  asHouse(clerk, async () => {
    await invoices.lockOf(clerk.tx, { kind: 'membership', id });
    const row = await store.lockMembership(clerk.tx, id);
    if (!row || row.clientId !== clientId)
      throw new Failure('not_found', 'There is no such membership.');
    return checkVersion(row, version);
  });

interface Quoted {
  option: Option;
  view: ChangeQuoteView;
  /** The house was asked, and has said yes. */
  approved?: boolean;
}

/** What another one would cost from today on; a cheaper one comes with the next period. */
export async function quoteChange(
  clerk: Clerk,
  row: store.MembershipRow,
  { choice, language }: { choice: string; language: Language },
): Promise<Quoted> {
  const { snapshot, now, tx } = clerk;
  if (row.state !== 'active') refuseMembership('It can be changed once everything is paid.');
  if (row.choice === choice) refuseMembership('This is what you have.');
  const option = optionFor(snapshot, row.programme, choice);
  const before = money(row.priceAmount, row.currency);
  const period = { from: row.periodFrom, to: row.periodTo };
  const today = dayInDubai(now);
  const given = await asHouse(clerk, () => givenOf(tx, row));
  const rest = prorateChange(period, { before, after: option.price, given }, today);
  const isDearer = option.price.amount > before.amount;
  const total = isDearer ? rest.difference : money(0, row.currency);
  const soon = option.reviewed ? 'review' : 'now';
  const minimumUntil = minimumAfterChange(row, {
    minimumMonths: option.minimumMonths,
    begins: isDearer ? 'now' : 'next_period',
  });
  return {
    option,
    view: {
      choice,
      name: option.name[language],
      total,
      vat: vatWithin(total),
      takesEffect: isDearer ? soon : 'period_end',
      on: isDearer ? today : row.periodTo,
      daysLeft: rest.daysLeft,
      daysInPeriod: rest.daysInPeriod,
      newShare: rest.newShare,
      unusedShare: rest.unusedShare,
      priceAfter: option.price,
      renewsOn: row.periodTo,
      minimumUntil,
      termDue: dueBefore(renewalsBefore(row, minimumUntil), option.price),
    },
  };
}

export async function changeMembership(
  clerk: Clerk,
  row: store.MembershipRow,
  { choice, total }: { choice: string; total: Money },
): Promise<store.MembershipRow> {
  const { option, view } = await quoteChange(clerk, row, { choice, language: 'en' });
  checkShown(view.total, total);
  const { tx, now, by } = clerk;
  return asHouse(clerk, async () => {
    await takeBackOpen(clerk, row);
    const { name } = option;
    const { minimumUntil } = view;
    const next = { choice, name, price: option.price.amount, minimumUntil, ...nothingYet };
    if (view.takesEffect === 'now' && view.total.amount === 0)
      return changeFromNow(clerk, row, next);
    const wish = { ...next, ...(await waitsFor(clerk, row, { option, view })) };
    const saved = await store.saveMembership(tx, { ...row, next: wish, endsOn: null });
    await store.addMembershipEvent({ tx, now, by }, saved, { kind: 'change_asked', name });
    // An invoice tells of itself.
    if (saved.next?.asked)
      await tellApplied(clerk, saved, {
        name,
        total: saved.next.asked.most,
        answerBy: answerBy(dayInDubai(now)),
      });
    if (saved.next?.on) await tellChanging(tx, saved, saved.next);
    return saved;
  });
}

const nothingYet = { invoice: null, on: null, asked: null };

/** A change waits for its invoice, for the house's answer, or for the next period. */
async function waitsFor(clerk: Clerk, row: store.MembershipRow, quoted: Quoted) {
  const { takesEffect, total } = quoted.view;
  if (takesEffect === 'period_end') return { on: row.periodTo };
  if (takesEffect === 'review') return { asked: { most: total.amount, at: clerk.now } };
  return { invoice: await differenceOf(clerk, row, quoted) };
}

/** The rest of the period at the new price, less what of the old one is not used up. */
export async function differenceOf(
  clerk: Clerk,
  row: store.MembershipRow,
  { option, view, approved = false }: Quoted,
) {
  const { daysLeft, newShare, unusedShare } = view;
  const lines: KeptInvoiceLine[] = [
    {
      kind: 'service',
      quantity: 1,
      each: newShare.amount,
      title: inBoth((words, language) => words.restAt(option.name[language], daysLeft)),
    },
    ...(unusedShare.amount > 0 ? [unusedLine(row, unusedShare)] : []),
  ];
  const title = inBoth((words, language) => words.changeTo(option.name[language]));
  const part = `change:${row.version}`;
  return (await invoiceFor(clerk, row, { part, lines, title, approved })).id;
}

const unusedLine = ({ name }: store.MembershipRow, { amount }: Money): KeptInvoiceLine => ({
  kind: 'deduction',
  quantity: 1,
  each: -amount,
  title: inBoth((words, language) => words.unusedOf(name[language])),
});

/** With the period, not before the minimum term is served; what never opened ends at once. */
export function cancelMembership(
  clerk: Clerk,
  row: store.MembershipRow,
): Promise<store.MembershipRow> {
  const { tx, now, by } = clerk;
  if (row.state === 'ended') refuseMembership('It has ended already.');
  return asHouse(clerk, async () => {
    await takeBackOpen(clerk, row);
    const isUnborn = row.state === 'awaiting' || row.state === 'applied';
    const kind = isUnborn ? 'ended' : 'cancel_asked';
    const ending = isUnborn
      ? { state: 'ended' as const, endsOn: dayInDubai(now) }
      : { endsOn: endIfAsked(row, row.next) };
    // What was planned for the next period is not lost: it comes before the end, or again with keeping it.
    const next = !isUnborn && row.next?.on ? row.next : null;
    const saved = await store.saveMembership(tx, { ...row, ...ending, next });
    await store.addMembershipEvent({ tx, now, by }, saved, { kind, name: row.name });
    // Of what never opened the credit note tells; an application leaves the desk's list.
    if (row.state === 'applied') await tellBooks(tx, row.clientId);
    if (!isUnborn) await tellEnding(tx, saved, await openInvoiceOf(tx, saved));
    return saved;
  });
}

/** Takes back an end that was asked for or, where none is, a change that has not happened. */
export function resumeMembership(
  clerk: Clerk,
  row: store.MembershipRow,
): Promise<store.MembershipRow> {
  const { tx, now, by } = clerk;
  if (row.state === 'ended' || (row.endsOn === null && row.next === null))
    refuseMembership('There is nothing to take back.');
  return asHouse(clerk, async () => {
    await takeBackOpen(clerk, row);
    const next = row.endsOn === null ? null : row.next;
    const saved = await store.saveMembership(tx, { ...row, endsOn: null, next });
    await store.addMembershipEvent({ tx, now, by }, saved, { kind: 'resumed', name: row.name });
    if (row.endsOn !== null) await tellKept(tx, saved);
    // Of a change that was to be paid the credit note tells.
    else if (row.next?.on) await tellUnchanged(tx, saved);
    return saved;
  });
}
