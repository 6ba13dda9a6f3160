import ICAL from 'ical.js';
import { demo, freshAddress, mailTo, startSession } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';

// A clock without summer time: the same difference to Dubai all year.
test.use({ timezoneId: 'Asia/Kolkata' });

const request = (page: Page) => page.getByRole('dialog', { name: 'Arrange a consultation' });
const opener = (page: Page) => page.getByRole('link', { name: 'Book Consultation' });

async function openRequest(page: Page) {
  await page.goto('/');
  await opener(page).click();
  await expect(request(page).getByLabel('Subject')).toBeVisible();
}

/** Next month, tenth day, ten o'clock in Dubai: always ahead and never far. */
async function chooseHour(page: Page) {
  await request(page)
    .getByRole('button', { name: /Go to the Next Month|Next month/i })
    .click();
  await request(page)
    .getByRole('button', { name: /\b10, \d{4}/ })
    .click();
  await request(page)
    .getByLabel('Hour, in Dubai')
    .selectOption({ label: '10:00 · 11:30 where you are' });
}

async function fill(page: Page, email: string) {
  await request(page).getByLabel('Name').fill('Layla Al Mansoori');
  await request(page).getByLabel('E-mail').fill(email);
  await request(page).getByLabel('Message').fill('Two dogs and a boat.');
}

const send = (page: Page) => request(page).getByRole('button', { name: 'Send the Request' });

test('a visitor asks for an hour, told on both clocks, and withdraws it by the link (section 2)', async ({
  page,
}) => {
  const email = freshAddress();
  await openRequest(page);
  await expect(request(page).getByLabel('Subject')).toHaveValue('Book Consultation');
  await request(page).getByLabel('Subject').fill('A villa on the Palm');
  await send(page).click();
  await expect(request(page).getByText('Choose an hour from the list.')).toBeVisible();
  await expect(request(page).getByLabel('Hour, in Dubai')).toBeFocused();

  await chooseHour(page);
  const clocks = request(page).getByRole('status').filter({ hasText: 'In Dubai' });
  await expect(clocks).toContainText(/In Dubai.*10:00/s);
  await expect(clocks).toContainText(/Where you are.*11:30.*India Standard Time/s);
  await fill(page, email);
  await expectAccessible(page);
  await send(page).click();
  const sent = page.getByRole('dialog', { name: 'Your request is with us' });
  await expect(sent).toContainText(email);
  await expect(sent).toContainText('A villa on the Palm');
  await sent.getByRole('button', { name: 'Done' }).click();
  await expect(opener(page)).toBeFocused();

  const mail = await mailTo(page, email, 'consultation-asked');
  const [link = ''] = /https?:\/\/\S+withdraw\?\S+/.exec(mail.textBody) ?? [];
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { name: 'Withdraw this request?' })).toBeVisible();
  await expect(page.getByText('A villa on the Palm')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw the Request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is withdrawn' })).toBeFocused();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'This request was withdrawn already' }),
  ).toBeVisible();
  expect((await calendar(page, email, 'consultation-withdrawn')).method).toBe('CANCEL');
});

async function calendar(page: Page, email: string, template: string) {
  await mailTo(page, email, template);
  const answer = await page.request.get(`/outbox.json?to=${encodeURIComponent(email)}`);
  const mails: { template: string; attachments: { content: string }[] }[] = await answer.json();
  const mail = mails.find((each) => each.template === template);
  const parsed = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''));
  return { method: parsed.getFirstPropertyValue('method') };
}

test.describe('a line that breaks', () => {
  test.use({ mayComplain: true });

  test('loses nothing that was typed, and trying again asks once', async ({ page }) => {
    const email = freshAddress();
    const keys: (string | undefined)[] = [];
    await page.route('**/rest/v1/consultations', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The request arrives; its answer does not.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await openRequest(page);
    await chooseHour(page);
    await fill(page, email);
    await send(page).click();
    await expect(request(page).getByRole('alert')).toContainText('The request was not sent');

    await page.keyboard.press('Escape');
    await expect(request(page)).toBeHidden();
    await opener(page).click();
    await expect(request(page).getByLabel('E-mail')).toHaveValue(email);
    await expect(request(page).getByLabel('Message')).toHaveValue('Two dogs and a boat.');
    await send(page).click();
    await expect(page.getByRole('dialog', { name: 'Your request is with us' })).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
    const answer = await page.request.get(`/outbox.json?to=${encodeURIComponent(email)}`);
    expect(await answer.json()).toHaveLength(1);
  });
});

test('a client finds their name and address filled in', async ({ page }) => {
  await startSession(page);
  await openRequest(page);
  await expect(request(page).getByLabel('Name')).toHaveValue('Layla Al Mansoori');
  await expect(request(page).getByLabel('E-mail')).toHaveValue(demo.email);
});

test('a link that was cut in two is explained', async ({ page }) => {
  await page.goto(`/consultation/withdraw?token=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
});

test('in Arabic everything is Arabic, and a clock that agrees is told once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Asia/Dubai' });
  const page = await context.newPage();
  await page.goto('/ar');
  await page.getByRole('link', { name: 'احجز استشارة' }).click();
  const dialog = page.getByRole('dialog', { name: 'احجز موعد استشارة' });
  await dialog.getByLabel('الساعة، بتوقيت دبي').selectOption({ index: 1 });
  await expect(dialog.getByRole('status').filter({ hasText: 'في دبي' })).toContainText(
    'ساعتك تشير إلى الوقت نفسه',
  );
  await expectAccessible(page);
  await context.close();
});
