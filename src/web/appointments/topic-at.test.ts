import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topicAt } from '#web/appointments/topic-at.ts';

test('a page suggests the subject of its service, in both languages', () => {
  for (const [path, topic] of [
    ['/', 'general'],
    ['/ar', 'general'],
    ['/arrivals', 'general'],
    ['/ar/schooling/schools/one', 'schooling'],
    ['/bookings/yachts', 'travel'],
    ['/real-estate', 'real-estate'],
  ] as const)
    assert.equal(topicAt(path), topic, path);
});
