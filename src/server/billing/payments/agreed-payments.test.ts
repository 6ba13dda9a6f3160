/** What a payment confirms is what its payer saw, and counts as what they agreed to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Mandate } from '#contract/delegates.ts';
import { convert } from '#domain/money.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { answerBank, cards, paymentIn, saveCard, tokenOf } from '#server/billing/testing.ts';
import { bookingIn, confirm, guest, letExpire } from '#server/bookings/testing.ts';
import { until } from '#server/database/throw-away.ts';
import { actingFor, mandated } from '#server/delegates/testing.ts';
import { assertRefused, borrow, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const read = async (client: Person, { id }: Pick<Booking, 'id'>) =>
  bookingIn(await client.get(`/bookings/${id}`));

/** With a card of their own that confirms it, or only pays. */
async function payHold(
  client: Person,
  hold: Booking,
  { confirms = true, number = cards.good } = {},
) {
  const { total, version, id } = hold;
  const agreed = { guests: [guest], licenceHeld: true, limitsKept: true, total, version };
  return client.post('/billing/payments', {
    for: { kind: 'hold', id, ...(confirms && { confirms: agreed }) },
    amount: hold.quote.due.first,
    with: { kind: 'token', token: await tokenOf(client, number), save: false },
  });
}

/** Another tab changes a hold, and has not quite done so as this one is asked for. */
async function whileChanging(
  app: TestApp,
  { id }: Booking,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { answered } = await app.sql.as(system, async (tx) => {
    await tx`
      update app.bookings set note = 'A child seat.', version = version + 1 where id = ${id}`;
    const asking = ask();
    await until(async () => {
      const [{ waiting } = { waiting: 0 }] = await tx`
        select count(*)::int as waiting from pg_stat_activity
        where pg_backend_pid() = any (pg_blocking_pids(pid))`;
      return waiting > 0;
    });
    return { answered: asking };
  });
  return answered;
}

test('a hold that changes as it is paid for is neither confirmed unseen nor written over', async (t) => {
  const app = await borrow(t);
  const [typed, saved] = [await newClient(app), await newClient(app)];
  await saveCard(saved);
  for (const [client, pay] of [
    [typed, (hold: Booking) => payHold(typed, hold)],
    [saved, (hold: Booking) => confirm(saved, hold)],
  ] as const) {
    const hold = await heldBy(app, client);
    const answer = await whileChanging(app, hold, () => pay(hold));
    assertRefused(answer, 412, 'precondition_failed');
    const { place, note, guests, money } = await read(client, hold);
    assert.deepEqual([place, note, guests, money], ['held', 'A child seat.', hold.guests, 'none']);
  }
});

test('whoever pays for a place that is theirs already reads so, and not that its hold has ended', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  for (const [mode, place] of [
    ['full', 'confirmed'],
    ['asked', 'pending'],
  ] as const) {
    const hold = await heldBy(app, layla, mode);
    assert.equal(bookingIn(await confirm(layla, hold)).place, place);
    for (const confirms of [true, false])
      assertRefused(await payHold(layla, hold, { confirms }), 409, 'booking_state');
  }
  const late = await heldBy(app, layla);
  await letExpire(app, late.id);
  assertRefused(await payHold(layla, late), 409, 'hold_expired');
});

test('a delegate whose payment confirms a place has agreed to all of it, once', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const person = await mandated(app, layla, { rights: ['request', 'approve', 'pay'] });
  const omar = actingFor(person, layla);
  const spent = async () => {
    const given = (await layla.get('/delegates')).body as unknown as Mandate[];
    return given.find(({ id }) => id === person.mandate.id)?.spent.today;
  };
  const hold = await heldBy(app, layla, 'deposit');
  const { amount } = convert(hold.total, 'AED');
  assertRefused(await payHold(omar, hold, { number: cards.poor }), 402, 'payment_declined');
  assert.equal(await spent(), 0);
  const payment = paymentIn(await payHold(omar, hold, { number: cards.asks }));
  assert.equal(await spent(), amount);
  await answerBank(app, payment, 'approve');
  assert.equal((await read(layla, hold)).place, 'confirmed');
  assert.equal(await spent(), amount);
  assert.equal(bookingIn(await confirm(omar, hold, { pickUp: '' })).place, 'confirmed');
  assert.equal(await spent(), amount);
});
