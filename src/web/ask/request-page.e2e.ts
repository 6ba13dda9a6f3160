import { startSession } from '../../../e2e/accounts.ts';
import { newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';

// The browser reports what it could not fetch.
test.use({ settings: openHouse, mayComplain: true });

const path = '/dashboard/requests/new';
const field = (page: Page) => page.getByRole('textbox', { name: 'What you need, in a sentence' });
const chip = (page: Page, name: string) =>
  page.getByRole('main').locator('button[aria-expanded]').filter({ hasText: name });
const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Ask the house', exact: true });
const underlined = (page: Page) => page.getByRole('main').locator('[data-understood] mark');

const sentence = 'A surprise for my father’s birthday, twelve of us, and no speeches';

test('a sentence on the page is underlined as it is read, survives a reload, and becomes a request with the promise that was told', async ({
  page,
}) => {
  await newClient(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const promise = page.getByRole('region', { name: 'When the next word is due' });
  await expect(promise).toContainText(/repl(?:y|ies) by/);
  await expect(field(page)).toBeFocused();
  await field(page).fill(sentence);
  await expect(chip(page, 'Who')).toContainText('12 people');
  await expect(underlined(page)).toHaveText(['surprise', 'birthday', 'twelve of us']);
  await expect(chip(page, 'Budget')).toContainText('A figure, or none');
  await expectAccessible(page);
  await chip(page, 'Who').click();
  await page.getByLabel('How many').fill('14');
  await page.keyboard.press('Enter');
  await expect(underlined(page)).toHaveText(['surprise', 'birthday']);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(field(page)).toHaveValue(sentence);
  await expect(chip(page, 'Who')).toContainText('14 people');
  await send(page).click();
  const request = page.getByRole('region', { name: 'A request, with a promise' });
  await expect(request).toContainText(/RM-\w+/);
  await expectAccessible(page);
  await request.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByRole('main')).toContainText('and no speeches');
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(field(page)).toHaveValue('');
});

test('what is kept for later waits among the requests, and an empty page says what it needs', async ({
  page,
}) => {
  await newClient(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await send(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Write a sentence first.' }),
  ).toBeVisible();
  await field(page).fill('The blue bottle my grandmother wore');
  await page.getByRole('button', { name: 'Keep it for later' }).click();
  await expect(page.getByRole('main')).toContainText('nobody has read it');
  await page.getByRole('link', { name: 'Your requests' }).click();
  await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText('The blue bottle');
});

test('a picture goes along with the words to a person; what is none is refused in a sentence', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({
    name: 'notes.log',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByRole('main')).toContainText('notes.log is no picture.');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await choose.setInputFiles({
    name: 'bottle.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await expect(page.getByRole('img', { name: 'bottle.png' })).toBeVisible();
  await field(page).fill('a yacht like this one for six people tomorrow');
  await expect(chip(page, 'Who')).toContainText('6 people');
  await send(page).click();
  await page.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByRole('main')).toContainText('bottle.png');
});

test('whoever is signed out comes back to the page and to their words', { tag: '@long' }, async ({
  page,
}) => {
  await startSession(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await field(page).fill(sentence);
  await expect(chip(page, 'Who')).toContainText('12 people');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(field(page)).toHaveValue(sentence);
});

for (const [width, theme] of [
  [390, 'light'],
  [390, 'dark'],
  [834, 'light'],
] as const)
  test(`the page fits a window of ${width} pixels in Arabic (${theme})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await newClient(page);
    await useTheme(page, theme);
    await page.goto(`/ar${path}`, { waitUntil: 'networkidle' });
    await page
      .getByRole('textbox', { name: 'ما تحتاج إليه، في جملة' })
      .fill('يخت لستة أشخاص غدا عند الغروب');
    await expect(underlined(page).first()).toHaveText('يخت');
    await page
      .getByRole('main')
      .locator('button[aria-expanded]')
      .filter({ hasText: 'الساعة' })
      .click();
    await expect(page.getByRole('radio', { name: /الغروب/ })).toBeChecked();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
