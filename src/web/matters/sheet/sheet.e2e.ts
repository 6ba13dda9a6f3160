import { newClient, openHouse } from '../../../../e2e/clients.ts';
import { chooseAt } from '../../../../e2e/fields.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse });

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a visitor applies from a school’s page, signs up, finds all that was typed, and follows it', async ({
  page,
}) => {
  test.slow();
  await page.goto('/schooling/schools');
  const apply = page.getByRole('link', { name: /^Apply Now/ }).first();
  await apply.click();
  await expect(page).toHaveURL(/\?ask=school&about=/);
  const form = sheet(page, 'Apply to a school');
  await expect(form.getByLabel('School', { exact: true })).toHaveText(/School|Academy|College/);
  await expect(form).toContainText('You sign in before it is sent.');
  await form.getByRole('button', { name: 'Ask the house' }).click();
  await expect(form.getByLabel('Name of the child')).toBeFocused();
  await expect(form.getByText('Please fill this in.')).toHaveCount(3);
  await form.getByLabel('Name of the child').fill('Mira Haddad');
  await form.getByLabel('Born on').fill('2019-04-12');
  await form.getByLabel('Year group').fill('Year 3');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Ask the house' }).click();

  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(`parent-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Password' }).fill('camel-train-42');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();

  await expect(page).toHaveURL(/\/schooling\/schools\?ask=school/);
  await expect(form.getByLabel('Name of the child')).toHaveValue('Mira Haddad');
  await form.getByRole('button', { name: 'Ask the house' }).click();
  await expect(form.getByRole('heading', { name: 'We have it' })).toBeVisible();
  await expect(form).toContainText(/Reference RM-/);
  await expect(form).toContainText('a place for Mira Haddad');
  await form.getByRole('link', { name: 'Open the request' }).click();
  await expect(page).toHaveURL(/\/dashboard\/education\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira Haddad');
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Education' })
    .click();
  const rows = page.getByRole('list', { name: 'Education' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Received');
  await expect(rows).toContainText(/Next word in \d+/);
});

test('a draft is kept for the client alone, found in the list, gone on with and sent', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('heading', { name: 'Nothing is asked for yet' })).toBeVisible();
  await page.goto('/dashboard/requests?ask=custom');
  const form = sheet(page, 'Tell us what you need');
  await form.getByLabel('In a few words').fill('A birthday on the beach');
  await form.getByLabel('What do you need?').fill('For twelve, with a cellist.');
  await form.getByLabel('Budget').fill('abc');
  await form.getByRole('button', { name: 'Save for later' }).click();
  await expect(form.getByText('Please check this.')).toBeVisible();
  await form.getByLabel('Budget').fill('25,000.50');
  await form.getByRole('button', { name: 'Save for later' }).click();
  await expect(form.getByRole('heading', { name: 'Kept for you' })).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form).toBeHidden();

  const draft = page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem');
  await expect(draft).toContainText('Draft');
  await draft.getByRole('link', { name: /^Continue/ }).click();
  await expect(form.getByLabel('Budget')).toHaveValue('25000.50');
  await form.getByLabel('In a few words').fill('A birthday on the sand');
  await form.getByRole('button', { name: 'Ask the house' }).click();
  await expect(form.getByRole('heading', { name: 'We have it' })).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(row).toContainText('A birthday on the sand');
  await expect(row).toContainText('Received');
  await expect(draft).toHaveCount(0);

  await page.getByLabel('Search your requests').fill('cellist');
  await expect(page).toHaveURL(/q=cellist/);
  await expect(row).toHaveCount(1);
  await page.getByLabel('Search your requests').fill('falcon');
  await expect(page.getByText('Nothing here says “falcon”.')).toBeVisible();
});

test.describe('when the house cannot take it', () => {
  test.use({ mayComplain: true });

  test('the field that is wrong says why, by keyboard alone, and nothing typed is lost', {
    tag: '@long',
  }, async ({ page }) => {
    await newClient(page);
    await page.goto('/dashboard/education?ask=school');
    const form = sheet(page, 'Apply to a school');
    await chooseAt(form.getByLabel('School', { exact: true }), 1);
    await form.getByLabel('Name of the child').fill('Mira');
    await form.getByLabel('Born on').fill('1990-01-01');
    await form.getByLabel('Year group').fill('Year 3');
    await form.getByLabel('Year group').press('Enter');
    await expect(form.getByText('Schools take children up to 19.')).toBeVisible();
    await expect(form.getByLabel('Born on')).toBeFocused();
    await expect(form.getByLabel('Name of the child')).toHaveValue('Mira');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.goto('/dashboard/education?ask=school');
    await expect(form.getByLabel('Name of the child')).toHaveValue('Mira');
  });
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Asia/Dubai' });

  test('form, list and page fit, and axe finds nothing', { tag: '@long' }, async ({ page }) => {
    test.slow();
    await useTheme(page, 'dark');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const client = await newClient(page);
    const form = { kind: 'visa', visa: null, people: 2, nationality: 'British', notes: 'قريبًا' };
    // The contract says what the endpoint answers.
    const { id } = (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as {
      id: string;
    };
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.goto('/ar/dashboard/business');
    const rows = page.getByRole('list', { name: 'الأعمال' }).getByRole('listitem');
    await expect(rows).toContainText('وصلنا');
    expect(await excess()).toBe(0);
    await expectAccessible(page);
    await page.goto(`/ar/dashboard/business/${id}`);
    await expect(page.getByRole('region', { name: 'المحادثة' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'الخطوات' })).toBeVisible();
    expect(await excess()).toBe(0);
    await expectAccessible(page);
    await page.goto('/ar/dashboard/business?ask=property_search');
    await expect(page.getByRole('dialog', { name: 'ابحثوا لي عن منزل' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'فيلا' }).check();
    expect(await excess()).toBe(0);
    await expectAccessible(page);
  });
});
