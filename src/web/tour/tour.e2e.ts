import { expect, expectAccessible, test } from '../../../e2e/fixture.ts';

test("section 1: 'Watch Demo' opens a tour of the real pages that plays, pauses and steps", async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  const tour = page.getByRole('dialog', { name: 'A tour of the house' });
  await expect(tour.getByRole('heading', { name: 'Step 1 of 6: One house' })).toBeVisible();
  await tour.getByRole('button', { name: 'Pause' }).click();
  await expect(tour.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tour.getByRole('button', { name: 'Next step' }).click();
  await expect(tour.getByRole('heading', { name: 'Step 2 of 6: Experiences' })).toBeVisible();
  // The page itself, drawn small: its own heading is there, and nobody can reach into it.
  await expect(tour.locator('.tour-page[inert] h1')).toBeVisible();
  await tour.getByRole('button', { name: /^Step 6 of 6/ }).click();
  await expect(tour.getByRole('button', { name: 'Next step' })).toBeDisabled();
  await expectAccessible(page);
});

test('the tour goes on by itself, and the keyboard alone leads through it', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/ar');
  await page.getByRole('link', { name: /شاهد/ }).press('Enter');
  const tour = page.getByRole('dialog');
  await expect(tour.getByRole('heading', { name: /الخطوة 1 من 6/ })).toBeVisible();
  await page.clock.runFor(8000);
  await expect(tour.getByRole('heading', { name: /الخطوة 2 من 6/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tour.getByRole('heading', { name: /الخطوة 3 من 6/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(tour).toBeHidden();
  await expect(page.getByRole('link', { name: /شاهد/ })).toBeFocused();
});

test('whoever asked for stillness starts the tour by hand', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play' })).toBeVisible();
});
