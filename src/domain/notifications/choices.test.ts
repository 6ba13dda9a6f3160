import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotificationKind } from '#contract/notifications.ts';
import {
  choicesOf,
  hasOwnLetter,
  isWanted,
  lockOf,
  proposedChoices,
} from '#domain/notifications/choices.ts';

const forStaff = ['assigned', 'client_wrote', 'second_look', 'on_call', 'team'];

test('a client chooses for every kind that concerns clients, on both channels', () => {
  const shown = proposedChoices(false);
  const kinds = NotificationKind.options.filter((kind) => !forStaff.includes(kind));
  assert.equal(shown.length, kinds.length * 2);
  assert.deepEqual(new Set(shown.map(({ kind }) => kind)), new Set(kinds));
  assert.equal(proposedChoices(true).length, NotificationKind.options.length * 2);
});

test('the bell tells everything until somebody says otherwise', () => {
  for (const { channel, wanted } of proposedChoices(true))
    if (channel === 'bell') assert.ok(wanted);
});

test('mails about bookings and about broken promises cannot be refused', () => {
  for (const kind of ['booking', 'waitlist', 'promise'] as const) {
    const place = { kind, channel: 'mail' } as const;
    const refused = [{ ...place, wanted: false }];
    assert.ok(lockOf(place), kind);
    assert.equal(isWanted(place, refused), true);
    const shown = choicesOf(false, refused).find(
      (choice) => choice.kind === kind && choice.channel === 'mail',
    );
    assert.equal(shown?.wanted, true);
    assert.equal(lockOf({ kind, channel: 'bell' }), undefined);
  }
});

test('a choice changes its own kind and channel and nothing else', () => {
  const chosen = [{ kind: 'message', channel: 'mail', wanted: false } as const];
  const changed = choicesOf(false, chosen).filter(
    (choice, place) => choice.wanted !== proposedChoices(false)[place]?.wanted,
  );
  assert.deepEqual(changed, chosen);
  assert.equal(isWanted({ kind: 'message', channel: 'bell' }, chosen), true);
});

test('what writes its own letter is not mailed a second time', () => {
  assert.deepEqual(NotificationKind.options.filter(hasOwnLetter), ['booking', 'waitlist']);
});
