import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursAfter } from '#domain/time.ts';
import { book, byLink, slotsOf, someSlot } from '#server/appointments/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { startApp } from '#server/testing.ts';

const guest = (number: number) => `guest-${number}@example.com`;
const people = (count: number) => Array.from({ length: count }, (_, index) => index);

test('fifty want one hour of one adviser, and exactly one has it', async (t) => {
  const app = await startApp(t);
  const { startsAt } = await someSlot(app, { topic: 'business' });
  const wanted = { topic: 'business', adviser: 'tariq-bin-saif', startsAt };
  const answers = await Promise.all(
    people(50).map((number) => book(app, { ...wanted, email: guest(number) })),
  );
  const won = answers.filter(({ status }) => status === 200);
  assert.equal(won.length, 1);
  for (const { status, body } of answers.filter((answer) => !won.includes(answer)))
    assert.deepEqual([status, body.code], [409, 'slot_taken']);
  const rows = await app.sql.as(system, (tx) => tx`select 1 from app.appointments`);
  assert.equal(rows.length, 1);
  const mails = await app.sql.as(
    system,
    (tx) => tx`select 1 from app.messages where template = 'appointment-booked'`,
  );
  assert.equal(mails.length, 1);
});

test('ten want an hour of anybody: as many have it as are free, each with another', async (t) => {
  const app = await startApp(t);
  const { days } = await slotsOf(app, { topic: 'schooling' });
  const slot = days.flatMap(({ slots }) => slots).find(({ advisers }) => advisers.length === 2);
  const wanted = { topic: 'schooling', startsAt: slot?.startsAt };
  const answers = await Promise.all(
    people(10).map((number) => book(app, { ...wanted, email: guest(number) })),
  );
  const who = answers.flatMap(({ status, body }) => {
    const { appointment } = body as { appointment?: { adviser: { slug: string } } };
    return status === 200 ? [appointment?.adviser.slug] : [];
  });
  assert.deepEqual(who.sort(), ['catherine-osei', 'rania-khoury']);
});

test('two who swap their hours do not wait for each other for ever', async (t) => {
  const app = await startApp(t);
  const [first, second] = await Promise.all([
    someSlot(app, { topic: 'business' }),
    someSlot(app, { topic: 'business' }, 4),
  ]);
  const tokens: unknown[] = [];
  for (const [number, slot] of [first, second].entries()) {
    const wanted = { topic: 'business', startsAt: slot.startsAt, email: guest(number) };
    tokens.push((await book(app, wanted)).body.token);
  }
  const swap = (number: number, startsAt: string) =>
    byLink(app, 'move', { token: tokens[number], startsAt, zone: 'Asia/Dubai' });
  const answers = await Promise.all([swap(0, second.startsAt), swap(1, first.startsAt)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [409, 409],
  );
});

test('the database itself refuses an hour that overlaps another', async (t) => {
  const app = await startApp(t);
  const { startsAt, endsAt } = await someSlot(app, { topic: 'business' });
  const insert = (from: string, to: string) =>
    app.sql.as(
      system,
      (tx) => tx`
        insert into app.appointments (id, kind, topic, subject, adviser, starts_at, ends_at,
          buffer_minutes, zone, name, email, phone, message, language, told_at)
        values (${newId()}, 'consultation', 'business', 's', 'tariq-bin-saif', ${from}, ${to}, 15,
          'UTC', 'n', 'a@b.co', '', '', 'en', now())`,
    );
  await insert(startsAt, endsAt);
  const overlapping = insert(hoursAfter(startsAt, 0.5), hoursAfter(endsAt, 0.5));
  await assert.rejects(overlapping, /appointment_cells_pkey/);
  await insert(endsAt, hoursAfter(endsAt, 0.5));
});
