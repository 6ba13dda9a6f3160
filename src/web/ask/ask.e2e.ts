import { startSession } from '../../../e2e/accounts.ts';
import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';

// The browser reports what it could not fetch.
test.use({ settings: openHouse, mayComplain: true });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ask the house' });
const line = (page: Page) => sheet(page).getByRole('textbox', { name: 'Ask the house…' });
const chip = (page: Page, name: string) =>
  sheet(page).locator('button[aria-expanded]').filter({ hasText: name });
const send = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Ask the house', exact: true });

async function asks(page: Page, sentence: string) {
  await page.keyboard.press('Control+k');
  await expect(line(page)).toBeFocused();
  await line(page).fill(sentence);
  await page.keyboard.press('Enter');
  await expect(chip(page, 'What')).toBeVisible();
}

test('a sentence becomes a brief, a chip is corrected in place, and a place is held', async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await asks(page, 'a yacht for six in the evening, under 90,000');
  await expect(chip(page, 'What')).toContainText('Yachts');
  await expect(chip(page, 'Who')).toContainText('6 people');
  await expect(chip(page, 'Hour')).toContainText('Evening');
  await expect(chip(page, 'Budget, a guess')).toContainText('AED');
  await expect(sheet(page)).toContainText('I took dirhams. Change it if you meant dollars.');
  await expect(chip(page, 'When')).toContainText('Any day');
  await expectAccessible(page);
  await chip(page, 'Who').click();
  await sheet(page).getByLabel('How many').fill('4');
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Who')).toContainText('4 people');
  await chip(page, 'Budget').click();
  await sheet(page).getByRole('button', { name: 'Take it out' }).click();
  await expect(sheet(page)).not.toContainText('I took dirhams.');
  await expect(sheet(page)).toContainText('Nothing is booked until you say so.');
  await send(page).click();
  const place = sheet(page).getByRole('region', { name: 'A place, held now' });
  await expect(place.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(place).toContainText('4 people');
  await expect(place.getByRole('link', { name: /^Go on/ })).toBeVisible();
  await expect(sheet(page).getByRole('region', { name: 'Other ways' })).toContainText('Neither');
  await expectAccessible(page);
  await place.getByRole('link', { name: /^Go on/ }).click();
  await expect(page.getByRole('dialog').getByRole('timer').first()).toHaveText(/^1[45]:\d\d$/);
});

const underlined = (page: Page) => sheet(page).locator('[data-understood] mark');

test('what was understood is underlined under the very words, and stays so while one writes on', async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await asks(page, 'dinner on a yacht for six next Friday around sunset');
  await expect(underlined(page)).toHaveText(['yacht', 'for six', 'next Friday', 'sunset']);
  await line(page).press('End');
  await page.keyboard.type(', under 12,000');
  await expect(underlined(page)).toHaveText([
    'yacht',
    'for six',
    'next Friday',
    'sunset',
    'under 12,000',
  ]);
  // Field and lines lie in one cell: what breaks in one breaks in the other.
  const boxes = await sheet(page)
    .locator('[data-understood]')
    .evaluate((under) => {
      const field = under.nextElementSibling;
      const sizes = (one: Element | null) =>
        one && [one.clientWidth, one.clientHeight, one.scrollHeight];
      return [sizes(under), sizes(field)];
    });
  expect(boxes[0]).toEqual(boxes[1]);
  await chip(page, 'When').click();
  await sheet(page).getByRole('button', { name: 'Take it out' }).click();
  await expect(underlined(page).filter({ hasText: 'Friday' })).toHaveCount(0);
});

test('a day opens the calendar with one’s own plans, and an hour is one of five lights', async ({
  page,
}) => {
  const client = await newClient(page);
  const day = dayIn(9);
  await client.book({ offering: 'formula-simulator-duel', day, time: '20:00' });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await asks(page, `a yacht for six on ${day}`);
  await expect(sheet(page)).toContainText(/you have .+ already/);
  await chip(page, 'When').click();
  await expect(
    sheet(page)
      .getByRole('button', { name: /You have plans/ })
      .first(),
  ).toBeVisible();
  const lights = sheet(page).getByRole('group', { name: 'At what light?' });
  await expect(lights.getByRole('radio')).toHaveCount(5);
  await expect(lights.getByText(/^free \d\d:\d\d/).first()).toBeVisible();
  await lights.getByRole('radio', { name: /Sunset/ }).check();
  await expect(chip(page, 'Hour')).toContainText('Around sunset');
  await page.keyboard.press('ArrowUp');
  await expect(lights.getByRole('radio', { name: /Afternoon/ })).toBeChecked();
  await expectAccessible(page);
});

test('the sentences that are offered are of the client’s own people', { tag: '@long' }, async ({
  page,
}) => {
  const client = await newClient(page);
  const born = `${new Date().getFullYear() - 9}-01-15`;
  await client.send('POST', '/family', { name: 'Salma Haddad', relation: 'child', born });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await sheet(page)
    .getByRole('button', { name: 'Salma needs a maths tutor on Wednesdays' })
    .click();
  await expect(line(page)).toHaveValue('Salma needs a maths tutor on Wednesdays');
  await expect(chip(page, 'What')).toBeVisible();
});

test('a held place is let go, and the brief is there to be sent again', { tag: '@long' }, async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/bookings', { waitUntil: 'networkidle' });
  await asks(page, 'a helicopter tour for two');
  await send(page).click();
  await sheet(page).getByRole('button', { name: 'Let it go' }).click();
  await expect(sheet(page).getByRole('timer')).toHaveCount(0);
  await expect(send(page)).toBeVisible();
});

test('what people must do becomes a request with its promise, and keeps every word', async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/dashboard/requests');
  await page.getByRole('button', { name: 'New request' }).first().click();
  await line(page).fill('A surprise for my father’s seventieth, twelve of us, and no speeches');
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Who')).toContainText('12 people');
  await send(page).click();
  const request = sheet(page).getByRole('region', { name: 'A request, with a promise' });
  await expect(request).toContainText('We have it');
  await expect(request).toContainText(/RM-\w+/);
  await expect(request.getByRole('img', { name: /./ }).first()).toBeVisible();
  await expectAccessible(page);
  await request.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByRole('main')).toContainText('and no speeches');
});

test('what is said to somebody leads to a person, with the words begun', async ({ page }) => {
  await startSession(page);
  await page.goto('/bookings', { waitUntil: 'networkidle' });
  const words = 'I would like to speak to a person about Friday';
  await asks(page, words);
  await send(page).click();
  const person = sheet(page).getByRole('region', { name: 'A person' });
  await expect(person).toContainText(words);
  await person.getByRole('button', { name: /^Write to/ }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue(words);
});

test('by the keyboard alone: a slash opens it, Enter reads and sends, Escape closes a chip and then the sheet', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto('/bookings', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await expect(line(page)).toBeFocused();
  await page.keyboard.type('a helicopter tour for 2 people tomorrow');
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Who')).toContainText('2 people');
  await chip(page, 'Occasion').focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('textbox', { name: 'Occasion' })).toBeFocused();
  await page.keyboard.type('Birthday');
  await page.keyboard.press('Escape');
  await expect(chip(page, 'Occasion')).toBeFocused();
  await expect(chip(page, 'Occasion')).toContainText('Birthday');
  await line(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('region').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
});

test('one’s own records come first while one writes, and where one was stands beside the sentences', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const form = { kind: 'custom', title: 'A falcon for the weekend', notes: 'With a falconer.' };
  await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' });
  await page.goto('/bookings/yachts', { waitUntil: 'networkidle' });
  await page.waitForFunction(() => localStorage.getItem('rihla-own-places'));
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await expect(sheet(page).getByRole('link', { name: /Yachts/ })).toBeVisible();
  await line(page).fill('falcon');
  const options = sheet(page).getByRole('option');
  await expect(options.first()).toContainText('A falcon for the weekend');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/requests\//);
});

test('where the house cannot read it is still a form, and without a line the sentence is kept', {
  tag: '@long',
}, async ({ page, context }) => {
  await newClient(page);
  await page.goto('/dashboard/requests', { waitUntil: 'networkidle' });
  await page.route('**/rest/v1/ask?*', (route) => route.abort());
  await asks(page, 'A falcon for the weekend, please');
  await expect(sheet(page)).toContainText('I could not read it just now.');
  await chip(page, 'Who').click();
  await sheet(page).getByLabel('How many').fill('3');
  await page.keyboard.press('Enter');
  await context.setOffline(true);
  await send(page).click();
  await expect(sheet(page)).toContainText('Kept. It goes when you are back.');
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await context.setOffline(false);
  await expect(page.getByText('You are back. What you wrote has gone.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('A falcon for the weekend, please');
});

test('signed in Quick Book asks the house; the forms are one press away', { tag: '@long' }, async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/bookings/helicopter-rides');
  await page.getByRole('link', { name: 'Quick Book' }).click();
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/bookings\/helicopter-rides$/);
  await page.goto('/dashboard/education');
  await page.getByRole('button', { name: 'New request' }).first().click();
  await sheet(page).getByRole('link', { name: 'Apply to a school' }).click();
  await expect(page.getByRole('dialog', { name: 'Apply to a school' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`on a telephone and in Arabic the sheet is a page that fits (${theme})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await newClient(page);
    await useTheme(page, theme);
    await page.goto('/ar/dashboard', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'اسأل' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'اسأل الدار' });
    await expectAccessible(page);
    const field = dialog.getByRole('textbox', { name: 'اسأل الدار…' });
    await field.fill('يخت لستة أشخاص مساءً');
    await field.press('Enter');
    await expect(
      dialog.locator('button[aria-expanded]').filter({ hasText: '6 أشخاص' }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'اسأل الدار', exact: true }).click();
    await expect(dialog.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await expectAccessible(page);
    const wider = await dialog.evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(wider).toBe(false);
  });
