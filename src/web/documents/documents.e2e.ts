import { startSession } from '../../../e2e/accounts.ts';
import { type Client, dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { noor } from '../../../e2e/desk.ts';
import { choose } from '../../../e2e/fields.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import type { Document, UploadPlace } from '../../contract/documents/documents.ts';
import type { Matter } from '../../contract/matters/matters.ts';

test.use({ settings: openHouse });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });

const vault = (page: Page) => page.getByRole('main');
const person = (page: Page, name: string) => vault(page).getByRole('article', { name });
const sheet = (page: Page) => page.getByRole('dialog');
const log = (page: Page) => page.getByRole('table', { name: 'Who opened what' }).getByRole('row');

/** A paper that is there already, so that a test begins where it has something to prove. */
async function kept(page: Page, client: Client, details: object, content = picture) {
  const asked = { name: 'paper.png', size: content.length };
  // The contract says what the endpoints answer.
  const place = (await client.send('POST', '/documents/uploads', asked)) as UploadPlace;
  const put = await page.request.put(place.url, {
    headers: { 'content-type': 'application/octet-stream' },
    data: content,
  });
  expect(put.ok(), await put.text()).toBe(true);
  const path = `/documents/uploads/${place.id}/confirm`;
  return (await client.send('POST', path, { details })) as Document;
}

async function asked(client: Client): Promise<Matter> {
  const form = { kind: 'custom', title: 'A falcon for the weekend', notes: 'With a falconer.' };
  // As above.
  return (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as Matter;
}

test('a paper is brought, described, opened and shared, and nothing typed is lost', async ({
  page,
}) => {
  const client = await newClient(page);
  const matter = await asked(client);
  await page.goto('/profile/documents');
  await expect(vault(page)).toContainText('Nothing is kept here yet');
  await page.getByLabel('Choose files for the vault').setInputFiles(png('Layla passport.png'));
  await expect(sheet(page).getByRole('heading', { name: 'Passport' })).toBeVisible();
  await sheet(page).getByLabel('Ends on').fill(dayIn(60));
  await sheet(page).getByLabel('Note to yourself').fill('In the safe');
  await page.reload();
  await expect(sheet(page).getByLabel('Note to yourself')).toHaveValue('In the safe');
  await sheet(page).getByLabel('Number').fill('AB1234821');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('Everything is saved')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Open the paper' }).click();
  await expect(
    sheet(page).getByRole('img', { name: 'Preview of Layla passport.png' }),
  ).toBeVisible();
  await expect(sheet(page).getByLabel('Number')).toHaveValue('AB1234821');
  await choose(sheet(page).getByLabel('Share with a request'), new RegExp(matter.reference));
  await sheet(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet(page).getByRole('button', { name: /^Revoke/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const slot = person(page, 'Layla Haddad').getByRole('button', { name: /^Passport/ });
  await expect(slot).toBeFocused();
  await expect(slot).toContainText('In 60 days');
  await expect(slot).not.toContainText('AB1234821');
});

test('the house opens a shared paper, and one that is not with a reason; its owner reads both', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const client = await newClient(page);
  const matter = await asked(client);
  const { id } = await kept(page, client, { type: 'passport', number: 'AB1234821' });
  await client.send('POST', `/documents/${id}/shares`, { matter: matter.id });
  await page.goto('/profile/documents');
  // A context of its own, because axe opens a page beside the one it looks at.
  const context = await browser.newContext({ baseURL: house.url });
  const desk = await context.newPage();
  await startSession(desk, noor);
  await desk.goto(`/desk/matters/${matter.id}`);
  const column = desk.getByRole('complementary', { name: 'Client' });
  const open = column.getByRole('button', { name: /^Open ?: Passport/ });
  await open.click();
  await expect(desk.getByRole('dialog')).toContainText('AB1234821');
  await desk.keyboard.press('Escape');
  const line = log(page).filter({ hasText: matter.title });
  await expect(line).toContainText('Noor Haddad');
  await line.getByRole('button', { name: /^Revoke/ }).click();
  await expect(line.getByText(/^Ended/)).toBeVisible();
  await expect(column.getByText('Shared with this request')).toBeHidden();
  await open.click();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('The airline asks for the number');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Open it' }).click();
  await expect(desk.getByRole('dialog')).toContainText('written in the client’s log');
  await expect(log(page).filter({ hasText: 'The airline asks for the number' })).toBeVisible();
  await context.close();
});

test('an upload shows how far it is, can be cancelled, and says why a file is not kept', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto('/profile/documents');
  await page.route('**/storage/v1/object/upload/**', () => {});
  await page.getByLabel('Choose files for the vault').setInputFiles(png('Karim visa.png'));
  const running = page.getByRole('progressbar', { name: 'Karim visa.png' });
  await expect(running).toBeVisible();
  await expect(page.getByText('Read as: Residence visa.')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await choose(page.getByLabel('What it is'), 'Insurance');
  await expect(page.getByText('Read as: Insurance.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Karim visa.png' }).click();
  await expect(running).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const zone = page.getByRole('region', { name: 'Drop a document here' });
  const carried = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['words'], 'notes.txt', { type: 'text/plain' }));
    return data;
  });
  await zone.dispatchEvent('dragenter', { dataTransfer: carried });
  await expect(zone.getByText('Let go to keep it here')).toBeVisible();
  await zone.dispatchEvent('drop', { dataTransfer: carried });
  await expect(page.getByRole('alert')).toContainText('The vault takes PDF, JPEG, PNG');
  await page.getByRole('button', { name: 'Put notes.txt away' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a paper that ends too early for a visa is drawn and said, with one button to act', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  await kept(page, client, { type: 'passport', expiresOn: dayIn(157) });
  await kept(page, client, { type: 'visa', expiresOn: dayIn(60) });
  await page.goto('/profile/documents');
  const watch = page.getByRole('region', { name: 'Ending in the next eighteen months' });
  await expect(watch.getByRole('note')).toContainText('Your passport ends 3 months after');
  await expect(watch.getByRole('listitem')).toHaveCount(2);
  await expect(person(page, 'Layla Haddad')).toContainText('2 to renew');
  await watch.getByRole('link', { name: 'Begin renewal' }).click();
  await expect(page).toHaveURL(/ask=document&about=/);
  await expect(sheet(page).getByRole('textbox').first()).toHaveValue('Renewal: Passport');
});

test('on a telephone in Arabic and in the dark a PDF is shown, replaced, binned and restored', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await useTheme(page, 'dark');
  const client = await newClient(page);
  const holder = { name: 'Karim Haddad' };
  const { id } = await kept(page, client, { type: 'tenancy', holder, expiresOn: dayIn(40) }, pdf);
  await page.goto('/ar/profile/documents');
  await expect(person(page, 'Karim Haddad')).toBeVisible();
  await expectAccessible(page);
  await person(page, 'Karim Haddad')
    .getByRole('button', { name: /عقد الإيجار/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`paper=${id}`));
  await sheet(page).getByRole('button', { name: 'أضف نسخة' }).click();
  await page.getByRole('radio', { name: /صورة أوضح/ }).check();
  await page.getByRole('dialog').last().getByLabel('اختر الملف').setInputFiles(png('better.png'));
  await expect(sheet(page).getByText('النسخة 2')).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'انقلها إلى السلة' }).click();
  const bin = page.getByRole('region', { name: 'السلة' });
  await bin.getByRole('button', { name: /استعادة/ }).click();
  await expect(bin).toBeHidden();
  await expect(person(page, 'Karim Haddad')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test.describe('a way in that has ended', () => {
  // The browser itself complains about the picture that was refused.
  test.use({ mayComplain: true });

  test('says so in the picture’s place, opens again, and the log counts what was looked at', {
    tag: '@long',
  }, async ({ page, house }) => {
    const client = await newClient(page);
    const { id } = await kept(page, client, { type: 'tenancy' });
    await page.goto('/profile/documents');
    await person(page, 'Layla Haddad')
      .getByRole('button', { name: /^Tenancy contract/ })
      .click();
    // As a server does that was told to forget the session's tickets.
    await page.route('**/documents/opened/*', (route) => route.fulfill({ status: 410 }), {
      times: 1,
    });
    await sheet(page).getByRole('button', { name: 'Open the paper' }).click();
    await expect(sheet(page).getByText('This view has ended')).toBeVisible();
    await expectAccessible(page);
    await sheet(page).getByRole('button', { name: 'Open it again' }).click();
    await expect(sheet(page).getByRole('img', { name: /^Preview of/ })).toBeVisible();
    // A minute before it was looked at as well: no test waits for one.
    await house.query(`
      insert into app.document_readings (opening_id, owner_id, at)
      select r.opening_id, r.owner_id, r.at - interval '1 minute' from app.document_readings r
      join app.document_openings o on o.id = r.opening_id where o.document_id = '${id}'`);
    await page.reload();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(log(page).filter({ hasText: /Looked at 2 times, last Today, / })).toBeVisible();
  });
});
