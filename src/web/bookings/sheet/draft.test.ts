import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { finishBookingDraft, readDraft, writeDraft } from '#web/bookings/sheet/draft.ts';
import { lastTime, rememberLastTime } from '#web/bookings/sheet/last-time.ts';
import { forgetOwn } from '#web/platform/browser-storage.ts';
import { sessionKey } from '#web/platform/sessions/session.ts';

const guest = { name: 'Layla Haddad', age: 38, needs: 'No nuts' };

/** Node has no storage of a browser: two maps with its methods. */
function storage() {
  const methods = {
    getItem: (key: string) => Reflect.get(shelf, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(shelf, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(shelf, key),
  };
  const shelf: object = Object.create(methods);
  return shelf;
}

function signIn(id: string | undefined) {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id } };
  if (id) localStorage.setItem(sessionKey, JSON.stringify(session));
  else localStorage.removeItem(sessionKey);
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: storage(), configurable: true });
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage(), configurable: true });
});

test('a visitor’s wish goes with them through signing in, and is the same value until it changes', () => {
  writeDraft('duel', { note: 'By the window', guests: [guest] });
  signIn('layla');
  assert.equal(readDraft('duel').note, 'By the window');
  assert.equal(readDraft('duel'), readDraft('duel'));
  writeDraft('duel', { party: 3 });
  assert.deepEqual(readDraft('duel').guests, [guest]);
  finishBookingDraft('duel');
  assert.deepEqual(readDraft('duel').guests, []);
});

test('the next one at this computer sees nothing of a client’s wishes, and the client finds them again', () => {
  signIn('layla');
  writeDraft('duel', { guests: [guest] });
  rememberLastTime({ slug: 'duel', party: 1, guests: [guest] });
  for (const somebody of ['omar', undefined]) {
    signIn(somebody);
    assert.deepEqual(readDraft('duel').guests, []);
    assert.equal(lastTime(), undefined);
  }
  // A session that ended by itself has cost nothing that was typed.
  signIn('layla');
  assert.deepEqual(readDraft('duel').guests, [guest]);
  assert.deepEqual(lastTime()?.guests, [guest]);
});

test('whoever signs out leaves nothing behind', () => {
  signIn('layla');
  writeDraft('duel', { guests: [guest] });
  rememberLastTime({ slug: 'duel', party: 1, guests: [guest] });
  forgetOwn();
  assert.deepEqual(Object.keys(sessionStorage), []);
  assert.deepEqual(Object.keys(localStorage), [sessionKey]);
  assert.deepEqual(readDraft('duel').guests, []);
});
