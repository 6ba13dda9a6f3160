import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { caughtUp, draftOf, moveWished } from '#web/bookings/holds/held-draft.ts';
import type { Draft } from '#web/bookings/sheet/draft.ts';
import type { Bookable } from '#web/bookings/sheet/offering.ts';
import { hoursOf } from '#web/bookings/sheet/use-wish.ts';

const [friday, saturday] = ['2026-11-20', '2026-11-21'];
const layla = { name: 'Layla Haddad', age: 38, needs: '' };

// What the functions read of a booking, and nothing else.
const held = (changes: Partial<Booking> = {}) =>
  ({
    id: 'hold',
    day: friday,
    time: '16:30',
    length: 1,
    party: 2,
    addOns: [],
    guests: [layla],
    note: '',
    licenceHeld: false,
    limitsKept: false,
    pickUp: '',
    ...changes,
  }) as Booking;

const blank: Draft = {
  addOns: {},
  guests: [],
  note: '',
  licenceHeld: false,
  limitsKept: false,
  pickUp: '',
};
const formOf = (booking: Booking, changes: Partial<Draft> = {}): Draft => ({
  ...draftOf(booking),
  bookingId: booking.id,
  heldAs: draftOf(booking),
  ...changes,
});
const placeOf = ({ day, time }: Draft) => `${day} ${time}`;

test('a form in which nothing was chosen shows what is held', () => {
  const draft = caughtUp(blank, held());
  assert.equal(placeOf(draft), `${friday} 16:30`);
  assert.deepEqual(draft.guests, [layla]);
  assert.equal(draft.bookingId, 'hold');
});

test('another day that was chosen stays chosen when a hold is found, and is asked about', () => {
  const draft = caughtUp({ ...blank, day: saturday, time: '16:30', note: 'x' }, held());
  assert.equal(placeOf(draft), `${saturday} 16:30`);
  assert.deepEqual(draft.guests, [layla], 'who comes is who was told');
});

test('what another tab moved or changed is followed where nothing was touched', () => {
  const draft = caughtUp(formOf(held()), held({ day: saturday, party: 3, note: 'Birthday' }));
  assert.equal(placeOf(draft), `${saturday} 16:30`);
  assert.equal(draft.party, 3);
  assert.equal(draft.note, 'Birthday');
});

test('what is being written here is kept beside what another tab changed', () => {
  const draft = caughtUp(formOf(held(), { note: 'By the window' }), held({ party: 3, note: 'No' }));
  assert.equal(draft.party, 3);
  assert.equal(draft.note, 'By the window');
  assert.deepEqual(caughtUp(draft, held({ party: 3, note: 'No' })), draft, 'and nothing more');
});

test('a day chosen while the first tab moved the hold is still a wish', () => {
  const sunday = '2026-11-22';
  const draft = caughtUp(formOf(held(), { day: sunday }), held({ day: saturday }));
  assert.equal(draft.day, sunday);
});

test('the choice of a hold that ran out is no wish against the next one', () => {
  const draft = caughtUp(formOf(held({ id: 'over' })), held({ day: saturday }));
  assert.equal(draft.day, saturday);
});

test('another day, hour or length is a move; more guests are none', () => {
  const timed = { schedule: { kind: 'daily-times' } } as Bookable;
  const stay = { schedule: { kind: 'nightly', minNights: 1, maxNights: 9 } } as Bookable;
  const form = formOf(held());
  assert.equal(moveWished(timed, form, held()), undefined);
  assert.equal(moveWished(timed, { ...form, party: 5 }, held()), undefined);
  assert.equal(moveWished(timed, { ...form, day: saturday }, held()), 'day');
  assert.equal(moveWished(timed, { ...form, day: saturday, time: undefined }, held()), 'day');
  assert.equal(moveWished(timed, { ...form, time: '18:30' }, held()), 'hour');
  const nights = held({ time: null, length: 2 });
  assert.equal(moveWished(stay, formOf(nights), nights), undefined);
  assert.equal(moveWished(stay, formOf(nights, { length: 3 }), nights), 'length');
});

test('an hour that is held stays chosen when it is too late to ask for it, as long as the hold runs', (t) => {
  const schedule = { kind: 'day-rental', pickupFrom: '09:00', pickupTo: '20:00' };
  const lengths = { minDays: 1, maxDays: 9 };
  const car = { leadTimeHours: 4, schedule: { ...schedule, ...lengths } } as Bookable;
  const booking = held({ time: '18:00', heldUntil: `${friday}T10:10:00.000Z` });
  const form = caughtUp(blank, booking);
  // In Dubai it is 13:55, 14:01, and 14:11, when the hold is over.
  const at = (clock: string) => t.mock.timers.setTime(Date.parse(`${friday}T${clock}:00Z`));
  t.mock.timers.enable({ apis: ['Date'] });
  at('09:55');
  assert.deepEqual(hoursOf(car, form), ['18:00', '19:00', '20:00']);
  at('10:01');
  assert.equal(moveWished(car, form, booking), undefined);
  assert.deepEqual(hoursOf(car, form), ['18:00', '19:00', '20:00']);
  assert.equal(moveWished(car, { ...form, time: '19:00' }, booking), 'hour');
  at('10:11');
  assert.deepEqual(hoursOf(car, form), ['19:00', '20:00']);
});
