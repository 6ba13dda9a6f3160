import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linksIn } from '#server/outbox/links.ts';

test('every link of a text is found once, without the sentence around it', () => {
  const text = `Open:
https://rihla.example/a?b=1&c=2
(see http://localhost:4400/ar/x#y), or https://rihla.example/a?b=1&c=2. «https://rihla.example/ar»؟
Not javascript:alert(1), not ftp://rihla.example, not https://`;
  assert.deepEqual(linksIn(text), [
    'https://rihla.example/a?b=1&c=2',
    'http://localhost:4400/ar/x#y',
    'https://rihla.example/ar',
  ]);
});
