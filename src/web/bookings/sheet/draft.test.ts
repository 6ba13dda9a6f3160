import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { finishBookingDraft, readDraft, writeDraft } from '#web/bookings/sheet/draft.ts';
import { lastTime, rememberLastTime } from '#web/bookings/sheet/last-time.ts';
import { forgetOwn } from '#web/platform/browser/storage.ts';
import { emptyStorage, signInHere } from '#web/platform/browser/testing.ts';
import { sessionKey } from '#web/platform/sessions/session.ts';

const guest = { name: 'Layla Haddad', age: 38, needs: 'No nuts' };

describe('a wish that is not a booking yet', () => {
  beforeEach(emptyStorage);

  test('a visitor’s wish goes with them through signing in, and is the same value until it changes', () => {
    writeDraft('duel', { note: 'By the window', guests: [guest] });
    signInHere('layla');
    assert.equal(readDraft('duel').note, 'By the window');
    assert.equal(readDraft('duel'), readDraft('duel'));
    writeDraft('duel', { party: 3 });
    assert.deepEqual(readDraft('duel').guests, [guest]);
    finishBookingDraft('duel');
    assert.deepEqual(readDraft('duel').guests, []);
  });

  test('the next one at this computer sees nothing of a client’s wishes, and the client finds them again', () => {
    signInHere('layla');
    writeDraft('duel', { guests: [guest] });
    rememberLastTime({ slug: 'duel', party: 1, guests: [guest] });
    for (const somebody of ['omar', undefined]) {
      signInHere(somebody);
      assert.deepEqual(readDraft('duel').guests, []);
      assert.equal(lastTime(), undefined);
    }
    // A session that ended by itself has cost nothing that was typed.
    signInHere('layla');
    assert.deepEqual(readDraft('duel').guests, [guest]);
    assert.deepEqual(lastTime()?.guests, [guest]);
  });

  test('whoever signs out leaves nothing behind', () => {
    signInHere('layla');
    writeDraft('duel', { guests: [guest] });
    rememberLastTime({ slug: 'duel', party: 1, guests: [guest] });
    forgetOwn();
    assert.deepEqual(Object.keys(sessionStorage), []);
    assert.deepEqual(Object.keys(localStorage), [sessionKey]);
    assert.deepEqual(readDraft('duel').guests, []);
  });
});
