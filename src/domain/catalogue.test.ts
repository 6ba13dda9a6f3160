import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Art } from '#contract/catalogue/shapes.ts';
import { darkerHour, pictureOf } from '#domain/catalogue.ts';

const yacht: Art = {
  key: 'offering/sunset-yacht',
  scene: 'motor-yacht',
  time: 'golden',
  camera: 'wide',
  accent: 'gold',
  details: [],
};

const words = {
  artScenes: [
    { id: 'motor-yacht', label: { en: 'Motor yacht under way', ar: 'يخت آلي في عرض البحر' } },
  ],
  artTimes: [{ id: 'golden' as const, label: { en: 'in golden light', ar: 'في ضوء ذهبي' } }],
};

test('a picture has a file for each theme and says what it shows, in the reader’s language', () => {
  const source = { artBase: '/art/1a2b', words };
  assert.deepEqual(pictureOf(yacht, { ...source, language: 'en' }), {
    light: '/art/1a2b/offering/sunset-yacht.golden.svg',
    dark: '/art/1a2b/offering/sunset-yacht.dusk.svg',
    alt: 'Motor yacht under way in golden light',
  });
  const arabic = pictureOf(yacht, { ...source, language: 'ar' });
  assert.equal(arabic.alt, 'يخت آلي في عرض البحر في ضوء ذهبي');
});

test('a dark page shows the next darker hour, and nothing is darker than night', () => {
  const hours = (['dawn', 'day', 'golden', 'dusk', 'night'] as const).map(darkerHour);
  assert.deepEqual(hours, ['dusk', 'dusk', 'dusk', 'night', 'night']);
});

test('a scene without a word is a defect, not an empty description', () => {
  const source = { artBase: '/art', language: 'en' as const, words };
  assert.throws(() => pictureOf({ ...yacht, scene: 'moon-base' }, source), /moon-base/);
});
