import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { relaxed } from '#server/auth/testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const seed = await seedSnapshot();

/** Lines break where the page ends; words are what is compared. */
const joined = (pages: string[]) => pages.join(' ').replace(/\s+/g, ' ');

test('the school guide is a PDF of the whole catalogue, in both languages, made once', async (t) => {
  const app = await borrowApp(t, relaxed);
  const base = app.url;

  const fetched = await fetch(`${base}/schooling/guide.pdf`);
  assert.equal(fetched.status, 200);
  assert.equal(fetched.headers.get('content-type'), 'application/pdf');
  assert.equal(
    fetched.headers.get('content-disposition'),
    'attachment; filename="rihla-school-guide.pdf"',
  );
  const english = await getDocumentProxy(new Uint8Array(await fetched.arrayBuffer()));
  assert.match(String((await getMeta(english)).info.Title), /The school guide · Rihla/);
  const { text } = await extractText(english, { mergePages: false });
  const whole = joined(text);
  for (const school of seed.all('schools'))
    for (const part of [school.name.en, school.feesText.en, school.waitlist.text.en])
      assert.ok(whole.includes(part), `${school.slug}: ${part}`);
  for (const curriculum of seed.all('curricula'))
    for (const part of [curriculum.name.en, curriculum.avgFeesText.en])
      assert.ok(whole.includes(part), part);
  const { admissionSteps, requiredDocuments, yearGroups } = seed.texts('schooling');
  for (const { title, duration } of admissionSteps)
    assert.ok(whole.includes(title.en) && whole.includes(duration.en), title.en);
  for (const document of requiredDocuments) assert.ok(whole.includes(document.en), document.en);
  for (const group of yearGroups)
    assert.ok(
      whole.includes(`${group.ageAtStart} ${group.british} ${group.american}`),
      group.british,
    );

  const etag = fetched.headers.get('etag') ?? '';
  const again = await fetch(`${base}/schooling/guide.pdf`, { headers: { 'if-none-match': etag } });
  assert.equal(again.status, 304);

  const other = await fetch(`${base}/ar/schooling/guide.pdf`);
  assert.match(other.headers.get('content-disposition') ?? '', /rihla-school-guide-ar\.pdf/);
  const arabic = await getDocumentProxy(new Uint8Array(await other.arrayBuffer()));
  const arabicText = joined((await extractText(arabic, { mergePages: false })).text);
  for (const part of ['دليل المدارس', 'المناهج', 'المنهج الأمريكي', 'الرسوم في لمحة'])
    assert.ok(arabicText.includes(part), part);
  // Figures keep their order inside a line that runs from right to left.
  for (const part of ['من 62,000 إلى 108,000 درهم', '4.9/5', 'من 3 إلى 18'])
    assert.ok(arabicText.includes(part), part);
});
