/** Does to a real membership what was wished. */
import { money } from '#domain/money.ts';
import { daysAfter, midnightInDubai, minutesAfter } from '#domain/time.ts';
import * as acts from '#server/billing/memberships/memberships.ts';
import { allOptions } from '#server/billing/memberships/options.ts';
import { payOpen } from '#server/billing/memberships/payment.ts';
import type { MembershipRow } from '#server/billing/memberships/store.ts';
import { type Facts, isOwed } from '#server/billing/sequences/membership-facts-testing.ts';
import type { CardKind, Wish } from '#server/billing/sequences/membership-wishes-testing.ts';
import {
  type Attempt,
  act,
  deaf,
  type Lane,
  type Played,
  refuse,
  withMoney,
} from '#server/billing/sequences/money-testing.ts';
import type { Somebody } from '#server/matters/messages/messages.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** The day that it is for one story alone; no two things happen at the same minute of it. */
export interface Clock {
  day: string;
  minutes: number;
}

export interface Member extends Played {
  clock: Clock;
}

export function clockOf(day: string) {
  const clock: Clock = { day, minutes: 0 };
  const now = () => {
    clock.minutes += 1;
    return minutesAfter(midnightInDubai(clock.day), clock.minutes);
  };
  return { clock, now };
}

export function nextDay(clock: Clock): string {
  clock.day = daysAfter(clock.day, 1);
  clock.minutes = 0;
  return clock.day;
}

export const priceOf = async ({ services }: Lane, choice: string) => {
  const snapshot = await services.catalogue.current();
  const found = allOptions(snapshot).find((one) => one.choice === choice) ?? refuse();
  return found.price;
};

/** As the route does it: decided in one transaction, and then a saved card pays. */
async function decide(
  member: Lane,
  attempt: Attempt,
  { services, work }: { services: Services; work: (by: Somebody) => Promise<MembershipRow> },
): Promise<string> {
  const { id } = await act(member, 'client', attempt, async (by) => ({ id: (await work(by)).id }));
  await payOpen(services, id, { present: true });
  return id;
}

export async function join(lane: Lane, choice: string, attempt: Attempt): Promise<string> {
  const { services, client: clientId } = lane;
  const total = await priceOf(lane, choice);
  const asked = { clientId, programme: 'plan', choice, total } as const;
  return decide(lane, attempt, { services, work: (by) => acts.startMembership(by, asked) });
}

/** Which card pays by itself from now on. */
export async function chooseCard({ services, client }: Lane, card: CardKind): Promise<void> {
  const last4 = { good: '4242', declined: '0002', none: '' }[card];
  await services.sql.as(system, async (tx) => {
    await tx`update app.payment_methods set is_default = false where client_id = ${client}`;
    await tx`
      update app.payment_methods set is_default = true
      where client_id = ${client} and last4 = ${last4}`;
  });
}

/** What it asked for besides, where it asked for something. */
export async function perform(
  member: Member,
  seen: Facts,
  { wish, attempt }: { wish: Wish; attempt: Attempt & { isDeaf: boolean } },
): Promise<number> {
  const services = attempt.isDeaf ? deaf(member.services) : member.services;
  const { source: id, client: clientId } = member;
  const { version } = seen.row;
  const own = (by: Somebody) => acts.lockOwnMembership(by, { id, clientId, version });
  const change = (work: (by: Somebody, row: MembershipRow) => Promise<MembershipRow>) =>
    decide(member, attempt, { services, work: async (by) => work(by, await own(by)) });
  switch (wish.kind) {
    case 'change':
      return changeTo(change, wish.choice);
    case 'cancel':
      await change(acts.cancelMembership);
      return 0;
    case 'resume':
      await change(acts.resumeMembership);
      return 0;
    case 'card':
      await chooseCard(member, wish.card);
      return 0;
    case 'join':
      await join(member, wish.choice, attempt);
      return 0;
    case 'wait':
      return 0;
    default:
      await withSheet(member, seen, { wish, attempt });
      return 0;
  }
}

type Changing = (work: (by: Somebody, row: MembershipRow) => Promise<MembershipRow>) => unknown;

async function changeTo(change: Changing, choice: string): Promise<number> {
  let asked = 0;
  await change(async (by, row) => {
    const { view } = await acts.quoteChange(by, row, { choice, language: 'en' });
    asked = view.takesEffect === 'now' ? view.total.amount : 0;
    return acts.changeMembership(by, row, {
      choice,
      total: money(view.total.amount, row.currency),
    });
  });
  return asked;
}

type OfMoney = Extract<Wish, { kind: 'pay' | 'transfer' | 'credit' | 'refund' | 'conclude' }>;

/** Of the document that waits to be paid, or of the first or the last one. */
async function withSheet(
  member: Member,
  { sheets }: Facts,
  { wish, attempt }: { wish: OfMoney; attempt: Attempt },
): Promise<void> {
  const waits = sheets.findLastIndex(
    wish.kind === 'conclude' ? ({ underWay }) => underWay : isOwed,
  );
  const sheet = 'first' in wish && wish.first ? 0 : waits < 0 ? sheets.length - 1 : waits;
  const { left, held } = sheets[sheet] ?? refuse();
  if (wish.kind === 'conclude')
    return void (await withMoney(
      member,
      { kind: wish.approved ? 'paid' : 'unpaid', sheet },
      attempt,
    ));
  const base =
    wish.kind === 'refund' ? held : Math.max(left - held, wish.kind === 'credit' ? left : 0);
  const amount = Math.max(1, Math.floor((base * wish.share) / 100));
  if (wish.kind === 'pay')
    await withMoney(
      member,
      { kind: 'begin', sheet, amount, taken: true },
      { ...attempt, way: wish.way },
    );
  else if (wish.kind === 'refund')
    await withMoney(member, { kind: 'refund', sheet, amount, of: 0 }, attempt);
  else await withMoney(member, { kind: wish.kind, sheet, amount }, attempt);
}
