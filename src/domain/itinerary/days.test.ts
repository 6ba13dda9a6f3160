import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { PlannedItem } from '#contract/itinerary.ts';
import { itineraryDays } from '#domain/itinerary/days.ts';
import { movePlannedItem, nextSpot, spotOf, spotOnDay, spotsFor } from '#domain/itinerary/moves.ts';

const marina = { label: 'Marina', lat: 25.0772, lng: 55.1353 };
const hatta = { label: 'Hatta', lat: 24.7967, lng: 56.1178 };

/** A booking on 27 November by Dubai's clock; only what the days are made from is filled in. */
function booking(id: string, from: string, to: string, more: object = {}): BookingSummary {
  const offering = { category: 'yachts', meetingPoint: marina, ...more };
  const at = (time: string) => new Date(`2026-11-27T${time}:00+04:00`).toISOString();
  // Test data: the rest of a booking plays no part here.
  return { id, startsAt: at(from), endsAt: at(to), offering } as BookingSummary;
}

function planned(id: string, position: number, more: Partial<PlannedItem> = {}): PlannedItem {
  const nothing = { offering: null, time: null, minutes: null };
  return { id, title: id, day: '2026-11-27', position, ...nothing, ...more };
}

const things = (bookings: BookingSummary[], plan: PlannedItem[] = []) =>
  itineraryDays({ bookings, appointments: [], planned: plan });

test('a day runs by its hours, and what has none follows in the client’s own order', () => {
  const [day, next] = things(
    [booking('b', '13:00', '17:00'), booking('a', '09:00', '10:00')],
    [
      planned('second', 2),
      planned('first', 1),
      planned('noon', 0, { time: '12:00' }),
      planned('later', 0, { day: '2026-11-28' }),
    ],
  );
  const ids = day?.stretches.flatMap((stretch) => stretch.things.map(({ id }) => id));
  assert.deepEqual(ids, ['a', 'noon', 'b']);
  assert.deepEqual(
    day?.loose.map(({ id }) => id),
    ['first', 'second'],
  );
  assert.equal(next?.day, '2026-11-28');
});

test('what happens at once stands together, with the hours that are double', () => {
  const [day] = things([
    booking('balloon', '04:15', '09:15'),
    booking('falcons', '05:30', '09:00'),
    booking('lunch', '13:00', '18:00'),
  ]);
  const [dawn, lunch] = day?.stretches ?? [];
  assert.deepEqual(
    dawn?.things.map(({ id }) => id),
    ['balloon', 'falcons'],
  );
  assert.deepEqual(dawn?.overlap, {
    startsAt: '2026-11-27T01:30:00.000Z',
    endsAt: '2026-11-27T05:00:00.000Z',
  });
  assert.equal(lunch?.overlap, undefined);
  assert.equal(lunch?.pause?.minutes, 225);
});

test('a room and a car clash with nothing, and one that begins as another ends does not either', () => {
  const [day] = things([
    booking('room', '15:00', '23:00', { category: 'hotels' }),
    booking('boat', '16:00', '18:00'),
    booking('table', '18:00', '20:00'),
  ]);
  assert.deepEqual(
    day?.stretches.map((stretch) => stretch.overlap),
    [undefined, undefined, undefined],
  );
});

test('a drive that not even an empty road allows is pointed out; a flight says nothing of the way', () => {
  const far = { meetingPoint: hatta };
  const [tight] = things([booking('a', '10:00', '12:00'), booking('b', '12:30', '14:00', far)]);
  assert.equal(tight?.stretches[1]?.pause?.tight, true);
  const [easy] = things([booking('a', '10:00', '12:00'), booking('b', '15:00', '16:00', far)]);
  assert.equal(easy?.stretches[1]?.pause?.tight, false);
  const flight = booking('a', '10:00', '12:00', { category: 'flights' });
  const [flown] = things([flight, booking('b', '12:30', '14:00', far)]);
  assert.equal(flown?.stretches[1]?.pause?.km, undefined);
});

test('a planned thing steps through every place of the days, and comes back where it was', () => {
  const plan = [planned('a', 0), planned('b', 1), planned('c', 0, { day: '2026-11-28' })];
  const days = things([], plan);
  const [a] = plan;
  assert.ok(a);
  const spots = spotsFor(days, a);
  assert.deepEqual(spots, [
    { day: '2026-11-27', after: null },
    { day: '2026-11-27', after: 'b' },
    { day: '2026-11-28', after: null },
    { day: '2026-11-28', after: 'c' },
  ]);
  const from = spotOf(days, a);
  const down = nextSpot(spots, from, 1);
  assert.deepEqual(down, { day: '2026-11-27', after: 'b' });
  assert.ok(down);
  assert.deepEqual(nextSpot(spots, down, -1), from);
  assert.equal(nextSpot(spots, from, -1), undefined);
  const between = { day: '2026-11-27', after: 'nobody' };
  assert.deepEqual(nextSpot(spots, between, 1), { day: '2026-11-28', after: null });
  assert.deepEqual(spotOnDay(days, a, '2026-11-28'), { day: '2026-11-28', after: 'c' });
});

test('the plan is shown as it would be before it is sent', () => {
  const plan = [planned('a', 0), planned('b', 1), planned('c', 2)];
  const order = (id: string, after: string | null) =>
    things([], movePlannedItem(plan, id, { day: '2026-11-27', after }))[0]?.loose.map(
      (one) => one.id,
    );
  assert.deepEqual(order('a', 'c'), ['b', 'c', 'a']);
  assert.deepEqual(order('c', null), ['c', 'a', 'b']);
});

test('a thing with an hour keeps it on another day', () => {
  const plan = [planned('walk', 0, { time: '07:00' }), planned('x', 0, { day: '2026-11-28' })];
  const days = things([], plan);
  const [walk] = plan;
  assert.ok(walk);
  assert.deepEqual(spotsFor(days, walk), [
    { day: '2026-11-27', after: null },
    { day: '2026-11-28', after: null },
  ]);
  const moved = movePlannedItem(plan, 'walk', { day: '2026-11-28', after: null });
  assert.deepEqual(
    things([], moved)[0]?.stretches[0]?.things[0]?.span?.startsAt,
    '2026-11-28T03:00:00.000Z',
  );
});
