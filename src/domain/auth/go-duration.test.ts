import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGoDuration } from '#domain/auth/go-duration.ts';

const hour = 3_600_000;

test('durations are read as the protocol’s first server writes them', () => {
  const known: [string, number][] = [
    ['24h', 24 * hour],
    ['1h30m', 1.5 * hour],
    ['1.5h', 1.5 * hour],
    ['.5s', 500],
    ['100ms', 100],
    ['2us', 0.002],
    ['+1m', 60_000],
    ['-1m', -60_000],
    ['0', 0],
    ['876000h', 876_000 * hour],
  ];
  for (const [text, milliseconds] of known) assert.equal(readGoDuration(text), milliseconds, text);
});

test('what is no duration is none', () => {
  for (const text of [
    '',
    '24',
    'h',
    '1d',
    '1 h',
    'forever',
    '1h30',
    '--1h',
    '9999999999999999h',
    '.h',
  ])
    assert.equal(readGoDuration(text), undefined, text);
});
