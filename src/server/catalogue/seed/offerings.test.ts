import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CapacityUnit,
  Category,
  type Offering,
  type Season,
} from '#contract/catalogue/offerings.ts';
import type { Unit } from '#contract/catalogue/shapes.ts';
import { each, isUnique, major, seedSnapshot } from '#server/catalogue/testing.ts';

const seed = await seedSnapshot();
const taxonomy = seed.texts('taxonomy');
const offerings = seed.all('offerings');
const bookable = taxonomy.categories.filter((category) => category.bookable);

const known = (terms: { id: string }[]) => {
  const ids = new Set<string>(terms.map(({ id }) => id));
  return (id: string) => ids.has(id);
};

test('the categories are the ten of the specification, in its order', () => {
  const inOrder = taxonomy.categories.toSorted((a, b) => a.order - b.order);
  assert.deepEqual(
    inOrder.map(({ label }) => label.en),
    [
      'All',
      'Flights',
      'Hotels',
      'Yachts',
      'Luxury Car Rental',
      'Desert Safari',
      'Helicopter Rides',
      'Adrenaline & Sky Adventures',
      'Fun & Gaming',
      'Jet Ski & Flyboard',
    ],
  );
  assert.deepEqual(
    bookable.map(({ id }) => id),
    Category.options,
  );
});

test('there is plenty to book in every category, and something of each kind', () => {
  assert.ok(offerings.length >= 72);
  for (const { id } of bookable) {
    const inCategory = offerings.filter(({ category }) => category === id);
    assert.ok(inCategory.length >= 6, id);
    assert.ok(
      inCategory.some(({ isFullyBooked }) => !isFullyBooked),
      id,
    );
  }
  for (const badge of ['isExclusive', 'isHotDeal', 'isFullyBooked'] as const)
    assert.ok(offerings.filter((offering) => offering[badge]).length >= 3, badge);
});

test('prices are in the currency and the band of their category', () => {
  const bands: Record<Category, [number, number]> = {
    flights: [300, 200_000],
    hotels: [300, 10_000],
    yachts: [100, 300_000],
    'luxury-car-rental': [200, 3_000],
    'desert-safari': [200, 8_000],
    'helicopter-rides': [150, 10_000],
    'adrenaline-sky': [150, 4_000],
    'fun-gaming': [100, 15_000],
    'jet-ski-flyboard': [200, 4_000],
  };
  const currencyOf = new Map(bookable.map(({ id, currency }) => [id, currency]));
  each(offerings, 'everything of an offering is priced in one currency', (offering) => {
    const currency = currencyOf.get(offering.category);
    const deposit = offering.payment.securityDeposit;
    const prices = [offering.price, ...offering.addOns.map(({ price }) => price)];
    if (deposit) prices.push(deposit);
    return prices.every((price) => price.currency === currency);
  });
  each(offerings, 'price band', ({ category, price }) => {
    const [low, high] = bands[category];
    return major(price) >= low && major(price) <= high;
  });
});

test('a security deposit is named once: by its sum, or in words where there is none', () => {
  each(offerings, 'security deposit', ({ payment, inclusions, exclusions }) => {
    const said = [...inclusions, ...exclusions].filter(
      ({ en, ar }) => /\bdeposit/i.test(en) || /مبلغ تأمين|وديعة/.test(ar),
    );
    return said.length + (payment.securityDeposit ? 1 : 0) <= 1;
  });
});

test('a hot deal, and only a hot deal, shows a higher usual price, and is not fully booked', () => {
  each(offerings, 'usual price', ({ isHotDeal, usualPrice, price }) =>
    usualPrice
      ? isHotDeal &&
        usualPrice.amount > price.amount &&
        usualPrice.currency === price.currency &&
        usualPrice.unit === price.unit
      : !isHotDeal,
  );
  each(offerings, 'not both', ({ isHotDeal, isFullyBooked }) => !(isHotDeal && isFullyBooked));
});

test('capacity is counted in what the price is for', () => {
  const counted: Partial<Record<Unit, CapacityUnit[]>> = {
    'per-person': ['guests', 'seats'],
    'per-charter': ['charters'],
    'per-vehicle': ['vehicles'],
    'per-day': ['vehicles'],
    'per-night': ['rooms'],
    'per-group': ['groups'],
    'per-hour': ['groups'],
  };
  each(offerings, 'unit', ({ price, capacity }) => counted[price.unit]?.includes(capacity.unit));
  each(offerings, 'party', ({ capacity }) => capacity.maxParty >= capacity.minParty);
  each(offerings, 'a party fits into its slot', ({ capacity: { unit, maxParty, perSlot } }) =>
    unit === 'guests' || unit === 'seats' ? maxParty <= perSlot : true,
  );
  each(offerings, 'one vessel', ({ price, capacity }) =>
    price.unit === 'per-charter' ? capacity.perSlot === 1 : true,
  );
});

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function scheduleIsSound({ schedule, category, price }: Offering): boolean {
  switch (schedule.kind) {
    case 'daily-times':
      return true;
    case 'route':
      return /^(DXB|DWC)$/.test(schedule.from.code) && schedule.from.code !== schedule.to.code;
    case 'nightly':
      return price.unit === 'per-night' && schedule.maxNights >= schedule.minNights;
    case 'day-rental':
      return (
        category === 'luxury-car-rental' &&
        price.unit === 'per-day' &&
        schedule.pickupFrom < schedule.pickupTo &&
        schedule.maxDays >= schedule.minDays
      );
    case 'charter-window':
      return schedule.windowFrom <= schedule.windowTo;
  }
}

test('schedules can be kept', () => {
  each(offerings, 'days', ({ schedule }) => isUnique(schedule.days));
  each(offerings, 'kind', scheduleIsSound);
  each(offerings, 'times are sorted and unique', ({ schedule }) =>
    'times' in schedule
      ? schedule.times.join() === [...new Set(schedule.times)].sort().join()
      : true,
  );
  each(offerings, 'a night in every hotel, and only there', ({ category, schedule }) => {
    return (category === 'hotels') === (schedule.kind === 'nightly');
  });
  each(offerings, 'cars by the day', ({ category, schedule }) =>
    category === 'luxury-car-rental' ? schedule.kind === 'day-rental' : true,
  );
});

test('departures of one vessel do not overlap', () => {
  const apart = (times: string[], minutes: number) =>
    times.every((time, at) => {
      const before = times[at - 1];
      return before === undefined || minutesOf(time) - minutesOf(before) >= minutes;
    });
  each(offerings, 'departures', ({ schedule, seasons, capacity, duration }) => {
    if (schedule.kind !== 'daily-times' || capacity.unit !== 'charters') return true;
    const lists = [schedule.times, ...seasons.flatMap((s) => ('times' in s ? [s.times] : []))];
    return lists.every((times) => apart(times, duration.minutes));
  });
});

function covers({ from, to }: Season, day: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

test('seasons of one offering never overlap, and change what they say they change', () => {
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  const year = Array.from({ length: 12 * 31 }, (_, n) => {
    return `${twoDigits(Math.floor(n / 31) + 1)}-${twoDigits((n % 31) + 1)}`;
  });
  each(offerings, 'overlap', ({ seasons }) =>
    year.every((day) => seasons.filter((season) => covers(season, day)).length <= 1),
  );
  each(offerings, 'own times only where there are times', ({ schedule, seasons }) =>
    seasons.every((season) => !('times' in season) || schedule.kind === 'daily-times'),
  );
  each(offerings, 'a factor changes the price', ({ seasons }) =>
    seasons.every(
      (season) => !('priceFactorPercent' in season) || season.priceFactorPercent !== 100,
    ),
  );
});

test('terms agree with themselves', () => {
  each(offerings, 'no fee beyond the no-show', ({ cancellation }) => {
    return cancellation.feePercentAfter <= cancellation.noShowPercent;
  });
  // The policy page promises it of every offering.
  each(offerings, 'all comes back when the weather stops it', ({ cancellation }) => {
    return cancellation.weatherRefundPercent === 100;
  });
  each(offerings, 'payment', ({ payment: { mode, depositPercent, taxIncluded } }) => {
    const paid = { 0: 'card-guarantee', 100: 'full' }[depositPercent] ?? 'deposit';
    return taxIncluded && mode === paid;
  });
  each(offerings, 'drivers', ({ category, requirements, payment }) =>
    category === 'luxury-car-rental' && requirements.licence === 'driving-licence'
      ? requirements.minAge >= 21 && payment.securityDeposit
      : true,
  );
  each(offerings, 'height and weight', ({ requirements: { minHeightCm, maxWeightKg } }) => {
    const height = minHeightCm ?? 120;
    const weight = maxWeightKg ?? 100;
    return height >= 90 && height <= 160 && weight >= 80 && weight <= 150;
  });
});

test('what an offering refers to exists', () => {
  each(offerings, 'area', ({ area }) => known(taxonomy.areas)(area));
  each(offerings, 'licence', ({ requirements }) => {
    return known(taxonomy.licenceRules)(requirements.licence);
  });
  each(offerings, 'tags', ({ tags }) => isUnique(tags) && tags.every(known(taxonomy.tags)));
  each(offerings, 'languages', ({ languages }) => {
    const served = languages.includes('en') && languages.includes('ar');
    return served && languages.every(known(taxonomy.languages));
  });
  each(offerings, 'one pin', ({ meetingPoint, coordinates }) => {
    return meetingPoint.lat === coordinates.lat && meetingPoint.lng === coordinates.lng;
  });
  each(offerings, 'add-ons', ({ addOns }) => isUnique(addOns.map(({ id }) => id)));
});

test('no two offerings read or look alike', () => {
  assert.ok(isUnique(offerings.map(({ title }) => title.en)));
  assert.ok(isUnique(offerings.map(({ description }) => description.en)));
  assert.ok(isUnique(offerings.map(({ art }) => `${art.scene} ${art.time} ${art.camera}`)));
  each(offerings, 'length', ({ description: { en } }) => en.length >= 60 && en.length <= 260);
  each(offerings, 'picture', ({ art, slug }) => art.key === `offering/${slug}`);
  each(offerings, 'rating', ({ rating }) => rating >= 4.4);
  each(offerings, 'itinerary', ({ canAddToItinerary, category }) => {
    return canAddToItinerary === (category === 'flights');
  });
});
