import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { describedBuild } from '#server/pages/web-build.ts';
import { openLetterPictures } from '#server/storage/pictures/letter-pictures.ts';

/** What goes into a letter beside its words, with which it stays under eighty kilobytes. */
const most = 52_000;

test('the print of a booking is drawn at its hour, small, once; what has left the build is not', async (t) => {
  const data = await mkdtemp(join(tmpdir(), 'letters-'));
  const pictures = openLetterPictures(data, describedBuild);
  t.after(pictures.end);
  const print = { key: 'offering/noor-50-sunset-cruise', hours: ['golden', 'day'], alt: '' };
  const drawn = await pictures.print(print);
  assert.equal(drawn?.contentType, 'image/jpeg');
  assert.deepEqual([...(drawn?.content.subarray(0, 2) ?? [])], [0xff, 0xd8]);
  assert.ok(drawn && drawn.content.length < most, `${drawn?.content.length}`);
  assert.deepEqual((await pictures.print(print))?.content, drawn.content);
  assert.equal((await pictures.mark())?.contentType, 'image/png');
  assert.equal(await pictures.print({ ...print, key: 'offering/gone' }), undefined);
});
