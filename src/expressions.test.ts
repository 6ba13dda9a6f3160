import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { z } from 'zod';
import { written } from '#tools/expressions/attacks.ts';
import { type Cost, costOf } from '#tools/expressions/cost.ts';
import { expressionsIn } from '#tools/expressions/sources.ts';

/**
 * Whoever writes to us chooses the text that our expressions read. One whose work grows as the square of
 * its text is a way to stop the house: every expression of these rooms is measured, also those of
 * tomorrow, against texts that are made from its own parts.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const found = (await expressionsIn(root, ['src/{server,domain,contract}/**/*.ts'])).filter(
  ({ file }) => !/\.test\.ts$|testing/.test(file),
);

/** Put together when the program runs; here as they come out, with the longest parts they are given. */
const putTogether: Record<string, RegExp[]> = {
  'src/contract/catalogue/vip.ts': [
    /^FREQ=WEEKLY;BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*$/,
    /^FREQ=MONTHLY;BYDAY=-?[1-5](MO|TU|WE|TH|FR|SA|SU)$/,
  ],
  'src/domain/assistant/dates/hours.ts': [
    /\b(half|quarter|ten|twenty)(?: (past|to))? (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:million|thousand|people|guests|dozen|hours?))/,
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?o ?clock\b/,
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?ish\b/,
    /\b(?:at|by|@) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=$|[,.!?]|\s\uE000|\s(?:in|at|on|for|with|tonight|today|tomorrow|please|noon|sharp|this|next|would|is|ok|if|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)/,
    /\b(?:around|about|from|until|till|before|after) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=$|[,!?]|\s\uE000|\s(?:in the|at night|tonight|tomorrow|today|please|on)\b)/,
    /\b(?:start|starts|starting|begin|begins|beginning|kick ?off|meet)(?: at| from)? (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=$|[,.!?;]|\s\uE000)/,
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:in the (?:morning|afternoon|evening)|at night|tonight)\b/,
  ],
  'src/domain/assistant/dates/spans.ts': [/\bseptember\b/],
  'src/domain/search/normal-form.ts': [/[ٱىیکةءـøßæ]/g],
  'src/server/assistant/places.ts': [/\bAmerica/],
  'src/server/assistant/understand/message-reader.ts': [/(?<![\p{L}])\*\+\?(?![\p{L}])/iu],
};

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
  for (const { file, line, expression } of found)
    if (expression) measure(`${file}:${line}`, expression);
  for (const [file, made] of Object.entries(putTogether))
    for (const expression of made) measure(file, expression);
  for (const [name, expression] of Object.entries(borrowed)) measure(`zod ${name}`, expression);
  const squares = [...measured.values()].filter(({ cost }) => !cost.isLinear);
  assert.deepEqual(
    squares.map(({ name, expression, cost }) => [name, expression, ...cost.worst]),
    [],
    'The work of these grows as the square of the text. Let two neighbouring parts share no character (`[^<>]*` for `.*`), or read it in a loop.',
  );
});

test('no expression is put together that this test does not know', () => {
  const files = new Set(found.flatMap(({ file, expression }) => (expression ? [] : [file])));
  assert.deepEqual(
    [...files].toSorted(),
    Object.keys(putTogether).toSorted(),
    'These put an expression together when the program runs. Write it out, or add it to `putTogether` with the longest parts it is given; and strike what is gone.',
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
