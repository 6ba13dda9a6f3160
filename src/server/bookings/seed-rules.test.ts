/** The rules on the catalogue a fresh installation starts with: one example of every kind, and all of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BookingPlace } from '#contract/bookings/bookings.ts';
import { availabilityOf } from '#domain/bookings/availability.ts';
import { startsOn } from '#domain/bookings/cells.ts';
import { confirmsAtOnce, occupies } from '#domain/bookings/life.ts';
import { type OfferingWish, planBooking } from '#domain/bookings/plan.ts';
import { daysAfter } from '#domain/time.ts';
import { each, seedSnapshot } from '#server/catalogue/testing.ts';
import { system } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

const snapshot = await seedSnapshot();
const now = '2026-11-15T08:00:00.000Z';
const world = { now, closures: [], taken: new Map<string, number>() };

const named = (slug: string) => snapshot.bySlug('offerings', slug) ?? assert.fail(`No ${slug}.`);

function plan(slug: string, wish: Partial<OfferingWish>) {
  const full = { day: '2027-03-06', time: null, length: null, party: 2, units: null, addOns: [] };
  return planBooking(named(slug), { ...full, ...wish }, world);
}

const amounts = (slug: string, wish: Partial<OfferingWish>) =>
  plan(slug, wish).quote.lines.map(({ each: price, of, amount }) => [
    price.amount,
    of,
    amount.amount,
  ]);

test('what is not in the price and can be added is called the same in both places', () => {
  for (const { slug, exclusions, addOns } of snapshot.all('offerings')) {
    const sold = addOns.map(({ title }) => title);
    const video = (words: string) => /\bvideo\b/i.test(words);
    for (const { en, ar } of exclusions) {
      const same = sold.find((title) => title.en === en || (video(en) && video(title.en)));
      if (same) assert.deepEqual({ en, ar }, same, slug);
    }
  }
});

test('a stay over the start of the festive season is priced night by night', () => {
  assert.deepEqual(amounts('burj-al-arab-sky-suite', { day: '2026-12-18', length: 4, party: 5 }), [
    [245_000, { night: 2, room: 2 }, 980_000],
    [404_250, { night: 2, room: 2 }, 1_617_000],
  ]);
  // Over the new year and out of the season again: two prices, three stretches, two lines.
  const { quote } = plan('burj-al-arab-sky-suite', { day: '2026-12-19', length: 20 });
  assert.deepEqual(
    quote.lines.map(({ of, season }) => [of.night, season === null]),
    [
      [3, true],
      [17, false],
    ],
  );
});

test('a car is paid by the day for each car, with its insurance for every day', () => {
  assert.deepEqual(
    amounts('rolls-royce-cullinan', {
      time: '09:30',
      length: 3,
      party: 7,
      addOns: [{ id: 'zero-excess', quantity: 1 }],
    }),
    [
      [149_000, { day: 3, vehicle: 2 }, 894_000],
      [9_500, { day: 3 }, 28_500],
    ],
  );
  const { due } = plan('rolls-royce-cullinan', { time: '09:30' }).quote;
  assert.deepEqual(due.securityDeposit, { amount: 270_000, currency: 'USD' });
});

test('a car of 24 hours comes back at its hour on the day after its last, a driver of ten hours leaves on it', () => {
  const wish = { day: '2026-11-26', time: '10:00', length: 3 };
  const endOfIn = (slug: string) => plan(slug, wish).endsAt;
  assert.equal(endOfIn('rolls-royce-cullinan'), '2026-11-29T06:00:00.000Z');
  assert.equal(endOfIn('maybach-s680-chauffeur'), '2026-11-28T16:00:00.000Z');
});

test('a charter is paid as one whatever the party, and an additional hour keeps it out longer', () => {
  const wish = { time: '10:00', party: 20, addOns: [{ id: 'extra-hour', quantity: 2 }] };
  const { cells, endsAt, units } = plan('mirsal-70-half-day', wish);
  assert.deepEqual([cells.length, endsAt, units], [7, '2027-03-06T12:00:00.000Z', 1]);
  // A sunset cruise has one slot a day: it ends later, and takes no more than its slot.
  const sunset = plan('noor-50-sunset-cruise', { ...wish, time: '16:30', party: 4 });
  assert.deepEqual([sunset.cells.length, sunset.endsAt], [1, '2027-03-06T16:30:00.000Z']);
});

test('a helicopter of eleven minutes is back for the next party after an hour more', () => {
  const { cells, endsAt } = plan('airport-to-palm-transfer', { time: '07:15', party: 2 });
  assert.deepEqual(
    [cells.length, endsAt, cells.at(-1)],
    [5, '2027-03-06T03:26:00.000Z', '2027-03-06T04:15:00.000Z'],
  );
});

test('a week on board blocks its week and an hour, so the next can leave two Saturdays later', () => {
  const sidra = named('sidra-184-week-charter');
  const { cells, quote } = plan('sidra-184-week-charter', { time: '12:00' });
  assert.deepEqual([cells.length, cells.at(-1)], [169, '2027-03-13T08:00:00.000Z']);
  const taken = new Map(cells.map((cell) => [cell, 1]));
  const ask = { from: '2027-02-27', to: '2027-03-20', party: 2 };
  const { days } = availabilityOf(sidra, ask, { ...world, taken });
  const saturdays = days.filter(({ slots }) => slots.length > 0);
  assert.deepEqual(
    saturdays.map(({ day, state }) => [day, state]),
    [
      ['2027-02-27', 'full'],
      ['2027-03-06', 'full'],
      ['2027-03-13', 'full'],
      ['2027-03-20', 'open'],
    ],
  );
  assert.equal(quote.terms.freeUntil, '2027-02-04T08:00:00.000Z');
  assert.throws(() => plan('sidra-184-week-charter', { day: '2027-05-29', time: '12:00' }), {
    message: 'It is out of season then.',
  });
});

test('a shared cabin sells seats on its weekdays, and a golf bay by the hour', () => {
  assert.deepEqual(
    [
      startsOn(named('shared-cabin-dubai-paris'), '2027-03-04'),
      startsOn(named('shared-cabin-dubai-paris'), '2027-03-05'),
    ],
    [['10:00'], []],
  );
  const [[price, of] = []] = amounts('floodlit-golf-bay', { time: '18:00', party: 8 });
  assert.ok(Number(price) > 0);
  assert.deepEqual(of, { hour: 2, group: 2 });
  assert.deepEqual(startsOn(named('catamaran-shared-sunset'), '2027-07-03'), ['17:00']);
});

test('which offerings a concierge confirms', () => {
  assert.equal(confirmsAtOnce(named('gulfstream-g650-dubai-london')), false);
  assert.equal(confirmsAtOnce(named('global-7500-dubai-geneva')), false);
  assert.equal(confirmsAtOnce(named('first-class-dubai-london')), true);
  assert.equal(confirmsAtOnce(named('airport-to-palm-transfer')), true);
});

test('everything in the catalogue can be booked within a year, at a price its page agrees with', () => {
  each(snapshot.all('offerings'), 'it can be planned', (offering) => {
    const days = Array.from({ length: 365 }, (_, index) => daysAfter('2026-11-30', index));
    const day = days.find((candidate) => startsOn(offering, candidate).length > 0);
    const [time = null] = day ? startsOn(offering, day) : [];
    const { minParty } = offering.capacity;
    if (!day) return false;
    const wish = { day, time, length: null, party: minParty, units: null, addOns: [] };
    const { quote, cells } = planBooking(offering, wish, world);
    return quote.total.amount > 0 && cells.length <= 500;
  });
});

test('a day of every charter is a whole number of its steps, so that the cells of two days meet', () => {
  each(snapshot.all('offerings'), 'the steps fill a day', ({ schedule }) => {
    return schedule.kind !== 'charter-window' || (24 * 60) % schedule.stepMinutes === 0;
  });
});

test('the database gives room back for the same places as the rules', async (t) => {
  const { sql } = await testDatabase(t);
  for (const place of BookingPlace.options) {
    const [row] = await sql.as(system, (tx) => tx`select app.occupies(${place}) as occupies`);
    assert.equal(row?.occupies, occupies(place), place);
  }
});
