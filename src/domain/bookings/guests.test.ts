import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { clashesWith } from '#domain/bookings/clashes.ts';
import { ageNow, checkGuests, type PartyDetails } from '#domain/bookings/guests.ts';
import { offeringWith } from '#domain/bookings/testing.ts';
import { Failure } from '#domain/failure.ts';

const { requirements } = offeringWith();
const jump = offeringWith({ requirements: { ...requirements, minAge: 12, maxAge: 70 } });
const car = offeringWith({
  capacity: { perSlot: 3, unit: 'vehicles', minParty: 1, maxParty: 5 },
  requirements: { ...requirements, minAge: 25, licence: 'driving-licence' },
});

const guest = (name: string, age: number | null) => ({ name, age });
const told = (
  guests: PartyDetails['guests'],
  changes: Partial<PartyDetails> = {},
): PartyDetails => ({
  party: 4,
  guests,
  licenceHeld: false,
  limitsKept: true,
  pickUp: '',
  addOns: [],
  ...changes,
});

function answer(offering: Offering, said: PartyDetails, strict = true) {
  try {
    checkGuests(offering, said, { strict });
    return 'welcome';
  } catch (error) {
    assert.ok(error instanceof Failure && error.code === 'guest_refused', String(error));
    return error.details.params;
  }
}

test('ages are checked when they are said, and missed only at the confirmation', () => {
  const layla = guest('Layla', 40);
  assert.equal(answer(jump, told([layla, guest('Sami', 12), guest('Rose', 70)])), 'welcome');
  assert.deepEqual(answer(jump, told([layla, guest('Sami', 11)]), false), {
    reason: 'young',
    guest: 'Sami',
    limit: 12,
  });
  assert.deepEqual(answer(jump, told([guest('Rose', 71)])), {
    reason: 'old',
    guest: 'Rose',
    limit: 70,
  });
  assert.equal(answer(jump, told([guest('Sami', null)]), false), 'welcome');
  assert.deepEqual(answer(jump, told([guest('Sami', null)])), {
    reason: 'age-missing',
    guest: 'Sami',
  });
  assert.deepEqual(answer(jump, told([])), { reason: 'age-missing' });
  assert.equal(answer(offeringWith(), told([])), 'welcome');
  assert.equal(answer(offeringWith(), told([guest('Sami', null)])), 'welcome');
});

test('nobody names more guests than come', () => {
  const two = [guest('Layla', 40), guest('Omar', 41)];
  assert.deepEqual(answer(jump, told(two, { party: 1 }), false), { reason: 'many', limit: 1 });
});

test('in a car the age is the driver’s: children may come along', () => {
  const family = [guest('Layla', 40), guest('Sami', 6), guest('Noor', null)];
  assert.equal(answer(car, told(family, { licenceHeld: true })), 'welcome');
  assert.deepEqual(answer(car, told(family)), { reason: 'licence' });
  assert.equal(answer(car, told(family), false), 'welcome');
  const twoCars = told(family, { party: 7, licenceHeld: true });
  assert.deepEqual(answer(car, twoCars), { reason: 'young', guest: 'Sami', limit: 25 });
});

test('those who are counted and not named are vouched for, and so are height and weight', () => {
  const unsaid = { limitsKept: false };
  const layla = guest('Layla', 40);
  const four = [layla, guest('Omar', 41), guest('Sami', 12), guest('Rose', 70)];
  assert.deepEqual(answer(jump, told([layla], unsaid)), { reason: 'limits' });
  assert.equal(answer(jump, told([layla], unsaid), false), 'welcome');
  assert.equal(answer(jump, told([layla])), 'welcome');
  assert.equal(answer(jump, told(four, unsaid)), 'welcome');
  // Nobody is made to write down a weight: it takes a word, however many are named.
  const heavy = offeringWith({ requirements: { ...requirements, maxWeightKg: 110 } });
  assert.deepEqual(answer(heavy, told(four, unsaid)), { reason: 'limits' });
  assert.equal(answer(heavy, told(four)), 'welcome');
  // In cars the age is the drivers': one of them named answers for one car.
  const drivers = { licenceHeld: true, limitsKept: false };
  assert.equal(answer(car, told([layla], drivers)), 'welcome');
  assert.deepEqual(answer(car, told([layla], { ...drivers, party: 7 })), { reason: 'limits' });
});

test('a chauffeur has to know where from; who drives, and a transfer, need not say', () => {
  const driven = offeringWith({
    category: 'luxury-car-rental',
    requirements: { ...requirements, licence: 'none' },
  });
  const layla = [guest('Layla', 40)];
  assert.deepEqual(answer(driven, told(layla)), { reason: 'pick-up' });
  assert.equal(answer(driven, told(layla), false), 'welcome');
  assert.equal(answer(driven, told(layla, { pickUp: 'Villa 12, Frond M' })), 'welcome');
  const licensed = { licenceHeld: true };
  assert.equal(answer(car, told(layla, licensed)), 'welcome');
  const extras = (id: string) => ({ ...licensed, addOns: [{ id }] });
  assert.deepEqual(answer(car, told(layla, extras('chauffeur-day'))), { reason: 'pick-up' });
  assert.equal(answer(jump, told(layla, extras('suv-transfer'))), 'welcome');
});

test('a guest grows older between two bookings', () => {
  assert.equal(ageNow(7, '2026-11-15', '2026-11-16'), 7);
  assert.equal(ageNow(7, '2026-11-15', '2027-11-14'), 7);
  assert.equal(ageNow(7, '2026-11-15', '2028-11-15'), 9);
});

const span = (from: string, to: string, day = '2026-12-01') => ({
  startsAt: `${day}T${from}:00.000Z`,
  endsAt: `${day}T${to}:00.000Z`,
});

test('two things clash when they share a moment, not when one begins as the other ends', () => {
  const lunch = span('10:00', '12:00');
  const others = [
    span('08:00', '10:00'),
    span('11:59', '13:00'),
    span('12:00', '13:00'),
    span('09:00', '15:00'),
  ];
  assert.deepEqual(clashesWith(lunch, others), [others[1], others[3]]);
});
