import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unsupportedFigures } from '#domain/assistant/figures.ts';
import { type Facet, facets } from '#server/assistant/facets/facet.ts';
import { facetAnswer } from '#server/assistant/facets/facets.ts';
import { contextFor, knowledge } from '#server/assistant/facets/testing.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

interface Told {
  facet: Facet;
  thing: Thing;
  text: string;
  sources: unknown[];
}

/** Everything that can be asked of everything. */
async function allTold(question: string): Promise<Told[]> {
  const context = await contextFor(question);
  const asked = knowledge.things.flatMap((thing) => facets.map((facet) => ({ facet, thing })));
  const answers = await Promise.all(
    asked.map(async ({ facet, thing }) => ({
      facet,
      thing,
      answer: await facetAnswer(facet, thing, context),
    })),
  );
  return answers.flatMap(({ answer, ...rest }) => (answer ? [{ ...rest, ...answer }] : []));
}

const dated = 'how about 4 people on 3 December';
const open = 'وماذا لو لم أذكر يومًا';
const told = { en: await allTold(dated), ar: await allTold(open) };

/** Things of one kind are alike, and reading every figure of every source takes its time. */
const everyThird = [...told.en, ...told.ar].filter((_, at) => at % 3 === 0);

test('whatever is asked of anything, no figure stands there that nothing said', () => {
  const invented = everyThird.flatMap(({ facet, thing, text, sources }) => {
    const figures = unsupportedFigures(text, [sources, dated]);
    return figures.length > 0 ? [`${facet} of ${thing.slug}: ${figures.join(' ')} in ${text}`] : [];
  });
  assert.deepEqual(invented, []);
});

test('no sentence has a hole or ends twice', () => {
  const broken = [...told.en, ...told.ar].filter(({ text }) =>
    /undefined|NaN|\[object|\.\.|\.;|: \.|^\s*$/.test(text),
  );
  assert.deepEqual(
    broken.map(({ facet, thing, text }) => `${facet} of ${thing.slug}: ${text}`),
    [],
  );
});

test('what is asked in Arabic is answered in Arabic', () => {
  const foreign = told.ar.filter(({ text }) => /\b(?:the|is|and|of|for|with|by)\b/.test(text));
  assert.deepEqual(
    foreign.map(({ facet, thing, text }) => `${facet} of ${thing.slug}: ${text}`),
    [],
  );
});

test('everything that can be booked answers everything that is asked of it', () => {
  const answered = new Set(told.en.map(({ facet, thing }) => `${facet} of ${thing.slug}`));
  const silent = knowledge.things
    .filter(({ entry }) => entry.of === 'offering')
    .flatMap(({ slug }) => facets.map((facet) => `${facet} of ${slug}`))
    .filter((asked) => !answered.has(asked));
  assert.deepEqual(silent, []);
});
