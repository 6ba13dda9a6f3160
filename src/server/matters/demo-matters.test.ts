import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snapshotOf } from '#server/catalogue/snapshot.ts';
import { loadCurrent } from '#server/catalogue/store.ts';
import { seedDemoMatters } from '#server/matters/demo-matters.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { system, visitor } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import { testDatabase } from '#server/testing.ts';

test('the demo client has a few matters, made by the acts of real people, and made once', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const snapshot = snapshotOf(await sql.as(visitor, loadCurrent));
  const config = readConfig({});
  const emails: [string, string] = ['layla@rihla.example', 'noor@rihla.example'];
  const seed = () => seedDemoMatters({ sql, config, snapshot, now: clock(), emails });
  await seed();
  await seed();
  const rows = await sql.as(
    system,
    (tx) => tx`select kind, state, owner_name from app.matters order by id`,
  );
  assert.deepEqual(
    rows.map(({ kind, state, ownerName }) => [kind, state, ownerName]),
    [
      ['school', 'fulfilling', 'Noor Haddad'],
      ['custom', 'proposed', 'Noor Haddad'],
      ['table', 'submitted', ''],
    ],
  );
  const steps = await sql.as(
    system,
    (tx) => tx`select state from app.matter_steps order by number`,
  );
  assert.equal(steps.map(({ state }) => state).join(' '), 'done open locked locked locked locked');
  await seedDemoMatters({ sql, config, snapshot, now: clock(), emails: ['nobody@x.example', ''] });
});
