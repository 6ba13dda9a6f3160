import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatterEvent, MatterMessage } from '#contract/matters/parts.ts';
import { joinMessages, threadOf } from '#web/matters/messages/thread.ts';
import { spanOf } from '#web/matters/promise/use-time-left.ts';

const at = (hour: number) => `2026-11-16T0${hour}:00:00.000Z`;

const message = (id: string, hour = 1): MatterMessage => ({
  id,
  at: at(hour),
  from: 'client',
  name: 'Layla',
  text: id,
  files: [],
  internal: false,
  delegate: '',
});

const event = (kind: MatterEvent['kind'], hour: number): MatterEvent => ({
  id: `${kind}-${hour}`,
  at: at(hour),
  kind,
  actor: 'house',
  name: 'Noor',
  reason: '',
  about: {},
  delegate: '',
});

test('what was fetched before stays when newer messages push it out of the newest page', () => {
  const [a, b, c] = [message('a'), message('b'), message('c')];
  assert.deepEqual(joinMessages([a, b], [b, c]), [a, b, c]);
  assert.deepEqual(joinMessages([], [a]), [a]);
  // More came than a page holds: what lies between is not pretended to be there.
  assert.deepEqual(joinMessages([a], [c]), [c]);
});

test('events stand between the words they happened between, and none before the words that are there', () => {
  const events = [event('claimed', 1), event('quote_sent', 3), event('urgent', 4)];
  const told = { messages: [message('a', 2), message('b', 4)], events };
  const keys = (begins: boolean) => threadOf({ ...told, begins }).map(({ key }) => key);
  assert.deepEqual(keys(false).slice(1), ['a', 'quote_sent-3', 'b']);
  assert.deepEqual(keys(true).slice(1), ['claimed-1', 'a', 'quote_sent-3', 'b']);
});

test('a span is said in the unit people would use, and lateness only when it is whole', () => {
  assert.deepEqual(spanOf(61), { count: 2, unit: 'minutes' });
  assert.deepEqual(spanOf(-779), { count: 12, unit: 'minutes' });
  assert.deepEqual(spanOf(8 * 3600), { count: 8, unit: 'hours' });
  assert.deepEqual(spanOf(3 * 24 * 3600), { count: 3, unit: 'days' });
});
