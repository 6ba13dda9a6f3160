import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { notifications, scrollAreas, tooltips } from '#web/ui/constants.ts';
import { swipeBegins } from '#web/ui/overlays/swipe.ts';

test('notifications are as the specification says', () => {
  assert.deepEqual(notifications.hotkey, ['altKey', 'KeyT']);
  assert.equal(notifications.hotkeyLabel, 'Alt+T');
  assert.equal(notifications.position, 'bottom-right');
  assert.equal(notifications.visible, 3);
  assert.equal(notifications.duration, 4000);
  assert.equal(notifications.removal, 200);
  assert.deepEqual(notifications.swipe, { touch: 10, otherwise: 2 });
});

test('the library takes a notification away after the same 200 ms as our animation', async () => {
  const library = new URL(import.meta.resolve('sonner'));
  const source = await readFile(library, 'utf8');
  assert.match(source, new RegExp(`TIME_BEFORE_UNMOUNT = ${notifications.removal};`));
});

test('a finger swipes from 10 px on, anything else from 2 px on', () => {
  const from = { x: 100, y: 100 };
  assert.equal(swipeBegins('touch', from, { x: 109, y: 100 }), false);
  assert.equal(swipeBegins('touch', from, { x: 110, y: 100 }), true);
  assert.equal(swipeBegins('touch', from, { x: 100, y: 90 }), true);
  assert.equal(swipeBegins('mouse', from, { x: 101, y: 101 }), false);
  assert.equal(swipeBegins('mouse', from, { x: 102, y: 100 }), true);
  assert.equal(swipeBegins('pen', from, { x: 98, y: 100 }), true);
});

test('tooltips open after 700 ms, the next one within 300 ms at once', () => {
  assert.deepEqual(tooltips, { openDelay: 700, skipDelay: 300 });
});

test('the bar of a scroll area hides after 600 ms', () => {
  assert.deepEqual(scrollAreas, { hideDelay: 600 });
});
