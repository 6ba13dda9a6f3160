/** One of a list is meant where it is likelier than all the others together, and by no chance. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '#server/assistant/knowledge.ts';
import { thingName } from '#server/assistant/understand/catalogue-phrases.ts';
import { describedOne } from '#server/assistant/understand/descriptions.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const { things } = await knowledgeOf(await seedSnapshot());
const flights = things.filter(({ topic }) => topic === 'helicopter-rides');
const [first, second] = flights;
const heard = (one: number, other: number) =>
  [first, second].flatMap((thing, at) =>
    thing ? [{ is: thingName(thing), p: at === 0 ? one : other }] : [],
  );

test('what nothing else of its list comes near to is meant, however unlikely it is by itself', () => {
  assert.equal(describedOne([{ is: 'none', p: 0.7 }, ...heard(0.2, 0.1)], flights), first);
});

test('of two that are as likely neither is meant', () => {
  assert.equal(describedOne(heard(0.3, 0.3), flights), first === second ? first : undefined);
});

test('what no word speaks for is not meant', () => {
  assert.equal(describedOne([{ is: 'none', p: 0.96 }, ...heard(0.04, 0)], flights), undefined);
});

test('a wish may ask for more', () => {
  assert.equal(describedOne(heard(0.2, 0.1), flights, { p: 0.1, share: 0.8 }), undefined);
});
