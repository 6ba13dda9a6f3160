import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TicketBooking, ticketFacts } from '#domain/bookings/ticket/facts.ts';

const cruise: TicketBooking = {
  startsAt: '2026-11-20T12:30:00.000Z',
  endsAt: '2026-11-20T14:30:00.000Z',
  party: 2,
  length: 1,
  measure: undefined,
  guests: [{ name: 'Layla Al Mansoori' }, { name: 'Omar Al Mansoori' }],
  meetingPoint: 'Bay Marina, Dubai Harbour',
  location: 'Dubai Harbour',
  pickUp: '',
  keeper: '',
  place: 'confirmed',
};
const said = (part: Partial<TicketBooking>, language: 'en' | 'ar' = 'en') =>
  ticketFacts({ ...cruise, ...part }, language, () => 'Sat 21 Nov').map(
    ({ label, figure, name, note }) => [label, figure, name, note].filter(Boolean).join(' | '),
  );

test('a ticket says the hour in Dubai, the party, the place, who is there and the light', () => {
  assert.deepEqual(said({}), [
    'In Dubai | 16:30 | until 18:30',
    'Party | 2 guests | Layla, Omar',
    'Where it begins | Bay Marina, Dubai Harbour',
    'Who looks after you | The house’s desk',
    'The light | Sunset 17:30 | Golden light as it begins',
  ]);
});

test('whoever is named on a ticket is known: the colleague who confirmed it, or a driver', () => {
  assert.equal(
    said({ keeper: 'Noor Haddad' })[3],
    'Who looks after you | Noor Haddad | confirmed it for you',
  );
  assert.equal(
    said({ place: 'pending' })[3],
    'Who looks after you | The house’s desk | is asking the operator',
  );
  const car = said({ pickUp: 'Villa 12, Al Barsha', keeper: 'Noor Haddad' });
  assert.equal(car[2], 'Where the car comes | Villa 12, Al Barsha');
  assert.equal(car[3], 'Who meets you | Your driver | where the car comes');
});

test('a stay says its nights and when it ends, a large party its first names', () => {
  const stay = said({ endsAt: '2026-11-21T08:00:00.000Z', measure: 'nights' });
  assert.equal(stay[0], 'In Dubai | 16:30 | 1 night | until Sat 21 Nov, 12:00');
  const guests = ['Layla A', 'Omar A', 'Sara A', 'Ali A'].map((name) => ({ name }));
  assert.equal(said({ party: 30, guests })[1], 'Party | 30 guests | Layla, Omar, Sara and 27 more');
  assert.equal(said({ party: 1, guests: [] })[1], 'Party | 1 guest');
});

test('before the day is bright the sun that counts is the rising one', () => {
  const dawn = said({ startsAt: '2026-11-20T02:30:00.000Z' }, 'en')[4];
  assert.match(String(dawn), /^The light \| Sunrise 06:40 \| The first light/);
  assert.match(String(said({}, 'ar')[4]), /^الضوء \| الغروب 17:30 \| /);
});
