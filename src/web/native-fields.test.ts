import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('./', import.meta.url));

/** Fields that a browser fills with panels, crosses and a language of its own. */
const native =
  /<select\b|<datalist\b|\btype=(?:\{?['"])(?:date|time|datetime-local|month|week|search)['"]|\btype: ['"](?:date|time|datetime-local|month|week|search)['"]/;

test('no field opens a panel of the browser', async () => {
  const found: string[] = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|e2e)\.tsx?$/.test(path)) continue;
    if (native.test(await readFile(`${root}/${path}`, 'utf8'))) found.push(path);
  }
  assert.deepEqual(
    found,
    [],
    'Take DayField, BirthField, HourField, MomentField, ListField or SearchField of ui/fields/: they speak the reader’s language, look like the house and take the same props.',
  );
});

test('each of them would be found', () => {
  for (const written of ['<select\n', 'type="date"', "type={'time'}", "type: 'datetime-local'"])
    assert.match(written, native);
});
