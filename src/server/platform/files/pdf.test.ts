import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Failure } from '#domain/failure.ts';
import { throwAwayFolder } from '#server/database/throw-away.ts';
import { typeset } from '#server/platform/files/pdf.ts';

test('whoever asks for forty papers waits behind themselves, and nobody else does', async (t) => {
  const file = join(await throwAwayFolder(t), 'plain.typ');
  await writeFile(file, '#json(bytes(sys.inputs.content)).at("words")');
  const template = pathToFileURL(file);
  const done: string[] = [];
  const ask = (asker: string, words: string) =>
    typeset({ template, content: { words }, pictures: {}, asker }).then(
      (paper) => {
        assert.match(paper.toString('latin1', 0, 5), /^%PDF-/);
        done.push(asker);
        return 'set';
      },
      (error: unknown) => (error instanceof Failure ? error.code : error),
    );
  const flood = Array.from({ length: 40 }, (_, place) => ask('flood', `paper ${place}`));
  const others = ['layla', 'omar'].map((asker) => ask(asker, `of ${asker}`));
  assert.deepEqual(await Promise.all(others), ['set', 'set']);
  const [first, second] = ['layla', 'omar'].map((asker) => done.indexOf(asker));
  assert.ok(Math.max(first ?? 40, second ?? 40) < 5, done.join());
  const answers = await Promise.all(flood);
  assert.deepEqual([...new Set(answers)].toSorted(), ['set', 'too_many_requests']);
  // One that was set, and those that had a place behind it.
  assert.equal(answers.filter((answer) => answer === 'set').length, 9);
});
