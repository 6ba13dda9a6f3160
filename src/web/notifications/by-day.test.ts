import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Temporal } from 'temporal-polyfill/full';
import type { Notification } from '#contract/notifications.ts';
import { byDay } from '#web/notifications/by-day.ts';

const at = (createdAt: string): Notification => ({
  id: createdAt,
  kind: 'message',
  title: '',
  path: '/',
  about: {},
  readAt: null,
  createdAt,
});

const dayIn = (zone: string) => (moment: string) =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString();

test('a day of news begins where the reader’s own day does', () => {
  const news = [
    at('2026-11-15T21:00:00.000Z'),
    at('2026-11-15T19:00:00.000Z'),
    at('2026-11-15T02:00:00.000Z'),
  ];
  const days = (zone: string) =>
    byDay(news, dayIn(zone)).map(({ day, items }) => [day, items.length]);
  assert.deepEqual(days('Asia/Dubai'), [
    ['2026-11-16', 1],
    ['2026-11-15', 2],
  ]);
  assert.deepEqual(days('America/Los_Angeles'), [
    ['2026-11-15', 2],
    ['2026-11-14', 1],
  ]);
  assert.deepEqual(byDay([], dayIn('Asia/Dubai')), []);
});
