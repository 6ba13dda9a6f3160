import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { z } from 'zod';
import { written } from '#tools/expressions/attacks.ts';
import { type Cost, costOf } from '#tools/expressions/cost.ts';
import { madeWhileLoading } from '#tools/expressions/made.ts';
import { expressionsIn, type Found } from '#tools/expressions/sources.ts';

/**
 * Whoever writes to us chooses the text that our expressions read. One whose work grows as the square of
 * its text is a way to stop the house: every expression of the four rooms is measured, also those of
 * tomorrow, against texts that are made from its own parts. The server draws the public pages with the web's.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const rooms = ['src/{server,domain,contract}/**/*.ts', 'src/web/**/*.{ts,tsx}'];
const found = (await expressionsIn(root, rooms)).filter(
  ({ file }) => !/\.(test|e2e)\.tsx?$|testing/.test(file),
);

/** Those that are put together, by the place where they are: a second one beside a known one is another. */
const placeOf = ({ file, line }: Pick<Found, 'file' | 'line'>) => `${file}:${line}`;
const dynamic = found.filter(({ expression }) => !expression);
const made = await madeWhileLoading(root, [...new Set(dynamic.map(({ file }) => file))]);

/** Put together only when they are asked for; here with the longest parts they are given. */
const putTogether = [
  {
    file: 'src/domain/assistant/dates/spans.ts',
    written: `new RegExp(\`\\\\b\${name}\\\\b\`)`,
    expression: /\bseptember\b/,
  },
  {
    file: 'src/server/assistant/places.ts',
    written: `new RegExp(\`\\\\b\${one[0]?.toUpperCase()}\${one.slice(1)}\`)`,
    expression: /\bAmerica/,
  },
  {
    file: 'src/server/assistant/understand/message-reader.ts',
    written: `new RegExp(\`(?<![\\\\p{L}])\${escaped(word)}(?![\\\\p{L}])\`, 'iu')`,
    expression: /(?<![\p{L}])\*\+\?(?![\p{L}])/iu,
  },
];

/** Those of the library of shapes that our shapes use. */
const borrowed = {
  email: z.regexes.email,
  guid: z.regexes.guid,
  uuid: z.regexes.uuid(),
  date: z.regexes.date,
  datetime: z.regexes.datetime({ offset: true }),
};

const measured = new Map<string, { expression: RegExp; name: string; cost: Cost }>();
function measure(name: string, expression: RegExp) {
  measured.set(String(expression), { name, expression, cost: costOf(expression) });
}

test('an expression whose work grows as a square is found out', () => {
  const squares = [/<\?[^>]*>|<!--[\s\S]*?-->/g, /\s+$/, /(?:\d+\.?\d*)+s/, /^(a|a)*$/, /a.*b.*c/];
  assert.deepEqual(
    squares.filter((expression) => costOf(expression).isLinear),
    [],
  );
  const lines = [/^\s+/, /(?<!\s)\s+$/, /^[^@]+@[^@]+$/, /\bnights?\b/, /<[^<>]*>/g];
  assert.deepEqual(
    lines.filter((expression) => !costOf(expression).isLinear),
    [],
  );
});

test('every expression that reads a text from outside does work in proportion to it', () => {
  for (const one of [...found, ...made]) if (one.expression) measure(placeOf(one), one.expression);
  for (const { file, expression } of putTogether) measure(file, expression);
  for (const [name, expression] of Object.entries(borrowed)) measure(`zod ${name}`, expression);
  const squares = [...measured.values()].filter(({ cost }) => !cost.isLinear);
  assert.deepEqual(
    squares.map(({ name, expression, cost }) => [name, expression, ...cost.worst]),
    [],
    'The work of these grows as the square of the text. Let two neighbouring parts share no character (`[^<>]*` for `.*`), or read it in a loop.',
  );
});

test('no expression is put together that this test does not know', () => {
  const seen = new Set(made.map(placeOf));
  const unseen = dynamic.filter((one) => !seen.has(placeOf(one)));
  assert.ok(seen.size > 0);
  assert.deepEqual(
    unseen.map(({ file, written }) => ({ file, written })),
    putTogether.map(({ file, written }) => ({ file, written })),
    'These put an expression together when they are asked. Write it out, or say in `putTogether` how it stands there and how it comes out with the longest parts it is given; and strike what is gone.',
  );
});

test('each of them reads 64 KiB of its worst text, in the engine that serves', () => {
  const size = 64 * 1024;
  // A square of this size takes many seconds; the engine is stopped, and says so, long before.
  const timeout = 5000;
  for (const { name, expression, cost } of measured.values()) {
    const flags = [...new Set([...expression.flags, 'g'])].join('');
    for (const attack of cost.worst) {
      const text = written(attack, size);
      const room = createContext({ text, read: new RegExp(expression.source, flags) });
      const work = () => runInContext('text.replaceAll(read, "")', room, { timeout });
      assert.doesNotThrow(work, `${name} ${expression} ${JSON.stringify(attack)}`);
    }
  }
});
