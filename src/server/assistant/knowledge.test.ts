import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowledgeOf } from '#server/assistant/knowledge.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { turnsDuring } from '#server/platform/turns-testing.ts';

test('while the assistant learns a catalogue, everybody else is answered in between', async () => {
  const snapshot = await seedSnapshot();
  const turns = await turnsDuring(knowledgeOf(snapshot));
  const { things, passages } = await knowledgeOf(snapshot);
  // Everything it knows is read at least twice, eight texts at a time.
  const texts = things.length + passages.all.length;
  assert.ok(turns >= (2 * texts) / 8, `${turns} turns for ${texts} texts`);
});

test('all who ask while the assistant learns wait for one and the same lesson', async () => {
  const snapshot = await seedSnapshot();
  const [first, second] = await Promise.all([knowledgeOf(snapshot), knowledgeOf(snapshot)]);
  assert.equal(first, second);
});
