import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysAfter, hoursAfter } from '#domain/time.ts';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { reconcilePayments } from '#server/billing/workers.ts';
import { eightPlaces, guest, seenAs, someDay, zone } from '#server/bookings/testing.ts';
import {
  kill,
  killFamily,
  openProduct,
  workUntilDeath,
} from '#server/database/cluster/kill-testing.ts';
import { atEnd, throwAwayFolder } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/ids.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import { startHouse } from '#server/start.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const lanes = 3;
const times = ['11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00', '21:30'];

interface Wanted {
  day: string;
  time: string;
  keys: { hold: string; confirm: string };
}

function wanted(count: number): Wanted {
  const slot = Math.floor(count / 8);
  const day = daysAfter(someDay, Math.floor(slot / times.length));
  return { day, time: times[slot % times.length] ?? '', keys: { hold: newId(), confirm: newId() } };
}

async function ask(address: string, body: unknown, headers: Record<string, string>) {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const json = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(address, { ...init, headers: json });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
  return JSON.parse(text);
}

async function signIn(url: string) {
  const account = { email: demoAccounts[0]?.email, password: demoPassword };
  const session = await ask(`${url}/auth/v1/token?grant_type=password`, account, {});
  const authorization = `Bearer ${session.access_token}`;
  return (path: string, body?: unknown, key?: string, seen = {}) => {
    const named = key && { 'idempotency-key': key };
    return ask(`${url}/rest/v1${path}`, body, { authorization, ...named, ...seen });
  };
}

type Call = Awaited<ReturnType<typeof signIn>>;

/** The first card that is saved pays with every confirmation from then on. */
async function saveCard(call: Call) {
  const { methods } = await call('/billing');
  if (methods.length > 0) return;
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = await call('/billing/sandbox/tokens', card);
  await call('/billing/methods', { kind: 'token', token });
}

async function book(call: Call, { day, time, keys }: Wanted): Promise<string> {
  const wish = { offering: eightPlaces, day, time, party: 1 };
  const { total } = await call('/bookings/quote', wish);
  const held = await call('/bookings', { ...wish, total, zone }, keys.hold);
  const path = `/bookings/${held.id}/confirm`;
  const confirmed = await call(
    path,
    { total, limitsKept: true, guests: [guest] },
    keys.confirm,
    seenAs(held),
  );
  assert.deepEqual([confirmed.place, confirmed.money], ['confirmed', 'paid']);
  return String(confirmed.id);
}

interface Ledger {
  acknowledged: Set<string>;
  unsure: Wanted[];
  count: number;
}

async function settle(call: Call, ledger: Ledger) {
  for (const again of ledger.unsure) ledger.acknowledged.add(await book(call, again));
  ledger.unsure = [];
}

function bookUntilDeath(call: Call, ledger: Ledger, end: () => Promise<unknown>) {
  const before = ledger.acknowledged.size;
  const work = async () => {
    const next = wanted(ledger.count++);
    ledger.unsure.push(next);
    ledger.acknowledged.add(await book(call, next));
    ledger.unsure.splice(ledger.unsure.indexOf(next), 1);
  };
  const enough = () => ledger.acknowledged.size > before + lanes;
  return workUntilDeath({ lanes, work, enough, end });
}

/** The house's books beside the sandbox's own: neither knows money the other does not. */
async function compare(tx: Sql, acknowledged: Set<string>) {
  const [box] =
    await tx`select coalesce(sum(captured - refunded), 0)::bigint as held from app.sandbox_intents`;
  const [books] = await tx`
    select coalesce(sum(card), 0)::bigint as held,
      count(*) filter (where receivable + income + vat + paid_out + card + bank <> 0)::int as wrong
    from app.ledger_entries`;
  assert.deepEqual([books?.held, books?.wrong], [box?.held, 0]);
  const open =
    await tx`select 1 from app.payments where state in ('created', 'step', 'processing')`;
  assert.equal(open.length, 0);
  const halves = await tx`
    select i.id from app.invoices i
    left join app.ledger_entries e on e.invoice_id = i.id and e.event_key = 'document:' || i.id
    where e.id is null`;
  assert.equal(halves.length, 0);
  const gaps = await tx`
    select series from app.invoices group by series, year having count(*) <> max(number)`;
  assert.equal(gaps.length, 0);
  const paid = await tx`
    select b.id from app.bookings b
    join app.invoices i on i.source_id = b.id and i.kind = 'invoice'
    where b.place = 'confirmed' and i.paid_amount = i.total_amount and b.id = any (${[...acknowledged]})`;
  assert.equal(paid.length, acknowledged.size);
}

test('kill -9 in the middle of paying: no half invoice, nobody charged twice, no money lost', async (t) => {
  const dataDir = await throwAwayFolder(t);
  const ledger: Ledger = { acknowledged: new Set(), unsure: [], count: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { url, pid, gone } = await openProduct(t, dataDir);
    const call = await signIn(url);
    await saveCard(call);
    await settle(call, ledger);
    await bookUntilDeath(call, ledger, () => {
      // Node alone, and every second time its database with it.
      if (round % 2) killFamily(pid);
      else kill(pid);
      return gone;
    });
  }
  const last = await openProduct(t, dataDir);
  await settle(await signIn(last.url), ledger);
  process.kill(last.pid, 'SIGTERM');
  await last.gone;
  const settings = { DATA_DIR: dataDir, PORT: '0', JOBS: 'off', LOG_LEVEL: 'silent' };
  const house = await startHouse(readConfig(settings));
  atEnd(t, house.stop);
  const { services } = house;
  // Two hours later every hold is over and the job has come by.
  const later = { ...services, now: () => hoursAfter(services.now(), 2) };
  for (const _ of [1, 2]) await reconcilePayments(later);
  await services.sql.as(system, (tx) => compare(tx, ledger.acknowledged));
  t.diagnostic(`${rounds} rounds, ${ledger.acknowledged.size} bookings paid once`);
});
