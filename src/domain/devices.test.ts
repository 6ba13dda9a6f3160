import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from '#domain/devices.ts';

const mozilla = 'Mozilla/5.0';
const gecko = '(KHTML, like Gecko)';

test('a device is called what its owner calls it', () => {
  const known = [
    [
      'Chrome',
      'Windows',
      `(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${gecko} Chrome/126.0.0.0 Safari/537.36`,
    ],
    [
      'Edge',
      'Windows',
      `(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${gecko} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    ],
    [
      'Safari',
      'macOS',
      `(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${gecko} Version/17.5 Safari/605.1.15`,
    ],
    [
      'Safari',
      'iPhone',
      `(iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${gecko} Version/17.5 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome',
      'iPad',
      `(iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${gecko} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1`,
    ],
    ['Firefox', 'Linux', '(X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    [
      'Firefox',
      'macOS',
      '(Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
    ],
    [
      'Samsung Internet',
      'Android',
      `(Linux; Android 14; SM-S921B) AppleWebKit/537.36 ${gecko} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Opera',
      'Windows',
      `(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${gecko} Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0`,
    ],
    [
      'Chrome',
      'ChromeOS',
      `(X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${gecko} Chrome/126.0.0.0 Safari/537.36`,
    ],
    [
      'Chrome',
      'Linux',
      `(X11; Linux x86_64) AppleWebKit/537.36 ${gecko} HeadlessChrome/126.0.0.0 Safari/537.36`,
    ],
  ] as const;
  for (const [browser, system, said] of known)
    assert.deepEqual(deviceOf(`${mozilla} ${said}`), { browser, system }, said);
});

test('a program that is no browser has no name', () => {
  for (const said of [null, '', 'node', 'curl/8.5.0', 'okhttp/4.12.0', 'x'.repeat(500)])
    assert.deepEqual(deviceOf(said), { browser: null, system: null });
});
