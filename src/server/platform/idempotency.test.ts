import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Attempt, once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { forget } from '#server/platform/request-memory.ts';
import { type Caller, type Database, system, visitor } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

const attempt: Attempt = {
  user: visitor,
  route: '/rest/v1/wishes',
  key: 'a-key-nobody-else-has',
  body: { wish: 'a table by the water' },
};

/** Something that must not happen twice. */
function deed() {
  const deeds: string[] = [];
  const act = async () => {
    deeds.push('done');
    return { number: deeds.length };
  };
  return { deeds, act };
}

const attemptOn = (sql: Database, act: () => Promise<{ number: number }>) => {
  return (changed: Partial<Attempt> = {}) => {
    const asked = { ...attempt, ...changed };
    return sql.as(asked.user, (tx) => once(tx, asked, act));
  };
};

test('the same key acts once and gets the same answer, also at the same time', async (t) => {
  const { sql } = await testDatabase(t);
  const { deeds, act } = deed();
  const send = attemptOn(sql, act);
  const answers = await Promise.all([send(), send(), send()]);
  answers.push(await send());
  assert.deepEqual(answers, Array(4).fill({ number: 1 }));
  assert.equal(deeds.length, 1);
});

test('another body under the same key is refused, and a bad key is explained', async (t) => {
  const { sql } = await testDatabase(t);
  const send = attemptOn(sql, deed().act);
  await send();
  await assert.rejects(send({ body: { wish: 'a boat' } }), { code: 'idempotency_mismatch' });
  for (const key of ['short', 'has a blank in the middle', ['two', 'keys']])
    await assert.rejects(send({ key }), { code: 'bad_request' });
});

test('a key belongs to one caller and one endpoint; without a key every request acts', async (t) => {
  const { sql } = await testDatabase(t);
  const { deeds, act } = deed();
  const send = attemptOn(sql, act);
  const layla: Caller = { kind: 'client', id: newId() };
  await send();
  await send({ user: layla });
  await send({ user: layla });
  await send({ route: '/rest/v1/other' });
  await send({ key: undefined });
  await send({ key: undefined });
  assert.equal(deeds.length, 5);
  const seen = await sql.as(layla, (tx) => tx`select caller from app.idempotency_keys`);
  assert.deepEqual(
    seen.map(({ caller }) => caller),
    [layla.id],
  );
});

test('what failed left no key behind, so trying again acts', async (t) => {
  const { sql } = await testDatabase(t);
  const { deeds, act } = deed();
  const failing = attemptOn(sql, async () => {
    throw new Error('not now');
  });
  await assert.rejects(failing(), /not now/);
  assert.deepEqual(await attemptOn(sql, act)(), { number: 1 });
  assert.equal(deeds.length, 1);
});

test('a key is forgotten after a day', async (t) => {
  const { sql } = await testDatabase(t);
  const send = attemptOn(sql, deed().act);
  await send();
  const age = (hours: number) =>
    sql.as(system, async (tx) => {
      await tx`update app.idempotency_keys set created_at = now() - make_interval(hours => ${hours})`;
      await forget(tx);
      return (await tx`select 1 from app.idempotency_keys`).length;
    });
  assert.equal(await age(23), 1);
  assert.equal(await age(25), 0);
});
