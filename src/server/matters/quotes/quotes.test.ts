import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import { withSql } from '#server/database/throw-away.ts';
import {
  aQuote,
  asked,
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  inHours,
  matterIn,
  moved,
  newClient,
  type Person,
  proposed,
  toldTo,
} from '#server/matters/testing.ts';
import { turnClock } from '#server/matters/workers.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const currentOf = ({ quotes }: Matter) => quotes.at(-1) ?? assert.fail('No quote.');

function accept(client: Person, matter: Matter, changed: Record<string, unknown> = {}) {
  const { id, total } = currentOf(matter);
  return client.post(`/matters/${matter.id}/quotes/${id}/accept`, { total, ...changed });
}

/** What was sent is frozen for the application; the owner of the table lets time pass. */
async function expire(app: TestApp, { id }: Matter) {
  await withSql(app.owner, (sql) =>
    sql.begin(async (tx) => {
      await tx`alter table app.matter_quotes disable trigger matter_quotes_frozen`;
      await tx`select app.set_caller('system', null)`;
      await tx`
        update app.matter_quotes set expires_at = now() - interval '1 minute' where matter_id = ${id}`;
      await tx`alter table app.matter_quotes enable trigger matter_quotes_frozen`;
    }),
  );
}

test('a quote is accepted at the total that was shown, and only once', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const matter = await proposed(client, noor);
  const { total } = currentOf(matter);
  const cheaper = { total: { ...total, amount: total.amount - 1 } };
  assertRefused(await accept(client, matter, cheaper), 409, 'price_changed');
  const answers = await Promise.all([accept(client, matter), accept(client, matter)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assertRefused(await accept(client, matter), 409, 'quote_state');
  const after = matterIn(await client.get(`/matters/${matter.id}`));
  assert.deepEqual([after.state, currentOf(after).state], ['approved', 'accepted']);
  const accepted = after.events.filter(({ kind }) => kind === 'quote_accepted');
  assert.equal(accepted.length, 1);
  assert.deepEqual(accepted[0]?.about, { version: 1, amount: 230_000, currency: 'AED' });
});

test('what has expired is refused, by the clock of the answer and by the job after it', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const matter = await proposed(client, noor);
  await expire(app, matter);
  assertRefused(await accept(client, matter), 409, 'quote_state');
  assert.equal(matterIn(await client.get(`/matters/${matter.id}`)).state, 'proposed');
  await Promise.all([turnClock(app.services), turnClock(app.services)]);
  await turnClock(app.services);
  const lapsed = matterIn(await client.get(`/matters/${matter.id}`));
  assert.deepEqual([lapsed.state, currentOf(lapsed).state], ['lapsed', 'expired']);
  assert.equal(lapsed.events.filter(({ kind }) => kind === 'lapse').length, 1);
  assertRefused(await accept(client, matter), 409, 'quote_state');
  assert.equal((await toldTo(app, client)).filter((kind) => kind === 'moved').length, 2);
  // The house may take it up again.
  assert.equal((await moved(noor, matter.id, 'source')).state, 'sourcing');
});

test('a change is a new version: the one before is superseded, and what was sent never changes', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const matter = await proposed(client, noor);
  const lines = [{ kind: 'service', title: 'Hawk', quantity: 1, each: 50_000 }];
  deskIn(await atDesk(noor, matter.id, '/quote', aQuote({ lines })));
  deskIn(await atDesk(noor, matter.id, '/quote', aQuote({ lines, words: 'A hawk instead.' })));
  deskIn(await atDesk(noor, matter.id, '/quote/send'));
  const after = matterIn(await client.get(`/matters/${matter.id}`));
  assert.deepEqual(
    after.quotes.map(({ number, state }) => [number, state]),
    [
      [1, 'superseded'],
      [2, 'sent'],
    ],
  );
  assertRefused(await accept(client, matter), 409, 'quote_state');
  const frozen = app.sql.as(system, (tx) => tx`update app.matter_quotes set total_amount = 1`);
  await assert.rejects(frozen, /never changes/);
});

test('a client declines with a reason, and the house looks again', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const matter = await proposed(client, noor);
  const path = `/matters/${matter.id}/quotes/${currentOf(matter).id}/reject`;
  const declined = matterIn(await client.post(path, { reason: 'Too dear.' }));
  assert.deepEqual([declined.state, currentOf(declined).reason], ['sourcing', 'Too dear.']);
  assert.ok(declined.promise, 'The house owes a word again.');
  assertRefused(await client.post(path), 409, 'quote_state');
});

test('a quote that is empty, past its hour or without a draft is not sent', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  await moved(noor, id, 'source');
  assertRefused(await atDesk(noor, id, '/quote/send'), 409, 'quote_state');
  const put = (changed: Record<string, unknown>) => atDesk(noor, id, '/quote', aQuote(changed));
  assertRefused(await put({ lines: [] }), 400, 'validation_failed', 'lines');
  assertRefused(await put({ expiresAt: inHours(-1) }), 400, 'validation_failed', 'expiresAt');
  const fraction = [{ kind: 'fee', title: 'x', quantity: 1, each: 0.5 }];
  assertRefused(await put({ lines: fraction }), 400, 'validation_failed', 'lines.0.each');
  const stranger = await newClient(app);
  assertRefused(
    await stranger.post(`/matters/${id}/quotes/${id}/accept`, {
      total: { amount: 1, currency: 'AED' },
    }),
    404,
    'not_found',
  );
});
