import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unsupportedFigures } from '#domain/assistant/figures.ts';
import { answerIn } from '#server/assistant/brain.ts';
import { contextFor } from '#server/assistant/facets/testing.ts';

/** The whole answer; every figure of it stands in its sources or in the question. */
async function answered(message: string): Promise<string> {
  const { text, sources } = await answerIn(await contextFor(message));
  assert.deepEqual(unsupportedFigures(text, [sources, message]), [], text);
  return text;
}

test('what is asked of a named thing is answered, though no word of ours was used', async () => {
  const fees = await answered(
    'The frond M villa. On top of the 48.5, what else leaves my account?',
  );
  assert.match(fees, /AED 1,940,000/);
  assert.match(fees, /AED 51,462,700/);
  assert.match(
    await answered('Cash needed at signing for the 4 bed villa in Dubai Hills, the rental one'),
    /AED 143,720/,
  );
});

test('a thing that is described and not named is found, and says what was asked of it', async () => {
  const told = await answered(
    'the glass floor walk outside on the 53rd storey with the harness, what do I wear',
  );
  assert.match(told, /Edge walk, fifty-third floor/);
  assert.match(told, /nothing particular to wear/);
});
