import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BookingPlace } from '#contract/bookings/bookings.ts';
import { MatterState } from '#contract/matters/parts.ts';
import { houseZone } from '#domain/time.ts';
import { demoPassword } from '#server/account/demo-accounts.ts';
import { fillHousehold } from '#server/account/demo-household/household.ts';
import { isDue, progressOf } from '#server/account/demo-household/progress.ts';
import { openHousehold } from '#server/account/demo-household/start-household.ts';
import { assertBooks } from '#server/billing/testing.ts';
import { byTheClock } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const clients = ['hessa', 'james', 'layla', 'priya'];

/** How much there is of everything, and of whom. */
const inventory = (sql: Database) =>
  sql.as(system, async (tx) => {
    const [counted] = await tx`
      select (select count(*)::int from app.bookings) as bookings,
        (select count(*)::int from app.matters) as matters,
        (select count(*)::int from app.matter_events) as moves,
        (select count(*)::int from app.invoices) as invoices,
        (select count(*)::int from app.payments) as payments,
        (select count(*)::int from app.documents) as papers,
        (select count(*)::int from app.family_members) as family,
        (select count(*)::int from app.mandates) as mandates,
        (select count(*)::int from app.memberships) as memberships,
        (select count(*)::int from app.live_conversations) as talks,
        (select count(*)::int from app.waitlist_entries) as waits,
        (select count(*)::int from app.planned_items) as planned,
        (select count(*)::int from auth.users) as accounts`;
    return { ...counted };
  });

const idOf = (app: TestApp, who: string): Promise<string> =>
  app.sql.as(system, async (tx) => {
    const [found] = await tx`select id from auth.users where email = ${`${who}@rihla.example`}`;
    return String(found?.id);
  });

/** Ended as its house is, after some of the story and before its end; the clock of the house waits so long. */
async function breakOff(app: TestApp): Promise<void> {
  const { config } = app.services;
  const willing = { ...app.services, config: { ...config, jobs: true, demoHousehold: true } };
  const household = await openHousehold(willing, app.app);
  const worked: string[] = [];
  const byClock = byTheClock('turn', '* * * * *', async () => void worked.push('turned'));
  const [spared] = household.undisturbed([byClock]);
  household.begin();
  while (((await progressOf(app.sql))?.deeds ?? 0) < 20);
  await spared?.run({});
  assert.deepEqual(worked, []);
  await household.stop();
  await spared?.run({});
  assert.deepEqual(worked, ['turned']);
  assert.equal((await progressOf(app.sql))?.whole, false);
}

test('a household that broke off is made up for, once, and whole: every state, sums that add up, nobody else’s things', async (t) => {
  const app = await startApp(t);
  const { config, publicUrl } = app.services;
  await breakOff(app);
  assert.equal(await isDue(app.sql), true);
  await fillHousehold({ config, publicUrl, app: app.app, now: clock() });
  assert.equal(await isDue(app.sql), false);
  const there = await inventory(app.sql);
  await fillHousehold({ config, publicUrl, app: app.app, now: clock() });
  assert.deepEqual(await inventory(app.sql), there);
  const { bookings, matters, papers, family, mandates, memberships, talks, waits } = there;
  assert.deepEqual(
    { bookings, matters, papers, family, mandates, memberships, talks, waits },
    {
      bookings: 13,
      matters: 21,
      papers: 10,
      family: 3,
      mandates: 1,
      memberships: 1,
      talks: 2,
      waits: 1,
    },
  );
  await assertEveryState(app.sql);
  await assertNothingAhead(app.sql);
  for (const who of clients) {
    const id = await idOf(app, who);
    await assertBooks(app, { id });
    await assertOwnAlone(app.sql, id);
  }
});

async function assertEveryState(sql: Database): Promise<void> {
  await sql.as(system, async (tx) => {
    const states = await tx`select distinct state from app.matters`;
    assert.deepEqual(states.map(({ state }) => state).toSorted(), MatterState.options.toSorted());
    const places = await tx`select distinct place from app.bookings`;
    const seldom: string[] = ['held', 'expired', 'declined', 'no_show'];
    assert.deepEqual(
      places.map(({ place }) => place).toSorted(),
      BookingPlace.options.filter((place) => !seldom.includes(place)).toSorted(),
    );
    const kinds = await tx`
      select distinct case
        when credited_amount = total_amount then 'credited'
        when paid_amount + credited_amount = total_amount then 'paid'
        when paid_amount > 0 then 'part paid'
        else 'open' end as stands
      from app.invoices where kind = 'invoice' order by 1`;
    assert.deepEqual(
      kinds.map(({ stands }) => stands),
      ['credited', 'open', 'paid', 'part paid'],
    );
    const [promises] = await tx`
      select bool_or(promises_kept > 0) as kept,
        bool_or(promise_due > ${clock()}) as running,
        count(*) filter (where promise_missed)::int as owed
      from app.matters`;
    assert.deepEqual({ ...promises }, { kept: true, running: true, owed: 0 });
  });
}

/** What happened lies behind, numbers run with the days, and no letter of it went anywhere. */
async function assertNothingAhead(sql: Database): Promise<void> {
  await sql.as(system, async (tx) => {
    const [latest] = await tx`
      select greatest((select max(at) from app.matter_events), (select max(at) from app.booking_events),
        (select max(created_at) from app.notifications)) as at`;
    assert.ok(String(latest?.at) <= clock());
    const days = await tx`
      select issued_on from app.invoices where kind = 'invoice' order by year, number`;
    const issued = days.map(({ issuedOn }) => String(issuedOn));
    assert.deepEqual(issued, issued.toSorted());
    const letters = await tx`select distinct template from app.messages`;
    assert.deepEqual(
      letters.map(({ template }) => template),
      ['welcome'],
    );
  });
}

async function assertOwnAlone(sql: Database, id: string): Promise<void> {
  const seen = await sql.as(
    { kind: 'client', id },
    (tx) => tx`
      select distinct owner from (
        select client_id as owner from app.bookings union all
        select client_id from app.matters union all
        select client_id from app.invoices union all
        select client_id from app.payments union all
        select client_id from app.live_conversations union all
        select owner_id from app.documents) things`,
  );
  assert.deepEqual(
    seen.map(({ owner }) => owner),
    [id],
  );
}

test('a client who has something of their own is left alone', async (t) => {
  const app = await startApp(t);
  assert.equal(await isDue(app.sql), true);
  const json = { 'content-type': 'application/json' };
  const account = { email: 'layla@rihla.example', password: demoPassword };
  const session = await app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: json,
    body: JSON.stringify(account),
  });
  const form = { kind: 'custom', title: 'A quiet table', notes: 'Tonight.' };
  const asked = await app.send('POST', '/rest/v1/matters', {
    headers: { ...json, authorization: `Bearer ${session.body.access_token}` },
    body: JSON.stringify({ form, zone: houseZone }),
  });
  assert.equal(asked.status, 200, asked.text);
  assert.equal(await isDue(app.sql), false);
});
