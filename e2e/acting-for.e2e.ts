/** Somebody acts for a client: invited, accepted, asked for, seen by the client, revoked. */
import type { Browser } from '@playwright/test';
import { mailTo } from './accounts.ts';
import { newClient, openHouse } from './clients.ts';
import { expect, expectAccessible, type House, type Page, test, useTheme } from './fixture.ts';

// What is revoked is refused, and the browser reports it as well.
test.use({ settings: openHouse, mayComplain: true });

const bar = (page: Page) => page.getByRole('region', { name: 'Acting for another' });

/** Somebody else, in a browser of their own. */
async function anotherPerson(browser: Browser, { url: baseURL }: House, name: string) {
  const other = await (await browser.newContext({ baseURL })).newPage();
  return { other, client: await newClient(other, name) };
}

async function linkTo(page: Page, email: string): Promise<string> {
  const { textBody } = await mailTo(page, email, 'delegate-invitation');
  return /\/mandate\?token=[\w-]+/.exec(textBody)?.[0] ?? '';
}

test('a client adds a child, invites a delegate who acts for them, and ends it at once', async ({
  page,
  browser,
  house,
}) => {
  test.slow();
  await newClient(page, 'Layla Haddad');
  await page.goto('/profile/family');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  const child = page.getByRole('dialog', { name: 'Somebody of your family' });
  await child.getByLabel('Full name').fill('Salma Haddad');
  await child.getByLabel('Date of birth').fill('2019-04-02');
  await child.getByLabel('School year').fill('Year 3');
  await child.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Salma Haddad' })).toBeVisible();

  const { other: omar, client } = await anotherPerson(browser, house, 'Omar Aziz');
  const { email } = client;
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invite = page.getByRole('dialog', { name: 'Somebody you trust' });
  await invite.getByLabel('Their name').fill('Omar Aziz');
  await invite.getByLabel('Their email').fill(email);
  await invite.getByRole('checkbox', { name: /^Approve/ }).check();
  await invite.getByLabel('For one purchase (AED)').fill('5,000');
  await invite.getByLabel('In a day (AED)').fill('8,000');
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  const delegates = page.getByRole('region', { name: 'Who may act for you' });
  await expect(delegates).toContainText('Invited');
  await expect(delegates).toContainText(
    'May look, ask, approve, up to AED 5,000 for one purchase, AED 8,000 a day',
  );

  await omar.goto(await linkTo(page, email));
  await expect(omar.getByRole('heading', { level: 1 })).toContainText('Layla Haddad asks you');
  await expectAccessible(omar);
  await omar.getByRole('button', { name: 'Accept' }).click();
  await omar.getByRole('button', { name: 'Act for Layla Haddad' }).click();
  await expect(bar(omar)).toContainText('Acting for Layla Haddad');
  await expect(bar(omar)).toContainText('AED 8,000.00 of AED 8,000.00 left today');
  await expect(omar.getByRole('heading', { level: 1 })).toContainText('Layla Haddad');

  await omar.goto('/dashboard/requests?ask=custom');
  const form = omar.getByRole('dialog', { name: 'Tell us what you need' });
  await form.getByLabel('In a few words').fill('A falcon for the weekend');
  await form.getByLabel('What do you need?').fill('With a falconer, please.');
  await form.getByRole('button', { name: 'Ask the house' }).click();
  await expect(form.getByRole('heading', { name: 'We have it' })).toBeVisible();
  await form.getByRole('link', { name: 'Open the request' }).click();
  await expect(omar.getByRole('heading', { level: 1 })).toContainText('A falcon');

  await page.goto('/dashboard/requests');
  await page.getByRole('link', { name: /A falcon for the weekend/ }).click();
  await expect(page.getByRole('region', { name: 'So far' })).toContainText(
    'Omar Aziz for Layla Haddad',
  );

  await page.goto('/profile/family');
  await expect(delegates).toContainText('May act');
  await delegates.getByRole('button', { name: 'Revoke Omar Aziz' }).click();
  await page.getByRole('button', { name: 'Revoke now' }).click();
  await expect(delegates).toContainText('Revoked');

  await omar.goto('/dashboard/requests');
  await expect(bar(omar)).toContainText('You do not act for Layla Haddad any more.');
  await expect(omar.getByRole('alert').first()).toBeVisible();
  await bar(omar).getByRole('button', { name: 'Return to my account' }).click();
  await expect(omar.getByRole('heading', { level: 1 })).toContainText('Omar Aziz');
  await expect(bar(omar)).toBeHidden();
  await omar.context().close();
});

test('a delegate switches by keyboard, in Arabic, at night, on a telephone, and back', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  await useTheme(page, 'dark');
  await page.setViewportSize({ width: 390, height: 844 });
  const delegate = await newClient(page, 'عمر عزيز');
  const { other, client: layla } = await anotherPerson(browser, house, 'ليلى حداد');
  const asked = { name: 'عمر', email: delegate.email, rights: ['request'] };
  await layla.send('POST', '/delegates', asked);
  const [, token] = (await linkTo(page, delegate.email)).split('token=');
  await delegate.send('POST', '/mandates/accept', { token });
  await page.goto('/ar/dashboard');
  await page.getByRole('button', { name: 'التصرّف نيابةً عن ليلى حداد' }).press('Enter');
  const acting = page.getByRole('region', { name: 'التصرّف نيابةً عن آخر' });
  await expect(acting).toContainText('ليلى حداد');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ليلى حداد');
  await expectAccessible(page);
  // What is the client's alone says so.
  await page.goto('/ar/profile/info');
  await expect(page.getByText('هذا القسم خاص بـ ليلى حداد')).toBeVisible();
  await expectAccessible(page);
  await acting.getByRole('button').press('Enter');
  await expect(acting).toBeHidden();
  await expect(page).toHaveURL(/\/ar\/dashboard$/);
  await other.context().close();
});
