import { freshAddress, linkIn, mailTo } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';

const section = (page: Page) => page.locator('#pricing');
const plans = (page: Page) => section(page).locator('article');
const veil = (page: Page) => page.getByRole('button', { name: /Exclusive Access/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Exclusive Access' });
const reveal = (page: Page) => page.getByRole('button', { name: 'Reveal Plans' });

async function openDialog(page: Page) {
  await page.goto('/#pricing');
  await veil(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function unlock(page: Page, email = freshAddress()) {
  await openDialog(page);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await reveal(page).click();
  await expect(dialog(page)).toBeHidden();
}

test('prices are blurred, inert and unread until they are unlocked (sections 2 and 4)', async ({
  page,
}) => {
  await page.goto('/#pricing');
  await expect(page.getByRole('heading', { name: 'Choose Your Dubai Experience' })).toBeVisible();
  await expect(plans(page)).toHaveCount(3);
  for (const plan of await plans(page).all()) {
    expect(await plan.evaluate((node) => getComputedStyle(node).filter)).toBe('blur(7px)');
    expect(await plan.evaluate((node) => node.closest('[inert][aria-hidden=true]') !== null)).toBe(
      true,
    );
  }
  await expect(section(page).getByRole('link', { name: 'Choose Premium' })).toHaveCount(0);
  for (const words of [
    'Exclusive Access',
    'Click to unlock our private concierge tiers',
    'Tap to reveal pricing',
  ])
    await expect(veil(page)).toContainText(words);
  await expect(
    section(page).getByText('All plans include white-glove service and are customizable.'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('Reveal Plans waits for a valid address and shows no error (section 5)', async ({ page }) => {
  await openDialog(page);
  await expect(
    dialog(page).getByText(
      'By submitting, you agree to receive exclusive offers and updates about our luxury concierge services.',
    ),
  ).toBeVisible();
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  await expect(email).toBeFocused();
  for (const wrong of ['', 'layla', 'layla@', 'layla@house', 'a b@house.ae', 'a@b@house.ae']) {
    await email.fill(wrong);
    await expect(reveal(page)).toBeDisabled();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await expect(email).not.toHaveAttribute('aria-invalid');
  }
  await email.fill('layla@house.ae');
  await expect(reveal(page)).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(veil(page)).toBeFocused();
});

test('unlocked, the three plans say what sections 3 and 9 say, and nothing is remembered', async ({
  page,
}) => {
  test.slow();
  const email = freshAddress();
  await unlock(page, email);
  await expect(section(page).getByRole('heading', { name: 'Essential' })).toBeFocused();
  await expect(veil(page)).toBeHidden();
  for (const [name, price, count, feature] of [
    ['Essential', '$2,500', 6, 'Monthly Check-Ins'],
    ['Premium', '$7,500', 8, 'VIP Airport Services'],
    ['Platinum', '$15,000', 10, 'Family Relocation Support'],
  ] as const) {
    const plan = section(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) });
    await expect(plan).toContainText(price);
    await expect(plan).toContainText('per month');
    await expect(plan.getByRole('listitem')).toHaveCount(count);
    await expect(plan.getByText(feature)).toBeVisible();
    await expect(plan).toHaveCSS('filter', 'none');
  }
  const popular = section(page).getByRole('article').filter({ hasText: 'Most Popular' });
  await expect(popular).toHaveCount(1);
  await expect(popular.getByRole('heading', { name: 'Premium' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(veil(page)).toBeVisible();

  await test.step('the address gets one mail, and its link ends them after a press, not before', async () => {
    const mail = await mailTo(page, email, 'lead-plans');
    const [link = ''] = /https?:\/\/\S+\/unsubscribe\?\S+/.exec(mail.textBody) ?? [];
    for (const outcome of ['We no longer write to you', 'You had left already']) {
      await page.goto(new URL(link).pathname + new URL(link).search);
      await page.getByRole('button', { name: 'Stop the Mails' }).click();
      await expect(page.getByRole('heading', { name: outcome })).toBeFocused();
    }
  });
});

test('an address that points to the prices shows them from their heading on, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#pricing');
  const heading = page.getByRole('heading', { name: 'Choose Your Dubai Experience' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('the anchor is found from inside the site too (section 2)', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/nowhere');
  const heading = page.getByRole('heading', { name: 'Choose Your Dubai Experience' });
  // Until the script runs nobody follows the address.
  await expect(async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/#pricing');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(heading).toBeInViewport({ timeout: 3000 });
  }).toPass();
});

const ready = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Platinum is ready to begin' });

test('a plan is remembered through sign-up, and stands ready behind it', { tag: '@long' }, async ({
  page,
}) => {
  await unlock(page);
  await page.getByRole('link', { name: 'Choose Platinum' }).click();
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  const email = freshAddress();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet morning');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.goto(linkIn(await mailTo(page, email, 'auth-signup')));
  await expect(ready(page)).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/invoices\?plan=platinum$/);
});

test('Schedule Consultation asks for an hour about membership', { tag: '@long' }, async ({
  page,
}) => {
  await unlock(page);
  const request = page.getByRole('dialog', { name: 'Arrange a consultation' });
  await page.getByRole('link', { name: 'Schedule Consultation' }).click();
  await expect(request.getByLabel('Subject')).toHaveValue('Membership');
});

test.describe('a server that refuses the address', () => {
  test.use({ mayComplain: true });

  test('does not disturb the unlock', { tag: '@long' }, async ({ page }) => {
    await page.route('**/rest/v1/leads', (route) => route.fulfill({ status: 429, body: '{}' }));
    await unlock(page);
    await expect(section(page).getByRole('heading', { name: 'Essential' })).toBeFocused();
  });
});

test('in Arabic, with the keyboard alone and less motion, the screen opens at once', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/ar#pricing');
  await page.getByRole('button', { name: /وصول حصري/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(freshAddress());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'الأساسية' })).toBeFocused();
  await expect(page.getByRole('button', { name: /وصول حصري/ })).toBeHidden();
  await expect(page.getByText('الأكثر طلبًا')).toBeVisible();
  await context.close();
});
