import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deletePastRequests } from '#server/appointments/requests/store.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

test('a request is forgotten two years after its hour, or after it was taken back', async (t) => {
  const { sql } = await testDatabase(t);
  const left = await sql.as(system, async (tx) => {
    for (const [subject, startsAt, withdrawnAt] of [
      ['long ago', '-25 months', null],
      ['taken back long ago', '2 months', '-25 months'],
      ['a while ago', '-23 months', '-23 months'],
      ['to come', '2 months', null],
    ] as const)
      await tx`
        insert into app.consultation_requests (id, subject, starts_at, zone, name, email, phone,
          message, language, withdrawal_hash, withdrawn_at)
        values (${newId()}, ${subject}, now() + ${startsAt}::interval, 'Asia/Dubai', 'Layla',
          'layla@example.com', '', '', 'en', ${subject}, now() + ${withdrawnAt}::interval)`;
    await deletePastRequests(tx);
    await deletePastRequests(tx);
    return tx`select subject from app.consultation_requests order by subject`;
  });
  assert.deepEqual(
    left.map(({ subject }) => subject),
    ['a while ago', 'to come'],
  );
});
