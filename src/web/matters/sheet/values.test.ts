import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatterForm } from '#contract/matters/kinds.ts';
import { filledForm, valuesAbout, valuesOf } from '#web/matters/sheet/values.ts';

/** One of each kind that has something to say besides words. */
const asked = [
  {
    kind: 'custom',
    title: 'A falcon',
    notes: 'With a falconer',
    day: '2027-01-01',
    people: 4,
    budget: { amount: 2_500_050, currency: 'USD' },
  },
  {
    kind: 'property_search',
    purpose: 'rent',
    types: ['villa', 'penthouse'],
    areas: ['palm-jumeirah'],
    bedrooms: 0,
    budget: null,
    moveIn: null,
    notes: '',
  },
  {
    kind: 'company',
    package: null,
    activity: 'Coffee',
    shareholders: 2,
    visas: 0,
    notes: '',
  },
  {
    kind: 'school',
    school: 'palm-grove-college',
    yearGroup: 'Year 3',
    start: null,
    child: { name: 'Mira', born: '2019-04-12' },
    notes: 'Two languages',
  },
  {
    kind: 'table',
    venue: 'coucou',
    day: '2027-01-01',
    time: '20:30',
    people: 2,
    notes: '',
  },
  { kind: 'membership', programme: 'tier', choice: 'noor', notes: '' },
];

test('a form that was kept is the same after it stood in the fields', () => {
  for (const each of asked) {
    const form = MatterForm.parse(each);
    assert.ok(form.kind !== 'consultation' && form.kind !== 'viewing');
    assert.deepEqual(MatterForm.parse(filledForm(form.kind, valuesOf(form))), form);
  }
});

test('money is read in minor units, with or without separators, and never guessed', () => {
  const budget = (typed: string) => Object(filledForm('custom', { budget: typed })).budget;
  assert.deepEqual(budget('25,000.5'), { amount: 2_500_050, currency: 'AED' });
  assert.deepEqual(budget(' 1 200 '), { amount: 120_000, currency: 'AED' });
  assert.equal(budget(''), null);
  for (const wrong of ['abc', '1.234', '-5', '1e9']) assert.equal(budget(wrong).amount, undefined);
});

test('a page hands on what it knows: the thing it is about and the day', () => {
  assert.deepEqual(valuesAbout('membership', 'tier.noor', ''), {
    programme: 'tier',
    choice: 'noor',
  });
  assert.equal(valuesAbout('membership', '', '').programme, 'plan');
  assert.deepEqual(valuesAbout('event', 'gala', '2026-12-31'), {
    event: 'gala',
    people: '1',
    day: '2026-12-31',
  });
});
