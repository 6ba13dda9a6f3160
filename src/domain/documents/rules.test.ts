import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Journey } from '#contract/documents/parts.ts';
import type { ExpiringDocument } from '#domain/documents/expiry.ts';
import {
  identityNamed,
  personNamed,
  shownEnd,
  typeNamed,
} from '#domain/documents/file-name-guess.ts';
import { findingsOfPapers, monthsFrom } from '#domain/documents/rules.ts';
import { isWatched, monthHeads, placeOnWatch } from '#domain/documents/watch.ts';
import { daysAfter, daysBetween, monthsAfter } from '#domain/time.ts';

const today = '2026-11-15';

const paper = (changed: Partial<ExpiringDocument> = {}): ExpiringDocument => ({
  id: 'passport',
  type: 'passport',
  holder: { name: '', memberId: null },
  country: null,
  expiresOn: '2027-04-21',
  ...changed,
});

const flight = (changed: Partial<Journey> = {}): Journey => ({
  id: 'flight',
  title: 'First class suite to London',
  category: 'flights',
  from: '2026-12-18',
  to: '2026-12-18',
  guests: [],
  ...changed,
});

test('a passport that ends four months after a flight is found, with the last day to act', () => {
  const [found, ...more] = findingsOfPapers([paper()], [flight()], today);
  assert.deepEqual(more, []);
  assert.deepEqual(found, {
    documentId: 'passport',
    rule: 'flight',
    about: 'First class suite to London',
    aboutId: 'flight',
    day: '2026-12-18',
    expiresOn: '2027-04-21',
    neededUntil: '2027-06-18',
    months: 4,
    actBy: '2026-11-27',
    late: false,
    weeks: 3,
  });
});

test('six months to the day are enough, and one day less is not', () => {
  const ending = (expiresOn: string) =>
    findingsOfPapers([paper({ expiresOn })], [flight()], today).length;
  assert.deepEqual([ending('2027-06-18'), ending('2027-06-17')], [0, 1]);
});

test('no passport with six months beyond every flight is ever found, and every other one is', () => {
  const days = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(days, fc.array(days, { maxLength: 6 }), (end, flights) => {
      const expiresOn = daysAfter(today, end);
      const journeys = flights.map((ahead, place) => {
        const from = daysAfter(today, ahead);
        return flight({ id: `${place}`, from, to: from });
      });
      const found = findingsOfPapers([paper({ expiresOn })], journeys, today);
      const broken = journeys.filter(
        ({ from }) => daysBetween(monthsAfter(from, 6), expiresOn) < 0,
      );
      // It speaks of the first of them, which leaves the least time.
      const days = broken.map(({ from }) => from).toSorted();
      assert.deepEqual(
        found.map(({ day }) => day),
        days.slice(0, 1),
      );
    }),
  );
});

test('a flight that is over, a replaced passport and another person’s seat break nothing', () => {
  assert.deepEqual(
    findingsOfPapers([paper()], [flight({ from: '2026-11-01', to: '2026-11-01' })], today),
    [],
  );
  const newer = paper({ id: 'newer', expiresOn: '2036-01-01' });
  assert.deepEqual(findingsOfPapers([paper(), newer], [flight()], today), []);
  const karim = paper({ holder: { name: 'Karim Haddad', memberId: null } });
  assert.deepEqual(findingsOfPapers([karim], [flight()], today), []);
  assert.equal(findingsOfPapers([karim], [flight({ guests: ['karim haddad '] })], today).length, 1);
});

test('when it is too late for a new one in time, that is said', () => {
  const [found] = findingsOfPapers(
    [paper()],
    [flight({ from: '2026-11-20', to: '2026-11-20' })],
    today,
  );
  assert.equal(found?.late, true);
});

test('a visa that ends within a booked stay is found', () => {
  const visa = paper({ id: 'visa', type: 'visa', expiresOn: '2027-02-09' });
  const stay = flight({ id: 'stay', category: 'hotels', from: '2027-02-05', to: '2027-02-12' });
  const [found] = findingsOfPapers([visa], [stay], today);
  assert.deepEqual([found?.rule, found?.actBy, found?.months], ['stay', '2027-01-26', -1]);
  assert.deepEqual(findingsOfPapers([{ ...visa, expiresOn: '2027-02-12' }], [stay], today), []);
});

test('a visa asks for a passport that lasts six months longer than itself', () => {
  const visa = paper({ id: 'visa', type: 'visa', expiresOn: '2027-02-09' });
  const [found] = findingsOfPapers([paper(), visa], [], today);
  assert.deepEqual([found?.rule, found?.aboutId, found?.months], ['visa', 'visa', 2]);
  assert.deepEqual(findingsOfPapers([paper({ expiresOn: '2027-08-09' }), visa], [], today), []);
});

test('months are counted whole, and an end before the day is before it', () => {
  assert.deepEqual(
    [monthsFrom('2026-01-31', '2026-02-28'), monthsFrom('2026-02-28', '2026-02-27')],
    [0, -1],
  );
});

test('every day of the watch has its place, the later the farther', () => {
  assert.deepEqual([placeOnWatch(today, today), placeOnWatch('2028-05-15', today)], [0, 1]);
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), fc.nat(900), (day, more) => {
      const here = placeOnWatch(daysAfter(today, day), today);
      assert.ok(
        here >= 0 && here <= 1 && placeOnWatch(daysAfter(today, day + more), today) >= here,
      );
    }),
  );
  assert.deepEqual(monthHeads(today).slice(0, 2), ['2026-12-01', '2027-03-01']);
  assert.equal(monthHeads('2026-01-31').at(-1), '2027-05-01');
  assert.deepEqual([isWatched('2028-05-15', today), isWatched('2028-05-16', today)], [true, false]);
});

test('the name of a file says what it may be and whose', () => {
  const read = ['Karim_passport-2027.pdf', 'EID front.jpg', 'Ejari contract.pdf', 'IMG_2001.heic'];
  assert.deepEqual(read.map(typeNamed), ['passport', 'emirates_id', 'tenancy', 'other']);
  assert.equal(typeNamed('جواز سفر.pdf'), 'passport');
  assert.equal(typeNamed('Passport photographs'), 'other');
  const people = [{ name: 'Layla Haddad' }, { name: 'Karim Haddad' }];
  assert.equal(personNamed('Haddad_Karim_visa.pdf', people)?.name, 'Karim Haddad');
  assert.equal(personNamed('haddad.pdf', people), undefined);
});

test('a paper of identity is one in whatever company it is asked for; its photographs are none', () => {
  const asked = [
    'Manager’s passport and photograph',
    'Passport and visa of child and parents',
    'Entry stamp or visa page',
    'Emirates ID, or proof of application',
    'Passport photographs',
    'Short business description',
    'Trade licence',
  ];
  const found = ['passport', 'passport', 'visa', 'emirates_id', undefined, undefined, undefined];
  assert.deepEqual(asked.map(identityNamed), found);
});

test('no list shows more of a number than its end', () => {
  assert.deepEqual(['', 'A1', '123456', 'AB1234821', '784-1990-1234567-1'].map(shownEnd), [
    ...['', '1', '456', '4821', '5671'],
  ]);
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      (number) => shownEnd(number).length <= number.length / 2,
    ),
  );
});
