/** Facets in tests: a thing of the seed, asked in somebody's own words on a day in the season. */
import assert from 'node:assert/strict';
import { unsupportedFigures } from '#domain/assistant/figures.ts';
import { languageOf } from '#domain/assistant/language.ts';
import { contextOf } from '#server/assistant/brain.ts';
import type { Facet } from '#server/assistant/facets/facet.ts';
import { facetAnswer } from '#server/assistant/facets/facets.ts';
import { knowledgeOf } from '#server/assistant/knowledge.ts';
import { personaNamed } from '#server/assistant/personas.ts';
import { toolsForTesting } from '#server/assistant/tools-testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const askedAt = '2026-11-17T08:00:00.000Z';
const snapshot = await seedSnapshot();
export const knowledge = await knowledgeOf(snapshot);

const thingNamed = (slug: string) =>
  knowledge.things.find((thing) => thing.slug === slug) ?? assert.fail(`${slug} is not there`);

export async function contextFor(message: string) {
  const language = languageOf(message, 'en');
  const tools = toolsForTesting(snapshot, askedAt, false);
  const persona = personaNamed(snapshot, 'lifestyle-manager');
  const asked = { message, history: [], language, persona, today: tools.today };
  return contextOf(asked, knowledge, tools);
}

/** What a thing answers; every figure of it stands in its sources or in the question. */
async function told(facet: Facet, slug: string, message: string): Promise<string> {
  const answer = await facetAnswer(facet, thingNamed(slug), await contextFor(message));
  if (!answer) return '';
  const { text, sources } = answer;
  assert.deepEqual(
    unsupportedFigures(text, [sources, message]),
    [],
    `${facet} of ${slug}: ${text}`,
  );
  return text;
}

/** Asked of what, in which words, and what the answer must say. */
export type Row = [facet: Facet, slug: string, message: string, ...says: RegExp[]];

export async function holdsAll(rows: readonly Row[]): Promise<void> {
  for (const [facet, slug, message, ...says] of rows) {
    const text = await told(facet, slug, message);
    for (const wanted of says) assert.match(text, wanted, `${facet} of ${slug}, “${message}”`);
  }
}
