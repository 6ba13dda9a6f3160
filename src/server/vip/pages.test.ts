import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Page } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { pageSource } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { vipPages } from '#server/vip/pages.ts';

let snapshot: Snapshot;
before(async () => {
  snapshot = await seedSnapshot();
});

interface Reader {
  language?: Language;
  today?: string;
  environment?: Record<string, string>;
}

function read<Name extends Page['name']>(path: string, name: Name, reader: Reader = {}) {
  const { language = 'en', today = '2026-11-15', environment = {} } = reader;
  const page = vipPages(snapshot).find((candidate) => candidate.path === path);
  const config = readConfig(environment);
  const source = pageSource({ snapshot, language, artBase: '/art/x', config, today });
  const shown = page?.read(source);
  if (shown?.name !== name) assert.fail(`${path} shows ${shown?.name}`);
  return shown as Extract<Page, { name: Name }>; // its name was just compared
}

const names = (venues: { name: string }[]) => venues.map(({ name }) => name);

test('the VIP page has the houses of the specification, in its order (sections 2 and 3)', () => {
  const { content } = read('/vip', 'vip');
  assert.deepEqual(content.hero.chips, [
    'VIP Table Service',
    'Premium Bottle Service',
    'Instant Reservations',
  ]);
  assert.deepEqual(names(content.lounges.venues), [
    'CÉ LA VIE Dubai',
    'BOA Steakhouse',
    'Cavalli Club',
  ]);
  assert.deepEqual(names(content.nightclubs.venues), [
    'WHITE Dubai',
    'Armani/Privé',
    'SKY 2.0',
    'Cirque Le Soir',
  ]);
  assert.deepEqual(
    content.venues.venues.map(({ name, location }) => `${name} (${location})`),
    [
      'Coucou (Palm Tower)',
      'Amazonico (DIFC)',
      'Salvaje (Downtown Dubai)',
      'Verde Beach (Jumeirah)',
      'Chic Nonna (DIFC)',
      'Gattopardo (DIFC)',
      'Surf Club (Palm West Beach)',
    ],
  );
  assert.deepEqual(
    content.ways.map(({ path, count }) => [path, count]),
    [
      ['/vip/clubs', 4],
      ['/vip/restaurants', 10],
      ['/vip/nightlife', 11],
      ['/vip/events', 21],
    ],
  );
  assert.deepEqual(
    content.tiers.map(({ name, includedWith }) => [name, includedWith]),
    [
      ['Majlis', 'Premium'],
      ['Noor', 'Platinum'],
      ['Diwan', null],
    ],
  );
});

test('Reserve leads where the configuration says, else where the catalogue says', () => {
  const { url } = read('/vip', 'vip').content.reserve;
  assert.equal(url, snapshot.texts('company').messaging.reserveUrl);
  const environment = { RESERVE_URL: 'https://wa.example/971' };
  assert.equal(read('/vip', 'vip', { environment }).content.reserve.url, environment.RESERVE_URL);
});

test('each list holds what it promises', () => {
  const kinds = (path: string) =>
    read(path, 'venue-list').content.venues.map((venue) => `${venue.kind} ${venue.closes}`);
  assert.ok(kinds('/vip/clubs').every((kind) => kind.startsWith('nightclub')));
  assert.ok(
    read('/vip/restaurants', 'venue-list').content.venues.every(({ cuisine }) => cuisine !== null),
  );
  assert.ok(kinds('/vip/nightlife').every((kind) => /0[2-6]:00$/.test(kind)));
});

test('a house says what a guest asks before going', () => {
  const { content } = read('/vip/venues/amazonico', 'venue');
  const { venue } = content;
  assert.equal(venue.minimumSpend.unit, 'per table');
  assert.equal(venue.minimumSpend.price.amount, 120_000);
  assert.equal(venue.childrenUntil, '18:00');
  assert.equal(venue.reviewed, 'November 2026');
  assert.equal(content.similar.length, 3);
  assert.ok(content.similar.every(({ kind }) => kind === 'restaurant'));
  const beach = read('/vip/venues/verde-beach', 'venue').content;
  assert.equal(beach.venue.leastSpend.amount, 100_000, 'two guests at 500 each');
  assert.deepEqual(
    beach.events.map(({ slug }) => slug),
    ['beach-brunch'],
  );
});

test('the calendar knows a year of evenings from the first of this month', () => {
  const { content } = read('/vip/events', 'event-calendar');
  assert.equal(content.months.length, 12);
  assert.deepEqual(content.months[1], { month: '2026-12', title: 'December 2026' });
  const december = content.evenings.filter(({ day }) => day.startsWith('2026-12'));
  const once = december
    .filter(({ slug }) => !/racing|brunch/.test(slug))
    .map(({ day, time, slug }) => `${day.slice(8)} ${time} ${slug}`);
  assert.deepEqual(once, [
    '01 17:00 rooftop-sunset-session',
    '02 18:00 national-day-dhow',
    '02 19:00 gallery-evening-difc',
    '04 09:00 abu-dhabi-grand-prix-yacht',
    '09 19:30 moonlight-paddle',
    '31 19:30 new-years-eve-burj',
  ]);
  assert.equal(december.filter(({ slug }) => slug === 'friday-racing-meydan').length, 4);
  assert.equal(content.events.length, 21, 'every event has a next evening');
  assert.equal(december.find(({ slug }) => /yacht/.test(slug))?.days, 3);
});

test('an event page gives its next evenings, its house and what the moon decides', () => {
  const racing = read('/vip/events/friday-racing-meydan', 'event').content;
  assert.equal(racing.event.next.day, '2026-11-20');
  assert.equal(racing.dates.length, 6);
  assert.deepEqual(racing.event.returns, { weekday: 'fri', until: '5 March' });
  const dinner = read('/vip/events/members-welcome-dinner', 'event').content;
  assert.equal(dinner.venue?.path, '/vip/venues/chic-nonna');
  assert.equal(dinner.event.starts, '2026-11-24T16:00:00.000Z');
  const iftar = read('/vip/events/ramadan-iftar-majlis', 'event', { language: 'ar' }).content;
  assert.match(iftar.note ?? '', /الهلال/);
  assert.match(iftar.event.next.date, /17 فبراير 2027/);
});

test('at the end of a year and on a leap day every page can be made', () => {
  const readers = [
    { language: 'en', today: '2026-12-31' },
    { language: 'ar', today: '2028-02-29' },
  ] as const;
  for (const reader of readers)
    for (const { path, read: make } of vipPages(snapshot)) {
      const source = pageSource({ snapshot, ...reader, artBase: '/art/x', config: readConfig({}) });
      assert.notEqual(make(source).name, 'not-found', `${path} on ${reader.today}`);
    }
});
