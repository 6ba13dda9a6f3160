import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Availability } from '#contract/bookings/availability.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import { daysAfter, momentInDubai } from '#domain/time.ts';
import {
  bookingIn,
  borrow,
  confirmed,
  held,
  hold,
  letExpire,
  newClient,
  someDay,
  today,
  totalOf,
  wish,
} from '#server/bookings/testing.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const nextDay = daysAfter(someDay, 1);

async function free(app: TestApp, slug: string, asked: string): Promise<Availability> {
  const answer = await app.get(`/rest/v1/offerings/${slug}/availability?${asked}`);
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as Availability;
}

const oneDay = (day = someDay) => `from=${day}&to=${day}`;

async function slotAt(app: TestApp, slug: string, time: string, party = 1) {
  const { days } = await free(app, slug, `${oneDay()}&party=${party}`);
  const slot = days[0]?.slots.find((each) => each.time === time);
  return slot ?? assert.fail(`${slug} has no ${time}.`);
}

test('a visitor reads two months of an offering at once, and no cache keeps them', async (t) => {
  const app = await borrow(t);
  const asked = `from=${today}&to=${daysAfter(today, 61)}&party=2`;
  const path = `/rest/v1/offerings/mirsal-70-half-day/availability?${asked}`;
  const answer = await app.get(path);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  assert.equal(answer.headers.get('etag'), null);
  const { days, units, horizon } = await free(app, 'mirsal-70-half-day', asked);
  assert.deepEqual([days.length, units, horizon], [62, 1, daysAfter(today, 365)]);
  const later = days.find(({ day }) => day === someDay) ?? assert.fail();
  assert.deepEqual([later.state, later.slots.length, later.slots[0]?.time], ['open', 10, '08:00']);
  assert.equal(later.slots[0]?.startsAt, momentInDubai(someDay, '08:00'));
  assert.ok(later.from && later.from.amount > 0);
});

test('what is held is taken for everybody else, and free again the moment its time is over', async (t) => {
  const app = await borrow(t);
  const slug = 'twelve-minute-palm-tour';
  const client = await newClient(app);
  assert.equal((await slotAt(app, slug, '10:00')).free, 5);
  const booking = await held(app, client, { offering: slug, time: '10:00', party: 3 });
  assert.equal((await slotAt(app, slug, '10:00')).free, 2);
  assert.equal((await slotAt(app, slug, '10:00', 3)).state, 'full');
  assert.equal((await slotAt(app, slug, '11:00', 3)).state, 'open');
  await letExpire(app, booking.id);
  assert.deepEqual(
    [(await slotAt(app, slug, '10:00', 3)).state, (await slotAt(app, slug, '10:00')).free],
    ['open', 5],
  );
});

test('a yacht that is out is not to be had until an hour after it is back', async (t) => {
  const app = await borrow(t);
  const offering = 'mirsal-70-half-day';
  await confirmed(app, await newClient(app), { offering, time: '12:00', party: 6 });
  const { days } = await free(app, offering, oneDay());
  const taken = days[0]?.slots.filter(({ state }) => state === 'full').map(({ time }) => time);
  // Four hours and one: from 12:00 to 17:00, and nobody who would still be out at 12:00.
  assert.deepEqual(taken, [
    '08:00',
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
  ]);
});

test('whoever moves a booking finds the hours free that it takes itself', async (t) => {
  const app = await borrow(t);
  const offering = 'mirsal-70-half-day';
  const [layla, omar] = [await newClient(app), await newClient(app)];
  const booking = await held(app, layla, { offering, time: '10:00', party: 4 });
  const asked = `/offerings/${offering}/availability?${oneDay()}&besides=${booking.id}`;
  const open = (answer: Answer) =>
    (answer.body as unknown as Availability).days[0]?.slots.filter(({ state }) => state === 'open');
  assert.equal(open(await layla.get(asked))?.length, 10);
  await held(app, omar, { offering, time: '17:00', party: 4 });
  assert.equal(open(await layla.get(asked))?.length, 5);
  assert.equal((await omar.get(asked)).status, 404);
  assert.equal((await app.get(`/rest/v1${asked}`)).status, 401);
  // What has ended takes nothing, and is not given back twice.
  await letExpire(app, booking.id);
  assert.equal(open(await layla.get(asked))?.length, 5);
});

test('a stay needs a room in each of its nights', async (t) => {
  const app = await borrow(t);
  const offering = 'burj-al-arab-sky-suite';
  // Two of three suites, in the second night alone.
  await held(app, await newClient(app), {
    offering,
    day: nextDay,
    time: null,
    length: 1,
    party: 4,
  });
  const one = (await free(app, offering, `${oneDay()}&length=1&party=6`)).days[0];
  assert.deepEqual([one?.state, one?.free, one?.slots], ['open', 3, []]);
  const two = (await free(app, offering, `${oneDay()}&length=2&party=6`)).days[0];
  assert.deepEqual([two?.state, two?.free, two?.from], ['full', 1, null]);
  const three = (await free(app, offering, `${oneDay()}&length=2&party=3`)).days[0];
  assert.deepEqual([three?.state, three?.free], ['open', 1]);
});

test('what staff call fully booked has nothing free, and the rest of the year is not for sale yet', async (t) => {
  const app = await borrow(t);
  const flagged = await free(app, 'mclaren-750s-spider', `${oneDay()}&party=2`);
  assert.deepEqual([flagged.days[0]?.state, flagged.days[0]?.free], ['full', 0]);
  const beyond = daysAfter(today, 366);
  const { days } = await free(
    app,
    'rolls-royce-cullinan',
    `from=${daysAfter(today, 365)}&to=${beyond}`,
  );
  assert.deepEqual(
    days.map(({ state }) => state),
    ['open', 'closed'],
  );
  const past = await free(app, 'rolls-royce-cullinan', oneDay(daysAfter(today, -1)));
  assert.equal(past.days[0]?.state, 'past');
});

test('a quote changes nothing and is the very sum a hold is made for', async (t) => {
  const app = await borrow(t);
  const asked = wish({ offering: 'rolls-royce-cullinan', time: '10:30', length: 3, party: 6 });
  const answer = await post(app, '/rest/v1/bookings/quote', asked);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  // Parsed on its way out by the schema of this type.
  const quote = answer.body as unknown as Quote;
  assert.deepEqual(quote.lines[0]?.of, { day: 3, vehicle: 2 });
  assert.deepEqual(quote.total, await totalOf(app, asked));
  const booking = bookingIn(await hold(app, await newClient(app), asked));
  assert.deepEqual(booking.quote.lines, quote.lines);
  assert.deepEqual(booking.total, quote.total);
});

const post = (app: TestApp, path: string, body: unknown) =>
  app.send('POST', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function assertSentence(answer: Answer, status: number, code: string, reason?: string) {
  const { params, message } = answer.body as { params?: { reason?: string }; message?: string };
  assert.deepEqual(
    [answer.status, answer.body.code, params?.reason],
    [status, code, reason],
    answer.text,
  );
  assert.match(message ?? '', /^[A-Z].+\.$/);
}

test('a question nobody can answer gets a sentence, whatever is asked', async (t) => {
  const app = await borrow(t);
  const of = (asked: string, slug = 'rolls-royce-cullinan') =>
    app.get(`/rest/v1/offerings/${slug}/availability?${asked}`);
  const to = (days: number) => `from=${today}&to=${daysAfter(today, days)}`;
  assertSentence(await of(to(62)), 400, 'validation_failed');
  assertSentence(await of(to(-1)), 400, 'validation_failed');
  assertSentence(await of(''), 400, 'validation_failed');
  assertSentence(await of('from=2026-02-30&to=2026-03-01'), 400, 'validation_failed');
  assertSentence(await of(`${oneDay()}&party=0`), 400, 'validation_failed');
  assertSentence(await of(`${oneDay()}&party=1e9`), 400, 'validation_failed');
  assertSentence(await of(oneDay(), 'nothing-of-ours'), 404, 'not_found');
  assertSentence(await of(oneDay(), "'%20or%201=1"), 400, 'validation_failed');
  assertSentence(await of(`${oneDay()}&length=31`), 422, 'not_offered', 'length');
  assertSentence(await of(`${oneDay()}&party=2&units=4`), 422, 'not_offered', 'units');
  assertSentence(await of(`${oneDay()}&party=16`), 422, 'party_refused', 'large');
  assertSentence(
    await of(`${oneDay()}&party=2`, 'private-grand-prix'),
    422,
    'party_refused',
    'small',
  );
  for (const asked of ['from=0000-01-01&to=0000-01-02', 'from=9999-12-30&to=9999-12-31'])
    assert.equal((await of(asked)).status, 200);
  const calendar = (asked: string) => app.get(`/rest/v1/bookings/calendar?${asked}`);
  assertSentence(await calendar(to(42)), 400, 'validation_failed');
  assertSentence(await calendar(`${oneDay()}&category=submarines`), 400, 'validation_failed');
});

test('a wish that the rules refuse is refused in the quote already, with its reason', async (t) => {
  const app = await borrow(t);
  const ask = (changed: object) => post(app, '/rest/v1/bookings/quote', { ...wish(), ...changed });
  assertSentence(await ask({ day: daysAfter(today, -1) }), 422, 'not_offered', 'past');
  assertSentence(await ask({ day: '9999-12-31' }), 422, 'not_offered', 'horizon');
  assertSentence(await ask({ time: '20:07' }), 422, 'not_offered', 'time');
  assertSentence(await ask({ time: null }), 422, 'not_offered', 'time');
  assertSentence(await ask({ length: 2 }), 422, 'not_offered', 'length');
  assertSentence(await ask({ party: 60 }), 422, 'party_refused', 'large');
  assertSentence(await ask({ addOns: [{ id: 'a-dragon' }] }), 422, 'addon_refused', 'unknown');
  assertSentence(await ask({ offering: 'nothing-of-ours' }), 404, 'not_found');
  assertSentence(await ask({ party: 'two' }), 400, 'validation_failed');
  assertSentence(await ask({ addOns: Array(21).fill({ id: 'x' }) }), 400, 'validation_failed');
  assertSentence(await post(app, '/rest/v1/bookings/quote', 'a letter'), 400, 'validation_failed');
});
