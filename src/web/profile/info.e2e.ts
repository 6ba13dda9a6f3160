import { newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import { looksFor } from '../../../e2e/looks.ts';
import { AccountManagerContact } from '../../contract/profile/account-manager.ts';

// What is refused is meant to be, and the browser reports it as well.
test.use({ settings: openHouse, mayComplain: true });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a client says it once: nothing typed is lost, what is wrong is marked, what is saved is used', async ({
  page,
}) => {
  const client = await newClient(page);
  await page.goto('/profile/info');
  const preferences = part(page, 'Preferences');
  await expect(preferences.getByRole('button', { name: 'Save' })).toBeDisabled();
  await preferences.getByRole('button', { name: 'Halal' }).click();
  await preferences.getByLabel('Allergies').fill('Nuts');
  // Left for another page, and the tab loaded anew.
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.goto('/profile/info');
  await expect(preferences.getByLabel('Allergies')).toHaveValue('Nuts');
  await expect(preferences).toContainText('What you typed is kept on this device.');
  await preferences.getByRole('button', { name: 'Save' }).click();
  await expect(preferences).toContainText('Everything is saved.');

  const contact = part(page, 'Contact');
  await contact.getByRole('button', { name: 'Add a telephone' }).press('Enter');
  await expect(contact.getByLabel('Kind')).toBeFocused();
  await contact.getByLabel('Number').fill('call me');
  await contact.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(contact.getByText('Please write a telephone number')).toBeVisible();
  await expect(contact.getByLabel('Number')).toHaveValue('call me');
  await contact.getByLabel('Number').fill('+971 50 123 4567');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact).toContainText('Everything is saved.');

  const guests = await client.send('GET', '/guests');
  expect(guests).toMatchObject([{ name: 'Layla Haddad', needs: 'halal. Allergies: Nuts' }]);
});

test('saved elsewhere meanwhile, both versions are shown and the client chooses', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  await page.goto('/profile/info');
  const preferences = part(page, 'Preferences');
  await preferences.getByLabel('Hotels').fill('By the sea');
  await page.request.fetch('/rest/v1/profile/preferences', {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(page)}`, 'if-match': '0' },
    data: { hotels: 'High floors' },
  });
  await preferences.getByRole('button', { name: 'Save' }).click();
  const row = preferences.getByRole('row', { name: /Hotels/ });
  await expect(row.getByRole('cell')).toHaveText(['By the sea', 'High floors']);
  await preferences.getByRole('button', { name: 'Save what I typed' }).click();
  await expect(preferences).toContainText('Everything is saved.');
  expect(await client.send('GET', '/profile')).toMatchObject({
    preferences: { content: { hotels: 'By the sea' }, version: 2 },
  });
});

test('addresses have a Makani number and one of them is the main one', { tag: '@long' }, async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/profile/info');
  const addresses = part(page, 'Addresses');
  for (const [place, label] of ['Home', 'Office'].entries()) {
    await addresses.getByRole('button', { name: 'Add an address' }).click();
    await addresses.getByLabel('What you call it').nth(place).fill(label);
    await addresses.getByLabel('Street').nth(place).fill('Frond M');
    await addresses.getByLabel('City').nth(place).fill('Dubai');
  }
  await addresses.getByLabel('Makani number').first().fill('30032 95320');
  await addresses.getByLabel('This is the main address').nth(1).check();
  await expect(addresses.getByLabel('This is the main address').first()).not.toBeChecked();
  await addresses.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(addresses).toContainText('Everything is saved.');
  await page.reload();
  await expect(addresses.getByLabel('This is the main address').nth(1)).toBeChecked();
});

test('the account manager is written to, and the conversation is found again', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  // Whoever of the house has the fewest clients.
  const { manager } = AccountManagerContact.parse(await client.send('GET', '/profile/manager'));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Contact Account Manager' }).click();
  const dialog = page.getByRole('dialog', { name: `A word with ${manager?.name}` });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please write a line first.')).toBeVisible();
  await dialog.getByLabel('What is it about?').fill('May I move my Friday?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('May I move my Friday?');
  const conversation = page.url();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Contact Account Manager' }).click();
  await expect(page).toHaveURL(conversation);
});

for (const [place, path] of ['/profile/info', '/profile/family', '/profile'].entries())
  for (const { language, theme } of looksFor(place + 1))
    test(`${path} is open to everyone on a telephone, in ${language}, ${theme}`, {
      tag: '@long',
    }, async ({ page }) => {
      const client = await newClient(page);
      const born = { born: '2019-04-02', school: 'Palm Grove College', schoolYear: 'Year 3' };
      await client.send('POST', '/family', { name: 'Salma', relation: 'child', ...born });
      const rights = { rights: ['approve'], upTo: 500_000, until: '2099-01-01' };
      await client.send('POST', '/delegates', { name: 'Omar', email: 'o@example.com', ...rights });
      await useTheme(page, theme);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(language === 'ar' ? `/ar${path}` : path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '...' })).toHaveCount(0);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
      await expectAccessible(page);
    });

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('rihla-auth') ?? '').access_token);
}
