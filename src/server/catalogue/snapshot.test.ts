import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editItem } from '#server/catalogue/actions.ts';
import { openCatalogue } from '#server/catalogue/snapshot.ts';
import { eventually } from '#server/catalogue/testing.ts';
import { openDatabase, system, visitor } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

test('the catalogue is loaded once, however many read it', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const catalogue = await openCatalogue(sql);
  const [first, second] = await Promise.all([catalogue.current(), catalogue.current()]);
  assert.equal(first, second);
  assert.equal(await catalogue.current(), first);
  assert.equal(first.all('offerings').length, 84);
  assert.equal(first.bySlug('offerings', 'nothing'), undefined);
});

test('a process whose connection broke reads what it missed', async (t) => {
  const { sql, app } = await testDatabase(t, 'seeded');
  const catalogue = await openCatalogue(sql);
  const before = await catalogue.current();
  const essential = before.bySlug('plans', 'essential');
  assert.ok(essential);

  const other = openDatabase(app, { max: 1 });
  await other.as(system, async (tx) => {
    await editItem(tx, 'plans', { ...essential, responseMinutes: 30 });
    const cut = await tx`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    assert.equal(cut.length, 1);
  });
  await other.end();

  await eventually(async () => {
    const plan = (await catalogue.current()).bySlug('plans', 'essential');
    return plan?.responseMinutes === 30;
  });
});

test('a failed load is told to its reader and tried again by the next', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  let isAway = true;
  const catalogue = await openCatalogue({
    ...sql,
    as: (caller, work) => (isAway ? Promise.reject(new Error('away')) : sql.as(caller, work)),
  });
  await assert.rejects(catalogue.current(), /away/);
  isAway = false;
  assert.ok((await catalogue.current()).version > 0);
});

test('a catalogue that was never seeded is empty and says so', async (t) => {
  const { sql } = await testDatabase(t);
  const catalogue = await openCatalogue(sql);
  const snapshot = await catalogue.current();
  assert.deepEqual(snapshot.all('offerings'), []);
  assert.throws(() => snapshot.texts('company'), /not seeded/);
});

test('readers cannot write: only staff and the house may change the catalogue', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const snapshot = await (await openCatalogue(sql)).current();
  const essential = snapshot.bySlug('plans', 'essential');
  assert.ok(essential);
  const edit = sql.as(visitor, (tx) => editItem(tx, 'plans', { ...essential, responseMinutes: 1 }));
  await assert.rejects(edit, { code: 'not_found' });
  const again = await (await openCatalogue(sql)).current();
  assert.deepEqual(again.bySlug('plans', 'essential'), essential);
});
