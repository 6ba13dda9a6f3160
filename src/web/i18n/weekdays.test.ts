import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Temporal } from 'temporal-polyfill/full';
import type { Language } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';
import { weekdays as arabic } from '#web/i18n/weekdays.ar.ts';
import { shortWeekdays, weekdays } from '#web/i18n/weekdays.en.ts';

/** From a Monday on. */
const namedByIntl = (language: Language, weekday: 'long' | 'short') =>
  Array.from({ length: 7 }, (_, after) =>
    Temporal.PlainDate.from('2026-11-16')
      .add({ days: after })
      .toLocaleString(localeOf[language], { weekday }),
  );

test('the days of the week are called as Intl calls them', () => {
  assert.deepEqual(Object.values(weekdays), namedByIntl('en', 'long'));
  assert.deepEqual(Object.values(shortWeekdays), namedByIntl('en', 'short'));
  assert.deepEqual(Object.values(arabic), namedByIntl('ar', 'long'));
  assert.deepEqual(Object.values(arabic), namedByIntl('ar', 'short'));
});
