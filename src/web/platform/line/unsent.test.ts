import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, type TestContext, test } from 'node:test';
import { endpoint } from '#contract/endpoint.ts';
import { ById } from '#contract/primitives.ts';
import { ownWords } from '#web/platform/browser/own-words.ts';
import { forgetOwn } from '#web/platform/browser/storage.ts';
import { emptyStorage, signInHere } from '#web/platform/browser/testing.ts';
import { isLineDown } from '#web/platform/line/line.ts';
import { callOrKeep, sendUnsent } from '#web/platform/line/unsent.ts';

const write = endpoint('POST', '/rest/v1/wishes/:id/write', { params: ById, once: true });
const shelf = 'rihla-own-unsent';

/** A house that answers each call as it is told to; `down` is no answer at all. */
function house(t: TestContext, answer: (address: string) => number | 'down' | Promise<number>) {
  const asked: { address: string; by: string | null }[] = [];
  t.mock.method(globalThis, 'fetch', async (address: string, { headers }: RequestInit = {}) => {
    const by = new Headers(headers).get('authorization');
    if (address !== '/healthz') asked.push({ address, by });
    const status = await answer(address);
    if (status === 'down') throw new TypeError('fetch failed');
    return new Response(status === 404 ? '{"code":"not_found"}' : null, { status });
  });
  return asked;
}

const wishes = ['first', 'second'];

/** Keeps two wishes without a line, which is then there again. */
async function keepTwo(t: TestContext) {
  house(t, () => 'down');
  for (const id of wishes)
    await callOrKeep(write, { params: { id } }, `the ${id}`, { name: id, words: `all of ${id}` });
  t.mock.restoreAll();
}

const kept = (): string[] =>
  JSON.parse(localStorage.getItem(shelf) ?? '[]').map(({ words }: { words: string }) => words);

function teller() {
  const told: unknown[] = [];
  return {
    told,
    sent: (count: number) => void told.push(count),
    refused: ({ words }: { words: string }) => void told.push(words),
  };
}

describe('words that wait for the line', () => {
  beforeEach(() => {
    emptyStorage();
    signInHere('layla');
  });

  /** A line that is down is asked for by the clock until it is back. */
  afterEach(async () => {
    const { fetch } = globalThis;
    globalThis.fetch = async () => new Response();
    await isLineDown();
    globalThis.fetch = fetch;
  });

  for (const next of ['omar', undefined])
    test(`what waits goes to no house as ${next ?? 'a visitor'}, who is told nothing of it either`, async (t) => {
      await keepTwo(t);
      const asked = house(t, () => {
        signInHere(next);
        return 404;
      });
      const words = teller();
      assert.equal(await sendUnsent(words), false);
      assert.deepEqual(asked, [{ address: '/rest/v1/wishes/first/write', by: 'Bearer of-layla' }]);
      assert.deepEqual(words.told, []);
      // It is still hers, if she comes back.
      assert.deepEqual(kept(), ['the first', 'the second']);
    });

  test('what was forgotten while the one before was on its way does not go', async (t) => {
    await keepTwo(t);
    const asked = house(t, (address) => {
      if (address !== '/healthz') forgetOwn();
      return 204;
    });
    await sendUnsent(teller());
    assert.equal(asked.length, 1);
    assert.deepEqual(kept(), []);
  });

  test('who signed out while a call hung leaves nothing behind, and a visitor never does', async (t) => {
    const hung = Promise.withResolvers<number>();
    house(t, (address) => (address === '/healthz' ? 'down' : hung.promise));
    const calling = callOrKeep(write, { params: { id: 'first' } }, 'the first');
    signInHere(undefined);
    forgetOwn();
    hung.reject(new TypeError('fetch failed'));
    await assert.rejects(calling, { code: 'unavailable' });
    await assert.rejects(callOrKeep(write, { params: { id: 'second' } }, 'the second'), {
      code: 'unavailable',
    });
    assert.deepEqual(Object.keys(localStorage), []);
  });

  for (const [why, code, status] of [
    ['asked too often', 'too_many_requests', 429],
    ['met a house that broke', 'unexpected', 500],
  ] as const)
    test(`what ${why} waits on, and does not keep back what comes after it`, async (t) => {
      await keepTwo(t);
      const answers = () => new Response(JSON.stringify({ code }), { status });
      t.mock.method(globalThis, 'fetch', async (address: string) =>
        address.includes('first') ? answers() : new Response(null, { status: 204 }),
      );
      const words = teller();
      assert.equal(await sendUnsent(words), true);
      assert.deepEqual(words.told, [1]);
      assert.deepEqual(kept(), ['the first']);
    });

  test('what the house refuses is told once to however many ask, and all that was typed comes back', async (t) => {
    await keepTwo(t);
    ownWords.keep('second', 'begun anew');
    const answers = () => new Response(JSON.stringify({ code: 'not_found' }), { status: 404 });
    const asked = t.mock.method(globalThis, 'fetch', async () => answers());
    const [one, another] = [teller(), teller()];
    assert.deepEqual(await Promise.all([sendUnsent(one), sendUnsent(another)]), [false, false]);
    assert.equal(asked.mock.callCount(), 2);
    assert.deepEqual([one.told, another.told], [['the first', 'the second'], []]);
    assert.equal(ownWords.read('first'), 'all of first');
    assert.equal(ownWords.read('second'), 'begun anew');
    assert.deepEqual(kept(), []);
    signInHere('omar');
    assert.equal(ownWords.read('first'), undefined);
  });
});
