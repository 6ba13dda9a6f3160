import { demo } from '../../../e2e/accounts.ts';
import { expect, type Page, test } from '../../../e2e/fixture.ts';

/** The door, whose scripts come when they are let in and not before. */
async function doorWithoutScripts(page: Page, address: string) {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return gate.resolve;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, title, note] of [
    ['/auth', 'Welcome back', /Allow scripts for this site/],
    ['/ar/auth', 'أهلًا بعودتك', /اسمح بها لهذا الموقع/],
  ] as const)
    test(`${address} reads well, and says what it needs`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('tab')).toHaveCount(2);
      await expect(page.locator('input[name=email]')).toBeVisible();
      await expect(page.locator('input[name=password]')).toBeVisible();
      await expect(page.getByText(note).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });

  test('a password that is sent stands in no address', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email' }).fill(demo.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('camel-train-42');
    await page.getByRole('textbox', { name: 'Password' }).press('Enter');
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demo.email);
  });
});

test('what was typed before the scripts came stays, with the place where one writes', async ({
  page,
}) => {
  const letIn = await doorWithoutScripts(page, '/auth');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('layla@rihla.exam');
  letIn();
  // It comes with what the service says of itself, so from then on the page is alive.
  await expect(page.getByRole('button', { name: 'Email Me a Link' })).toBeVisible();
  await expect(email).toBeFocused();
  await email.pressSequentially('ple');
  await expect(email).toHaveValue('layla@rihla.example');
});

test('a press on Sign In before the scripts came is answered when they do', async ({ page }) => {
  const letIn = await doorWithoutScripts(page, '/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(demo.email);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill(demo.password);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
  letIn();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever is signed in sees no form flash by', async ({ page }) => {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data: demo });
  await page.addInitScript(
    (kept) => localStorage.setItem('rihla-auth', kept),
    JSON.stringify(await answer.json()),
  );
  const letIn = await doorWithoutScripts(page, '/auth');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expect(page.locator('input[name=email]')).toBeHidden();
  letIn();
  await expect(page).toHaveURL(/\/dashboard$/);
});
