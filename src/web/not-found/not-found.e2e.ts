import { expect, test } from '../../../e2e/fixture.ts';

test('an unknown address shows the 404 page and logs the attempted path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => logged.some((line) => line.includes('/nowhere/at-all'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your life in Dubai');
});

test('search engines are asked not to keep it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
