/** What is written down of conversations with keys can be read, and a right answer is told from a wrong one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type KeyedTalk,
  type KeyedTurn,
  readTalks,
  talked,
} from '#server/assistant/talks-testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const key = (text: string, rest: Partial<KeyedTurn>): KeyedTurn => ({
  text,
  language: 'en',
  kind: 'fact',
  aboutAll: false,
  says: [],
  never: [],
  ...rest,
});

const judged = async (...turns: KeyedTurn[]) => {
  const talk: KeyedTalk = { id: 'one', as: 'visitor', turns };
  return (await talked(talk, await seedSnapshot())).map(({ wrong }) => wrong);
};

test('every conversation with keys can be read and has an id of its own', async () => {
  const ids = [...(await readTalks()).values()].flat().map(({ id }) => id);
  assert.ok(ids.length >= 40);
  assert.equal(new Set(ids).size, ids.length);
});

test('a right answer is right, whatever comes after it', async () => {
  const [price, dinner] = await judged(
    key('how much is the Mirsal 70?', { kind: 'sum', about: 'off-021', says: ['2100'] }),
    key('which restaurants are in DIFC?', { kind: 'list', about: 'list:dining' }),
  );
  assert.deepEqual([price, dinner], [[], []]);
});

test('a wrong thing, wrong words, a wrong kind and a wrong language are each named', async () => {
  const [wrong = []] = await judged(
    key('how much is the Mirsal 70?', {
      language: 'ar',
      kind: 'complaint',
      about: 'off-022',
      says: ['210'],
      never: ['off-021'],
    }),
  );
  const named = wrong.map((one) => one.split(' ').slice(0, 2).join(' '));
  assert.deepEqual(named, [
    'wrong language',
    'wrong kind',
    'wrong thing',
    'wrong words',
    'wrong words',
  ]);
});
