import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '#domain/assistant/language.ts';

test('Arabic is heard in Latin letters too, and English with figures stays English', () => {
  const arabic = [
    'kam el ijar b dubai hills?',
    '3andi walad 3omro 6',
    'shu fi bokra',
    'wein el villa',
  ];
  const english = [
    ...[
      '3rd december, 2bed with a pool',
      'status RM-ADJ5LC',
      'cancel RH-7JEXYA',
      'RH-J3XAB please',
      'the G650 to Nice',
      'set up 2fa',
    ],
    ...['a 5star suite near the mall', 'a suite in burj el arab', 'my 7yo and 2 kids', ''],
  ];
  assert.deepEqual(
    arabic.map((text) => languageOf(text, 'en')),
    arabic.map(() => 'ar'),
  );
  assert.deepEqual(
    english.map((text) => languageOf(text, 'en')),
    english.map(() => 'en'),
  );
});
