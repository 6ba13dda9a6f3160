/** Business, schooling and VIP. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JurisdictionType } from '#contract/catalogue/business.ts';
import type { Venue } from '#contract/catalogue/vip.ts';
import { each, english, isUnique, major, seedSnapshot } from '#server/catalogue/testing.ts';

const seed = await seedSnapshot();
const packages = seed.all('packages');
const business = seed.texts('business');
const schools = seed.all('schools');
const schooling = seed.texts('schooling');
const venues = [...seed.all('venues'), ...seed.all('lounges'), ...seed.all('nightclubs')];

test('eighteen packages from AED 5,500 to AED 45,000, one of them the most popular', () => {
  const prices = packages.map(({ price }) => major(price));
  assert.equal(packages.length, 18);
  assert.equal(Math.min(...prices), 5_500);
  assert.equal(Math.max(...prices), 45_000);
  assert.ok(isUnique(prices));
  assert.equal(packages.filter(({ popular }) => popular).length, 1);
  for (const type of JurisdictionType.options)
    assert.ok(
      packages.some(({ jurisdictionType }) => jurisdictionType === type),
      type,
    );
});

test('a package promises what its jurisdiction allows', () => {
  each(packages, 'price', ({ price, renewal }) => {
    return price.currency === 'AED' && price.unit === 'one-off' && renewal.unit === 'per-year';
  });
  each(packages, 'visas', ({ jurisdictionType, allows }) => {
    const offshore = jurisdictionType === 'offshore';
    return allows.visasMax >= allows.visasIncluded && (!offshore || allows.visasMax === 0);
  });
  each(packages, 'ownership', ({ allows }) => allows.ownershipPercent === 100);
  each(packages, 'mainland trade', ({ jurisdictionType, allows }) => {
    return (jurisdictionType === 'mainland') === (allows.mainlandTrade === 'allowed');
  });
  each(packages, 'days', ({ allows: { timeToLicenceDays: days } }) => {
    return days.min <= days.max && days.max <= 21;
  });
});

test('the road to a licence has six steps with the specified durations', () => {
  assert.deepEqual(
    business.process.map(({ step, duration, days }) => [step, duration.en, days.min, days.max]),
    [
      [1, '1 day', 1, 1],
      [2, '1-2 days', 1, 2],
      [3, '3-5 days', 3, 5],
      [4, '5-10 days', 5, 10],
      [5, '2-3 days', 2, 3],
      [6, '7-14 days', 7, 14],
    ],
  );
  assert.equal(business.licenceTypes.length, 4);
  assert.ok(business.reasons.length >= 5);
});

test('visas are documented, and the Golden Visa for property begins at two million dirhams', () => {
  assert.ok(seed.all('visas').length >= 8);
  const threshold = seed.bySlug('visas', 'golden-property')?.minInvestment;
  assert.deepEqual(threshold, { amount: 200_000_000, currency: 'AED', unit: 'one-off' });
});

test('four curricula, fifteen schools or more, three of them featured', () => {
  assert.equal(seed.all('curricula').length, 4);
  assert.equal(schooling.services.length, 4);
  assert.ok(schools.length >= 15);
  assert.equal(schools.filter(({ isFeatured }) => isFeatured).length, 3);
  each(seed.all('curricula'), 'fees', ({ avgFees }) => avgFees.min.amount < avgFees.max.amount);
});

test('a school fits its curriculum, its area and its own words', () => {
  const areas = new Set(seed.texts('taxonomy').areas.map(({ id }) => id));
  each(schools, 'area', ({ area }) => areas.has(area));
  each(schools, 'fees', ({ fees: { min, max }, curriculum }) => {
    const dearest = seed.bySlug('curricula', curriculum)?.avgFees.max;
    return min.unit === 'per-year' && min.amount < max.amount && dearest
      ? max.amount <= dearest.amount * 1.05
      : false;
  });
  each(schools, 'ages', ({ ages }) => ages.from < ages.to);
  each(schools, 'waitlist', ({ waitlist }) => {
    return (waitlist.status === 'open') === (waitlist.monthsMax === 0);
  });
});

test('the schooling page makes the specified claims', () => {
  const { claims, reasons, closing, admissionSteps, yearGroups } = schooling;
  assert.deepEqual(
    english(reasons).map((reason) => reason.toLowerCase()),
    [
      '98% successful admission rate',
      'expert knowledge of all curricula',
      'exclusive school partnerships',
      'personalised guidance and support',
      'post-admission support',
      'no hidden fees',
    ],
  );
  assert.deepEqual(
    [claims.rating, claims.families, claims.admissionRate],
    ['4.9/5', '800+', '98%'],
  );
  assert.deepEqual(english(closing.buttons.map(({ label }) => label)), [
    'Book Free Consultation',
    'Download School Guide',
    'Education Advisor',
  ]);
  assert.deepEqual(
    admissionSteps.map(({ step }) => step),
    [1, 2, 3, 4, 5, 6],
  );
  assert.ok(admissionSteps.every(({ days }) => days.min <= days.max));
  assert.deepEqual(
    english(
      admissionSteps.flatMap(({ gathersDocuments, title }) => (gathersDocuments ? title : [])),
    ),
    ['Application and documents'],
  );
  assert.deepEqual(
    yearGroups.map(({ ageAtStart }) => ageAtStart),
    Array.from({ length: 15 }, (_, year) => 3 + year),
  );
});

test('the venues are those of the specification', () => {
  assert.deepEqual(
    seed.all('venues').map(({ name, location }) => `${name.en}, ${location.en}`),
    [
      'Coucou, Palm Tower',
      'Amazonico, DIFC',
      'Salvaje, Downtown Dubai',
      'Verde Beach, Jumeirah',
      'Chic Nonna, DIFC',
      'Gattopardo, DIFC',
      'Surf Club, Palm West Beach',
    ],
  );
  const names = (list: readonly Venue[]) => english(list.map(({ name }) => name));
  assert.deepEqual(names(seed.all('lounges')), [
    'CÉ LA VIE Dubai',
    'BOA Steakhouse',
    'Cavalli Club',
  ]);
  assert.deepEqual(names(seed.all('nightclubs')), [
    'WHITE Dubai',
    'Armani/Privé',
    'SKY 2.0',
    'Cirque Le Soir',
  ]);
  assert.deepEqual(english(seed.texts('vip').hero.chips), [
    'VIP Table Service',
    'Premium Bottle Service',
    'Instant Reservations',
  ]);
});

test('tables are offered while the house is open', () => {
  const isOpen = ({ opens, closes }: Venue, time: string) =>
    opens < closes ? time >= opens && time < closes : time >= opens || time < closes;
  each(venues, 'slots', (venue) => venue.reservation.slots.every((slot) => isOpen(venue, slot)));
  each(venues, 'spend', ({ minimumSpend }) => minimumSpend.currency === 'AED');
  each(venues, 'host', ({ kind, hostHotel }) => kind === 'restaurant' || hostHotel);
  each(venues, 'age', ({ kind, minAge }) => kind !== 'nightclub' || minAge === 21);
});

test('events happen at known venues for known members', () => {
  const events = seed.all('events');
  const slugs = new Set(venues.map(({ slug }) => slug));
  assert.ok(events.length >= 16);
  each(events, 'venue', ({ venueSlug }) => venueSlug === null || slugs.has(venueSlug));
  each(events, 'tier', ({ minTier }) => seed.bySlug('membership-tiers', minTier));
  each(events, 'price', ({ price }) => price.currency === 'AED');
  assert.ok(seed.all('membership-tiers').length >= 3);
  each(seed.all('membership-tiers'), 'plan', ({ includedWithPlan: plan }) => {
    return plan === null || seed.bySlug('plans', plan);
  });
});
