import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Availability, AvailableSlot } from '#contract/bookings/availability.ts';
import { dayInDubai } from '#domain/time.ts';
import {
  assertRefused,
  bookingIn,
  borrow,
  type Client,
  eightPlaces,
  hold,
  newClient,
  someDay,
} from '#server/bookings/testing.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const clients = (app: TestApp, count: number) =>
  Promise.all(Array.from({ length: count }, () => newClient(app)));

async function slots(app: TestApp, slug: string, day = someDay): Promise<AvailableSlot[]> {
  const asked = `from=${day}&to=${day}&party=1`;
  const { body, text } = await app.get(`/rest/v1/offerings/${slug}/availability?${asked}`);
  // The server parsed it by the schema of this very type.
  return (body as unknown as Availability).days[0]?.slots ?? assert.fail(text);
}

const slotAt = async (app: TestApp, slug: string, time: string) =>
  (await slots(app, slug)).find((slot) => slot.time === time) ?? assert.fail(time);

const nearest = ({ body }: Answer) => {
  const { params } = body as { params?: { nearest?: string } };
  return params?.nearest?.split(' ') ?? [];
};

test('while forty race for eight places, nobody is shown a place that is already somebody’s', async (t) => {
  const app = await borrow(t);
  const racers = await clients(app, 10);
  let answered = 0;
  let isOver = false;
  const watch = async () => {
    let last = 8;
    for (let round = 0; !isOver || round < 1; round += 1) {
      const sold = answered;
      const { free } = await slotAt(app, eightPlaces, '20:00');
      assert.ok(free <= 8 - sold, `${free} are shown after ${sold} were sold`);
      assert.ok(free >= 0 && free <= last);
      last = free;
    }
  };
  const watching = watch();
  const take = async (racer: Client) => {
    const answer = await hold(app, racer, { party: 1 });
    if (answer.status === 200) answered += 1;
    return answer;
  };
  const answers = await Promise.all(
    racers.flatMap((racer) => Array.from({ length: 4 }, () => take(racer))),
  );
  isOver = true;
  await watching;
  const lost = answers.filter(({ status }) => status !== 200);
  assert.deepEqual([answered, lost.length], [8, 32]);
  assert.deepEqual(
    [
      (await slotAt(app, eightPlaces, '20:00')).free,
      (await slotAt(app, eightPlaces, '20:00')).state,
    ],
    [0, 'full'],
  );
  for (const answer of lost) {
    assertRefused(answer, 409, 'place_taken');
    assert.equal(nearest(answer).length, 3);
  }
  // Where the losers are sent there is room indeed.
  for (const startsAt of nearest(lost[0] ?? assert.fail())) {
    const there = await slots(app, eightPlaces, dayInDubai(startsAt));
    assert.equal(there.find((slot) => slot.startsAt === startsAt)?.state, 'open');
  }
});

test('after a race for one yacht every hour that is shown as free can be had, and no other', async (t) => {
  const app = await borrow(t);
  const offering = 'mirsal-70-half-day';
  const racers = await clients(app, 6);
  const hours = ['08:00', '10:00', '11:00', '13:00', '15:00', '17:00'];
  const answers = await Promise.all(
    racers.map((racer, index) => hold(app, racer, { offering, time: hours[index], party: 4 })),
  );
  const won = answers.filter(({ status }) => status === 200).map(bookingIn);
  assert.ok(
    won.length >= 1 && won.length <= 2,
    'two outings of five hours fit between 08:00 and 22:00',
  );
  const [tester = assert.fail()] = racers;
  for (const { time, state } of await slots(app, offering)) {
    const answer = await hold(app, tester, { offering, time, party: 4 });
    assert.equal(
      answer.status,
      state === 'open' ? 200 : 409,
      `${time} is ${state}: ${answer.text}`,
    );
    if (answer.status === 200)
      bookingIn(await tester.post(`/bookings/${bookingIn(answer).id}/release`));
  }
});

test('places that are given back all at once are all free again', async (t) => {
  const app = await borrow(t);
  const two = await clients(app, 2);
  const held = [];
  for (let each = 0; each < 4; each += 1)
    for (const client of two)
      held.push({ client, ...bookingIn(await hold(app, client, { party: 1, time: '20:00' })) });
  assert.equal((await slotAt(app, eightPlaces, '20:00')).state, 'full');
  await Promise.all(
    held.slice(0, 5).map(({ client, id }) => client.post(`/bookings/${id}/release`)),
  );
  assert.deepEqual(
    [
      (await slotAt(app, eightPlaces, '20:00')).free,
      (await slotAt(app, eightPlaces, '20:00')).state,
    ],
    [5, 'open'],
  );
});
