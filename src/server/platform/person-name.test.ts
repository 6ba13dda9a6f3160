import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/platform/ids.ts';
import { nameFrom, nameOf, writtenNameFrom } from '#server/platform/person-name.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

/** What a hosted sign-in, a form or nobody said of somebody, and what they are called then. */
const people = [
  [{ full_name: ' Layla Al Mansoori ', name: 'layla' }, 'Layla Al Mansoori'],
  [{ full_name: '   ', name: 'Layla' }, 'Layla'],
  [{ name: 'Layla' }, 'Layla'],
  [{}, 'layla.m'],
] as const;

interface Account {
  email: string | null;
  phone: string | null;
  metadata: object;
}

const calledIn = (database: Database, { email, phone, metadata }: Account) => {
  const id = newId();
  return database.as(system, async (tx) => {
    await tx`insert into auth.users (id, email, phone, raw_user_meta_data)
      values (${id}, ${email}, ${phone}, ${tx.json({ ...metadata })})`;
    const [row] = await tx`
      select ${nameFrom(tx)} as name, ${writtenNameFrom(tx)} as written
      from auth.users where id = ${id}`;
    await tx`delete from auth.users where id = ${id}`;
    return [row?.name, row?.written];
  });
};

test('somebody is called by their full name, else the name, else what stands before the @: in a query as in a history', async (t) => {
  const { sql } = await testDatabase(t);
  for (const [metadata, called] of people) {
    const email = 'layla.m@example.com';
    assert.equal(nameOf({ email, metadata }), called);
    assert.equal((await calledIn(sql, { email, phone: '971501234567', metadata }))[0], called);
  }
});

test('nobody’s number stands for their name: its last digits tell them from others, and nothing says they wrote it', async (t) => {
  const { sql } = await testDatabase(t);
  const account = { email: null, phone: '971501234567', metadata: {} };
  assert.deepEqual(await calledIn(sql, account), ['… 4567', '']);
  assert.deepEqual(await calledIn(sql, { ...account, phone: null }), ['', '']);
  assert.deepEqual(await calledIn(sql, { ...account, metadata: { name: 'Layla' } }), [
    'Layla',
    'Layla',
  ]);
});
