import { answerWith } from '../../../e2e/assistant.ts';
import { newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import { looksFor } from '../../../e2e/looks.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 900 } });

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

test('section 2: /chat begins a conversation with whom one likes, and a reload keeps it', async ({
  page,
}) => {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the house');
  await expect(log(page)).toContainText('Welcome, I am Mira.');
  await page.getByRole('link', { name: 'Noura' }).click();
  await expect(page).toHaveURL(/with=education-consultant/);
  await expect(log(page)).toContainText('Good day, I am Noura.');
  await page.getByRole('button', { name: 'When should we apply?' }).click();
  await expect(log(page)).toContainText('between September and January');
  await page.reload();
  await expect(log(page)).toContainText('between September and January');
  await page.getByRole('button', { name: 'Begin AI Chat' }).click();
  await expect(log(page)).not.toContainText('between September and January');
  await expect(field(page)).toBeFocused();
});

test('a visitor’s conversation goes on after a reload: the second one is of what was shown', async ({
  page,
}) => {
  const sent: { memoryToken: string | null }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('chat-assistant')) sent.push(request.postDataJSON());
  });
  await page.goto('/chat');
  await ask(page, 'What yachts do you have?');
  const titles = log(page).getByRole('listitem').locator('strong');
  const second = (await titles.nth(1).textContent()) ?? '';
  await page.reload();
  await ask(page, 'tell me about the second one');
  await expect(log(page).getByText(second).last()).toBeVisible();
  expect(sent.map(({ memoryToken }) => memoryToken !== null)).toEqual([false, true]);
});

test('what is written and asked before the room is there is neither lost nor asked for again', async ({
  page,
}) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/room-/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await answerWith(page, { response: 'Three are free that afternoon.' });
  await page.goto('/chat');
  await field(page).fill('A table for six');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('A table for six');
  await field(page).pressSequentially('And a car');
  await field(page).press('Enter');
  letCome();
  await expect(log(page)).toContainText('Three are free that afternoon.');
  await expect(log(page).getByText('A table for six')).toHaveCount(1);
  await expect(field(page)).toHaveValue('And a car');
  await expect(field(page)).toBeFocused();
});

test('an answer comes with prints, its sources and what can be done with it', async ({ page }) => {
  const picture = { light: '/favicon.svg', dark: '/favicon.svg', alt: '' };
  await answerWith(page, {
    response: 'Three are free that afternoon.',
    citations: [{ id: 'off-1', kind: 'experience', title: 'Sunset cruise', path: '/bookings' }],
    cards: ['Cruise', 'Half day', 'Catamaran'].map((title) => ({
      id: title,
      kind: 'experience',
      title,
      place: 'Harbour',
      path: '/bookings',
      picture,
      price: { amount: 54_000, currency: 'USD', unit: 'the yacht', isFrom: false },
      facts: ['2 hours'],
      action: { kind: 'open', label: 'See it', path: '/bookings/yachts' },
    })),
    suggestions: ['Which months are best?'],
  });
  await page.goto('/chat?with=travel-concierge');
  await ask(page, 'On the water, six of us');
  await expect(log(page).getByRole('article')).toHaveCount(3);
  await expect(log(page).getByRole('article').first()).toContainText('$540');
  await expect(log(page).getByRole('link', { name: 'Sunset cruise' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Which months are best?' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  // The question stays in sight above an answer that is taller than the window.
  await expect(log(page).getByText('On the water, six of us')).toBeInViewport();
  await expectAccessible(page);
});

test('what a client asks is kept, found by a word, opened again and erased', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto('/chat');
  await ask(page, 'Is health insurance required?');
  await page.getByRole('button', { name: 'Begin AI Chat' }).click();
  await ask(page, 'When is the weekend?');
  await page.reload();
  const listed = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Erase ${title}` }) })
      .getByRole('button')
      .first();
  const kept = listed('Is health insurance required?');
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Search your conversations' }).click();
  await page.getByRole('searchbox').fill('insurance');
  await expect(listed('When is the weekend?')).toHaveCount(0);
  await kept.click();
  await expect(log(page)).toContainText('Every resident must be covered');
  await page.getByRole('button', { name: 'Erase Is health insurance required?' }).click();
  await expect(kept).toHaveCount(0);
  await expect(log(page)).not.toContainText('Every resident must be covered');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Erase all', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase all' }).click();
  await expect(page.getByText('What you ask here is kept for you')).toBeVisible();
});

for (const { language, theme } of looksFor(1))
  test(`the chat page is accessible in ${language}, ${theme}, with the expert's panel open`, {
    tag: '@long',
  }, async ({ page }) => {
    await useTheme(page, theme);
    await page.goto(language === 'ar' ? '/ar/chat' : '/chat');
    await expect(log(page)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('button', { name: language === 'ar' ? 'افتح' : 'Open', exact: true })
      .click();
    await expectAccessible(page);
  });
