import { expect, test, useTheme } from '../../../e2e/fixture.ts';

const items = ['Bookings', 'Real Estate', 'Business', 'Schooling', 'VIP', 'Profile'];

test('the bar links the six top-level items and only names what is below them', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(items);
  await bar.getByRole('link', { name: 'Schooling' }).hover();
  await expect(bar.getByText('British')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'British' })).toHaveCount(0);

  await test.step('signed out, Sign In and Get Started lead to /auth', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/auth?mode=sign-up',
    );
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  });
});

test('signed in, a cached page shows Dashboard and Logout at once', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const session = { access_token: 'a', refresh_token: 'b', expires_at: 4_102_444_800 };
    localStorage.setItem('rihla-auth', JSON.stringify(session));
  });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
});

test('the language switch keeps the page, both ways', async ({ page }) => {
  await page.goto('/no-such-page?from=mail');
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/no-such-page\?from=mail$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/no-such-page\?from=mail$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the theme is chosen in the footer, kept, and there before the first paint', async ({
  page,
}) => {
  await page.goto('/');
  // The footer is laid out when it comes near.
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const dark = page.getByRole('radio', { name: 'Dark' });
  await footer.locator('label').filter({ has: dark }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  // Nothing is painted before there is a body: the theme must be known by then, or the page would flash.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      const known = document.documentElement.classList.contains('dark');
      document.documentElement.dataset.darkBeforePaint = String(known);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-dark-before-paint', 'true');
});

test('by default the theme follows the system, also when it changes', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('the bar is light over a dark picture alone, also after a step', { tag: '@long' }, async ({
  page,
}) => {
  const [light, ink] = ['rgb(248, 242, 230)', 'rgb(16, 40, 45)'];
  await page.goto('/business');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('color', light);
  await bar.getByRole('link', { name: 'Schooling' }).click();
  await expect(page).toHaveURL('/schooling');
  await expect(bar).toHaveCSS('color', ink);
  await bar.getByRole('link', { name: 'VIP' }).click();
  await expect(bar).toHaveCSS('color', light);
});

test('the keyboard alone gets everywhere: skip link, items, panel, footer', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Get Started Today' })).toBeFocused();
  const bookings = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Bookings' });
  await bookings.focus();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Yachts')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, lists the services and closes on Escape, giving the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    await expect(async () => {
      await open.click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 500 });
    }).toPass();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    for (const item of items) await expect(sheet.getByRole('link', { name: item })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('the menu closes after a choice', { tag: '@long' }, async ({ page }) => {
    await page.goto('/no-such-page');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(sheet).toBeVisible({ timeout: 500 });
    }).toPass();
    await sheet.getByRole('link', { name: 'Rihla, home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your life in Dubai');
  });

  for (const path of ['/', '/ar', '/no-such-page', '/styleguide', '/ar/styleguide'])
    test(`${path} does not scroll sideways at 390 px`, { tag: '@long' }, async ({ page }) => {
      await useTheme(page, 'light');
      await page.goto(path, { waitUntil: 'networkidle' });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
});

test.describe('when the page itself breaks', () => {
  test.use({ mayComplain: true });

  test('the error screen names the error and shows a way back', async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"claims":[', '"claims":null,"unused":[');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByText(/null/)).toBeVisible();
    await page.unroute('/');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your life in Dubai');
  });
});
