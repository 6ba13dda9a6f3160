import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';

const greeting =
  "Hello! I'm your AI concierge assistant. How can I help you with your Dubai experience today?";
const reply =
  "Thank you for your message. I'm here to assist you with any questions about our luxury services in Dubai. How can I help you today?";

const panel = (page: Page) => page.getByRole('dialog', { name: 'AI concierge' });
const log = (page: Page) => page.getByRole('log');

async function openWidget(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  const book = page.waitForResponse('**/rest/v1/chat/answer-book*');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await (await book).finished();
}

test('sections 2, 4 and 9: the round button opens a panel of 320 by 384, minimises and closes', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const round = page.getByRole('button', { name: 'Chat with us' });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const at = await round.boundingBox();
  // In the gutter, beside what is read.
  expect(at).toMatchObject({ width: 44, height: 44, x: width - 46, y: height - 72 });
  await round.click();
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeFocused();
  await expect(round).toBeHidden();
  await panel(page).evaluate((element) =>
    Promise.all(element.getAnimations().map((a) => a.finished)),
  );
  expect(await panel(page).boundingBox()).toMatchObject({ width: 320, height: 384 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Minimise chat' }).click();
  await expect(log(page)).toBeHidden();
  expect((await panel(page).boundingBox())?.height).toBe(58);
  await page.getByRole('button', { name: 'Restore chat' }).click();
  await expect(log(page)).toContainText(greeting);
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(round).toBeFocused();
});

test('sections 5, 7 and 8: blank is refused, Enter sends, the fixed reply comes after a second without a call', async ({
  page,
}) => {
  await openWidget(page);
  const input = page.getByRole('textbox', { name: 'Write a message' });
  await expect(log(page)).toHaveText(greeting);
  await input.fill('   ');
  await input.press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toHaveText(greeting);

  // The clock stands still, so that a slow machine cannot answer between two steps.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const calls: string[] = [];
  // Pictures of the page beneath may still be on their way.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') calls.push(request.url());
  });
  await input.fill('Hello');
  await input.press('Shift+Enter');
  await expect(input).toHaveValue('Hello\n');
  await expect(log(page)).toHaveText(greeting);
  await input.press('Enter');
  await expect(input).toHaveValue('');
  await expect(log(page)).toContainText('Hello');
  await expect(page.getByText('Writing a reply')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await input.fill('A second message');
  await input.press('Enter');
  await expect(input).toHaveValue('A second message');
  await page.clock.runFor(999);
  await expect(page.getByText('Writing a reply')).toBeAttached();
  await page.clock.runFor(1);
  await expect(log(page)).toContainText(reply);
  await expect(page.getByText('Writing a reply')).toHaveCount(0);
  await expect(log(page)).not.toContainText('A second message');
  expect(calls).toEqual([]);
});

test('section 7: what the answer book knows is answered with links, and kept when the panel is closed', {
  tag: '@long',
}, async ({ page }) => {
  await openWidget(page);
  await page.getByRole('textbox').fill('What are your prices?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toContainText('Essential $2,500, Premium $7,500, Platinum $15,000');
  await expect(log(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute(
    'href',
    '/#pricing',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(log(page)).toContainText('What are your prices?');
});

test('section 8: greeting and reply are the catalogue’s own, in Arabic at the left', {
  tag: '@long',
}, async ({ page, request }) => {
  const answer = await request.get('/rest/v1/catalogue/texts/personas?lang=ar');
  const { landingWidget } = await answer.json();
  await page.goto('/ar', { waitUntil: 'networkidle' });
  const round = page.getByRole('button', { name: 'تحدّث معنا' });
  expect((await round.boundingBox())?.x).toBe(2);
  await round.click();
  await expect(log(page)).toHaveText(landingWidget.greeting);
  await page.getByRole('textbox').fill('مرحبا');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(landingWidget.cannedReply);
  const english = await request.get('/rest/v1/catalogue/texts/personas');
  expect((await english.json()).landingWidget).toMatchObject({ greeting, cannedReply: reply });
});
