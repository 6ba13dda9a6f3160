import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixture.ts';

/** A page whose scripts come when they are let in, and not before. */
async function openedWithoutScripts(context: BrowserContext, address: string) {
  const gate = Promise.withResolvers<void>();
  const page = await context.newPage();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(address);
  return { page, letIn: gate.resolve };
}

const presses = [
  { address: '/', button: 'Chat with us' },
  { address: '/', button: 'Watch Demo' },
  { address: '/', button: /Exclusive Access/ },
  { address: '/', button: 'Search the house' },
  { address: '/real-estate', button: 'Chat with us' },
  { address: '/ar/bookings/yachts', button: 'تحدّث معنا' },
];

for (const { address, button } of presses)
  test(`a press on ${button} of ${address} is answered when the scripts come`, async ({
    context,
  }) => {
    const { page, letIn } = await openedWithoutScripts(context, address);
    const pressed = page.locator('a, button').filter({ visible: true });
    await pressed
      .and(page.getByRole('button', { name: button }).or(page.getByRole('link', { name: button })))
      .first()
      .click();
    letIn();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

test('the menu of a phone opens for a press that came before the scripts', async ({ context }) => {
  const { page, letIn } = await openedWithoutScripts(context, '/');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  letIn();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('of several early presses the last one counts, and once', async ({ context }) => {
  const { page, letIn } = await openedWithoutScripts(context, '/');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await page.getByRole('button', { name: 'Search the house' }).click();
  letIn();
  await expect(page.getByRole('combobox', { name: 'Search the house' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the chat button stands aside from what is read, and grows small where it would lie on it', async ({
  page,
}) => {
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await page.goto('/');
  const gutter = await page
    .locator('.hero .wrap')
    .evaluate((wrap) => parseFloat(getComputedStyle(wrap).paddingInlineEnd));
  const wide = await chat.boundingBox();
  expect(wide?.width).toBe(44);
  expect(wide?.x).toBeGreaterThanOrEqual(
    (await page.evaluate(() => document.documentElement.clientWidth)) - gutter,
  );

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await chat.boundingBox())?.width).toBe(48);
  await page
    .getByRole('link', { name: 'Choose Premium' })
    .or(page.locator('.seal'))
    .first()
    .evaluate((plan) => {
      scrollTo({
        top: plan.getBoundingClientRect().bottom + scrollY - innerHeight + 20,
        behavior: 'instant',
      });
    });
  await expect(chat).toHaveAttribute('data-small', '');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(chat).not.toHaveAttribute('data-small');
});
