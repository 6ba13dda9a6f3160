import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Availability } from '#contract/bookings/availability.ts';
import { daysAfter } from '#domain/time.ts';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { cards } from '#server/billing/testing.ts';
import { eightPlaces, guest, seenAs, someDay, zone } from '#server/bookings/testing.ts';
import {
  kill,
  killFamily,
  openProduct,
  workUntilDeath,
} from '#server/database/cluster/kill-testing.ts';
import { throwAwayFolder } from '#server/database/throw-away.ts';
import { newId } from '#server/platform/ids.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const lanes = 4;
const times = ['11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00', '21:30'];

/** One booking somebody wants, with the keys that every try of it carries. */
interface Wanted {
  day: string;
  time: string;
  holdKey: string;
  confirmKey: string;
}

function wanted(count: number): Wanted {
  const slot = Math.floor(count / 8);
  const day = daysAfter(someDay, Math.floor(slot / times.length));
  const time = times[slot % times.length] ?? '';
  return { day, time, holdKey: newId(), confirmKey: newId() };
}

async function ask(address: string, body: unknown, headers: Record<string, string>) {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(address, {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
  return JSON.parse(text);
}

async function signIn(url: string) {
  const account = { email: demoAccounts[0]?.email, password: demoPassword };
  const session = await ask(`${url}/auth/v1/token?grant_type=password`, account, {});
  const authorization = `Bearer ${session.access_token}`;
  const call = (path: string, body?: unknown, key?: string, seen = {}) => {
    const named = key && { 'idempotency-key': key };
    return ask(`${url}/rest/v1${path}`, body, { authorization, ...named, ...seen });
  };
  return { call };
}

type Session = Awaited<ReturnType<typeof signIn>>;

/** Whoever has none that can be asked takes a few places at most. */
async function saveCard({ call }: Session) {
  const card = { number: cards.good, expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = await call('/billing/sandbox/tokens', card);
  await call('/billing/methods', { kind: 'token', token });
}

/** Holds and confirms; what was answered before is answered the same. Says the booking's id. */
async function book({ call }: Session, { day, time, holdKey, confirmKey }: Wanted) {
  const wish = { offering: eightPlaces, day, time, party: 1 };
  const { total } = await call('/bookings/quote', wish);
  const held = await call('/bookings', { ...wish, total, zone }, holdKey);
  const confirmed = await call(
    `/bookings/${held.id}/confirm`,
    { total, limitsKept: true, guests: [guest] },
    confirmKey,
    seenAs(held),
  );
  assert.equal(confirmed.place, 'confirmed');
  return String(confirmed.id);
}

async function everyBooking({ call }: Session): Promise<string[]> {
  const ids: string[] = [];
  let after = '';
  do {
    const page = await call(`/bookings?limit=50${after}`);
    ids.push(...page.items.map(({ id, place }: { id: string; place: string }) => `${place} ${id}`));
    after = page.next ? `&after=${page.next}` : '';
  } while (after);
  return ids;
}

/** What the calendar counts as taken on the days that were used. */
async function placesTaken({ call }: Session, count: number): Promise<number> {
  let taken = 0;
  const days = Math.ceil(count / (8 * times.length)) + 1;
  for (let day = 0; day < days; day += 1) {
    const on = daysAfter(someDay, day);
    const found: Availability = await call(
      `/offerings/${eightPlaces}/availability?from=${on}&to=${on}&party=1`,
    );
    for (const { free } of found.days.flatMap(({ slots }) => slots)) taken += 8 - free;
  }
  return taken;
}

/** What is known so far: who was answered, and who waits for an answer that never came. */
interface Ledger {
  acknowledged: Set<string>;
  unsure: Wanted[];
  count: number;
}

/** Whoever got no answer asks again with the same keys, as the screens do; then all is compared. */
async function settleAndCompare(session: Session, ledger: Ledger) {
  const { acknowledged } = ledger;
  for (const again of ledger.unsure) acknowledged.add(await book(session, again));
  ledger.unsure = [];
  const kept = await everyBooking(session);
  assert.deepEqual(kept.toSorted(), [...acknowledged].map((id) => `confirmed ${id}`).toSorted());
  assert.equal(await placesTaken(session, ledger.count), acknowledged.size);
}

/** Books without pause until `end` has killed the house under it. */
function bookUntilDeath(session: Session, ledger: Ledger, end: () => Promise<unknown>) {
  const { acknowledged, unsure } = ledger;
  const before = acknowledged.size;
  const work = async () => {
    const next = wanted(ledger.count++);
    unsure.push(next);
    acknowledged.add(await book(session, next));
    unsure.splice(unsure.indexOf(next), 1);
  };
  const enough = () => acknowledged.size > before + lanes;
  return workUntilDeath({ lanes, work, enough, end });
}

test('kill -9 in the middle of confirming: every acknowledged booking is there, none twice', async (t) => {
  const dataDir = await throwAwayFolder(t);
  const ledger: Ledger = { acknowledged: new Set(), unsure: [], count: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { url, pid, gone } = await openProduct(t, dataDir);
    const session = await signIn(url);
    if (round === 0) await saveCard(session);
    await settleAndCompare(session, ledger);
    await bookUntilDeath(session, ledger, () => {
      // Node alone, and every second time its database with it.
      if (round % 2) killFamily(pid);
      else kill(pid);
      return gone;
    });
  }
  const { url } = await openProduct(t, dataDir);
  await settleAndCompare(await signIn(url), ledger);
  const { size } = ledger.acknowledged;
  t.diagnostic(`${rounds} rounds, ${size} bookings acknowledged, none lost or doubled`);
});
