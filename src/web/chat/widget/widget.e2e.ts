import { answerWith, failure, functionPath } from '../../../../e2e/assistant.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../../e2e/fixture.ts';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

async function openWidget(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.getByRole('button', { name: `Chat with ${name}` }).click();
  await expect(field(page)).toBeFocused();
}

test('sections 2 and 7: every service and its sub-pages have their own assistant, by the catalogue', {
  tag: '@long',
}, async ({ page, request }) => {
  const { items } = await (await request.get('/rest/v1/catalogue/personas')).json();
  const paths: Record<string, string> = {
    'luxury-concierge': '/vip/clubs',
    'real-estate-consultant': '/real-estate/villas',
    'travel-concierge': '/bookings/yachts',
    'business-setup-advisor': '/business/visas',
    'education-consultant': '/schooling',
  };
  for (const [slug, path] of Object.entries(paths)) {
    const persona = items.find((each: { slug: string }) => each.slug === slug);
    await openWidget(page, path, persona.botName);
    await expect(log(page)).toHaveText(persona.welcomeMessage);
    const dialog = page.getByRole('dialog', { name: persona.botName });
    await expect(dialog).toContainText(persona.role);
    const color = await dialog
      .locator('> div')
      .first()
      .evaluate((header) => getComputedStyle(header).backgroundColor);
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(persona.color.hex.slice(at, at + 2), 16),
    );
    expect(color).toBe(`rgb(${red}, ${green}, ${blue})`);
  }
});

test('sections 4 and 9: 320 by 384, minimised 58, the whole screen on a phone, and the focus back', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWidget(page, '/schooling', 'Noura');
  const panel = page.getByRole('dialog', { name: 'Noura' });
  await panel.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  expect(await panel.boundingBox()).toEqual({ x: 54, y: 444, width: 320, height: 384 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Minimise chat' }).click();
  expect((await panel.boundingBox())?.height).toBe(58);
  await page.getByRole('button', { name: 'Restore chat' }).click();
  await page.getByRole('button', { name: 'Fill the screen' }).click();
  await expect(async () =>
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 }),
  ).toPass();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with Noura' })).toBeFocused();
});

test('sections 5 and 7: what is asked goes to the function with the last five messages, and is answered', async ({
  page,
}) => {
  await openWidget(page, '/real-estate', 'Hessa');
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('   ');
  const sent: { message: string; systemPrompt: string; conversationHistory: object[] }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('chat-assistant')) sent.push(request.postDataJSON());
  });
  for (const question of ['What does buying cost?', 'Is it freehold?', 'And renting?', 'Thanks']) {
    await field(page).fill(question);
    await field(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await expect(log(page)).not.toContainText(failure);
  expect(sent.map(({ conversationHistory }) => conversationHistory.length)).toEqual([0, 2, 4, 5]);
  expect(sent[0]?.systemPrompt).toMatch(/^You are Hessa/);
  expect(sent[0]?.message).toBe('What does buying cost?');
});

test('an answer shows one card, its words as text, and nothing in it acts', {
  tag: '@long',
}, async ({ page }) => {
  await answerWith(page, {
    response:
      'A **villa** <img src=x onerror="document.title=1"> [bad](javascript:alert(1)) and [ours](/real-estate).',
    cards: ['One', 'Two', 'Three'].map((title) => ({
      id: title,
      kind: 'home',
      title,
      place: 'Palm',
      path: '/real-estate',
      picture: null,
      price: { amount: 1_790_000_000, currency: 'AED', unit: null, isFrom: false },
      facts: [],
      action: { kind: 'open', label: 'See it', path: '/real-estate/villas' },
    })),
    suggestions: ['Does it bring a Golden Visa?'],
  });
  await openWidget(page, '/real-estate', 'Hessa');
  await field(page).fill('Five bedrooms?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page).locator('strong')).toHaveText('villa');
  await expect(log(page)).toContainText('<img src=x');
  await expect(log(page).locator('img')).toHaveCount(0);
  await expect(log(page).getByRole('link', { name: 'bad' })).toHaveCount(0);
  await expect(log(page).getByRole('link', { name: 'ours' })).toHaveAttribute(
    'href',
    '/real-estate',
  );
  await expect(log(page).getByRole('article')).toHaveCount(1);
  await expect(log(page).getByRole('article')).toContainText('AED\u00a017,900,000');
  await expect(log(page).getByRole('link', { name: '2 more' })).toHaveAttribute(
    'href',
    '/chat?with=real-estate-consultant',
  );
  await page.getByRole('button', { name: 'This helped' }).click();
  await expect(page.getByRole('button', { name: 'This helped' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Does it bring a Golden Visa?' })).toBeVisible();
});

test.describe('when nobody answers', () => {
  test.use({ mayComplain: true });

  test('section 8: the failure text word for word, tried again, and after two a person', {
    tag: '@long',
  }, async ({ page }) => {
    await useTheme(page, 'dark');
    await page.route(functionPath, (route) => route.fulfill({ status: 503, body: '{}' }));
    await openWidget(page, '/business', 'Omar');
    await page.getByRole('button', { name: 'Send' }).isEnabled();
    await field(page).fill('Where should my company live?');
    await field(page).press('Enter');
    await expect(log(page)).toContainText(failure);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByRole('link', { name: 'Speak to a person' })).toHaveAttribute(
      'href',
      '/chat?with=business-setup-advisor&expert=ask',
    );
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page)).not.toContainText(failure);
  });

  test('section 8 in Arabic, at the left', { tag: '@long' }, async ({ page, request }) => {
    const answer = await request.get('/rest/v1/catalogue/texts/personas?lang=ar');
    const { landingWidget } = await answer.json();
    await page.route(functionPath, (route) => route.abort());
    await page.goto('/ar/vip');
    const round = page.getByRole('button', { name: 'تحدّث مع زين' });
    await expect(round).toBeVisible();
    // In the gutter, beside what is read.
    expect((await round.boundingBox())?.x).toBe(2);
    await round.click();
    await page.getByRole('textbox', { name: 'اكتب رسالة' }).fill('طاولة لأربعة');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText(landingWidget.failure);
    await expectAccessible(page);
  });

  test('section 4: while a reply is awaited nothing is sent, and Stop ends the waiting', {
    tag: '@long',
  }, async ({ page }) => {
    let asked = 0;
    await page.route(functionPath, () => {
      asked += 1;
    });
    await openWidget(page, '/vip', 'Zayn');
    await field(page).fill('A table for four');
    await field(page).press('Enter');
    await expect(page.getByText('Writing a reply')).toBeAttached();
    await field(page).fill('And another');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('And another');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(log(page)).toContainText('You stopped this answer.');
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    expect(asked).toBe(1);
  });
});
