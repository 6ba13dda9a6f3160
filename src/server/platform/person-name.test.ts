import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/platform/ids.ts';
import { nameFrom, nameOf } from '#server/platform/person-name.ts';
import { system } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

/** What a hosted sign-in, a form or nobody said of somebody, and what they are called then. */
const people = [
  [{ full_name: ' Layla Al Mansoori ', name: 'layla' }, 'Layla Al Mansoori'],
  [{ full_name: '   ', name: 'Layla' }, 'Layla'],
  [{ name: 'Layla' }, 'Layla'],
  [{}, 'layla@example.com'],
] as const;

test('somebody is called by their full name, else the name, else the address: in a query as in a history', async (t) => {
  const { sql } = await testDatabase(t);
  for (const [metadata, called] of people) {
    const email = 'layla@example.com';
    assert.equal(nameOf({ email, metadata }), called);
    const id = newId();
    const [row] = await sql.as(system, async (tx) => {
      await tx`insert into auth.users (id, email, raw_user_meta_data)
        values (${id}, ${email}, ${tx.json(metadata)})`;
      const found = await tx`select ${nameFrom(tx)} as name from auth.users where id = ${id}`;
      await tx`delete from auth.users where id = ${id}`;
      return found;
    });
    assert.equal(row?.name, called);
  }
});
