import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { z } from 'zod';
import { Recommendation } from '#contract/catalogue/profile.ts';
import {
  type ClientSituation,
  comingWeekend,
  fillBlanks,
  recommendCards,
} from '#domain/dashboard/recommendations.ts';

const seed = await readFile(new URL('../../../seed/profile.json', import.meta.url), 'utf8');
const cards = z.object({ recommendations: z.array(Recommendation) }).parse(JSON.parse(seed));

const winterMorning: ClientSituation = {
  today: '2026-11-15',
  hour: 9,
  interests: new Set(),
  hasCompany: false,
  trips: [],
};

const chosen = (changed: Partial<ClientSituation> = {}) =>
  recommendCards(cards.recommendations, { ...winterMorning, ...changed });
const ids = (changed: Partial<ClientSituation> = {}) => chosen(changed).map(({ card }) => card.id);

test('at every hour of every day of the year there are three cards for anybody', () => {
  for (let month = 1; month <= 12; month += 1)
    for (const day of ['01', '15', '28'])
      for (let hour = 0; hour < 24; hour += 1) {
        const today = `2027-${String(month).padStart(2, '0')}-${day}`;
        assert.ok(ids({ today, hour }).length >= 3, `${today} ${hour}`);
      }
});

test('nobody is sent into the desert in summer, nor away in winter', () => {
  assert.ok(ids().includes('weekend-desert'));
  assert.ok(!ids().includes('summer-escape'));
  const summer = ids({ today: '2027-07-01' });
  assert.ok(!summer.includes('weekend-desert'));
  assert.ok(summer.includes('summer-escape'));
  // Both ends of a season belong to it, and this one runs over the new year.
  assert.ok(ids({ today: '2027-05-15' }).includes('weekend-desert'));
  assert.ok(!ids({ today: '2027-05-16' }).includes('weekend-desert'));
});

test('a table for tonight stands behind until noon, and before the yacht from then on', () => {
  assert.equal(ids({ hour: 11 }).at(-1), 'table-tonight');
  const afternoon = chosen({ hour: 12 });
  const place = (id: string) => afternoon.findIndex(({ card }) => card.id === id);
  assert.ok(place('table-tonight') < place('sunset-yacht'));
  assert.deepEqual(afternoon[place('table-tonight')]?.why, { kind: 'tonight' });
});

test('schools are proposed to those with a child, and papers only when one runs out', () => {
  assert.ok(!ids().includes('school-season'));
  const [first] = chosen({ child: { name: 'Yasmin' } });
  assert.equal(first?.card.id, 'school-season');
  assert.deepEqual(first.why, { kind: 'child', name: 'Yasmin' });
  assert.ok(!ids().includes('documents-expiring'));
  assert.ok(!ids({ documentExpiresIn: 91 }).includes('documents-expiring'));
  assert.equal(ids({ documentExpiresIn: 90 })[0], 'documents-expiring');
});

test('what a client asked about comes first, and says so', () => {
  const [first] = chosen({ interests: new Set(['real-estate']) });
  assert.deepEqual([first?.card.id, first?.why], ['new-home', { kind: 'interest' }]);
});

const safari = {
  title: 'Heritage safari',
  category: 'desert-safari',
  from: '2026-11-20',
  to: '2026-11-20',
};

test('what is booked already steps back; what could follow it names the day after', () => {
  assert.equal(ids()[0], 'weekend-desert');
  const after = chosen({ trips: [safari] });
  assert.equal(after.at(-1)?.card.id, 'weekend-desert');
  const yacht = after.find(({ card }) => card.id === 'sunset-yacht');
  assert.deepEqual(yacht?.why, { kind: 'trip', title: 'Heritage safari', day: '2026-11-20' });
  assert.equal(yacht.day, '2026-11-21');
  const far = chosen({ trips: [{ ...safari, from: '2027-03-01', to: '2027-03-01' }] });
  assert.notEqual(far.find(({ card }) => card.id === 'sunset-yacht')?.why.kind, 'trip');
});

test('a plan moves what it names, and is named as the reason', () => {
  const platinum = { id: 'platinum', name: 'Platinum' };
  const [first] = chosen({ plan: platinum });
  assert.deepEqual(
    [first?.card.id, first?.why],
    ['sunset-yacht', { kind: 'plan', name: 'Platinum' }],
  );
});

test('the season says until when it lasts, also over the new year', () => {
  const until = (today: string) =>
    chosen({ today }).find(({ card }) => card.id === 'weekend-desert')?.why;
  assert.deepEqual(until('2026-11-15'), { kind: 'season', until: '2027-05-15' });
  assert.deepEqual(until('2027-05-15'), { kind: 'season', until: '2027-05-15' });
});

test('the weekend is the next Friday, never today', () => {
  assert.equal(comingWeekend('2026-11-15'), '2026-11-20');
  assert.equal(comingWeekend('2026-11-20'), '2026-11-27');
});

test('a sentence with a blank that nobody can fill is no sentence', () => {
  assert.equal(fillBlanks('On {date}.', { date: 'Friday' }), 'On Friday.');
  assert.equal(fillBlanks('{count} on {date}.', { date: 'Friday', count: undefined }), undefined);
  assert.equal(fillBlanks('No blank.', {}), 'No blank.');
});
