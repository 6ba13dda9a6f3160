import { mailTo } from '../../../e2e/accounts.ts';
import { openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import { tabTo } from '../../../e2e/keyboard.ts';
import { looksFor } from '../../../e2e/looks.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1100 } });

const panel = (page: Page) => page.getByRole('region', { name: 'A person of the house' });

/** The weekday in Dubai, so many days after today. */
const weekdayIn = (days: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', weekday: 'short' })
    .format(Date.now() + days * 86_400_000)
    .toLowerCase();

let before: { id: string; role: string }[] = [];

/** Nobody works today, whatever day it is, and nobody of the house could be on call. */
test.beforeEach(async ({ house }) => {
  const hours = [{ day: weekdayIn(2), from: '09:00', to: '12:30' }];
  await house.query(
    "update app.house_settings set value = jsonb_build_object('hours', $1::text::jsonb, 'onCallId', null)",
    [JSON.stringify(hours)],
  );
  // The query says what its rows have.
  before = (await house.query(`
    select id, raw_app_meta_data ->> 'role' as role from auth.users
    where raw_app_meta_data ->> 'role' in ('concierge', 'admin')`)) as typeof before;
  await house.query("update auth.users set raw_app_meta_data = raw_app_meta_data - 'role'");
});

test.afterEach(async ({ house }) => {
  for (const { id, role } of before)
    await house.query(
      "update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('role', $1::text) where id = $2",
      [role, id],
    );
});

test('outside the hours a message is left by keyboard alone, and becomes a request with an answer', {
  tag: '@long',
}, async ({ page, house }) => {
  const email = 'vera-by-night@example.com';
  await page.goto('/chat?with=travel-concierge');
  await expect(panel(page).getByRole('heading', { name: 'The desk is closed' })).toBeVisible();
  await expect(panel(page)).toContainText(/Somebody is here again on \w+day \d+ \w+ at 09:00/);
  await expect(panel(page)).toContainText('09:00 to 12:30');
  await tabTo(page, page.getByRole('button', { name: 'Connect with Expert' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Leave a Message' }));
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Please fill this in.');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your message' }).focus();
  await page.keyboard.type('A yacht for twelve, please call me.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Vera Visits');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const told = panel(page).getByRole('status');
  await expect(told).toContainText(/We have it as RM-\w+\. You get an answer by mail\./);
  const [, reference = ''] = /(RM-\w+)/.exec((await told.textContent()) ?? '') ?? [];
  // As above.
  const [matter] = (await house.query('select form from app.matters where reference = $1', [
    reference,
  ])) as { form: { kind: string; notes: string } }[];
  expect(matter?.form.kind).toBe('expert_chat');
  expect(matter?.form.notes).toMatch(/A yacht for twelve.*Vera Visits, vera-by-night/s);
  expect((await mailTo(page, email, 'conversation-left')).textBody).toContain(reference);
});

for (const { language, theme } of looksFor(1))
  test(`the message of a closed house is accessible in ${language}, ${theme} on a phone`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await useTheme(page, theme);
    await page.goto(`${language === 'ar' ? '/ar' : ''}/chat?expert=ask`);
    await expect(page.locator('textarea[name=text]')).toBeFocused();
    await expectAccessible(page);
  });
