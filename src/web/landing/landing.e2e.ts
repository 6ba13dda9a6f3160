import { expect, type Page, test } from '../../../e2e/fixture.ts';

function serviceCards(page: Page) {
  const heading = page.getByRole('heading', { name: 'Comprehensive Dubai Services' });
  return page.locator('section').filter({ has: heading }).getByRole('article');
}

test('hero, services and footer say what the specification says (sections 1 and 9)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Exclusive Dubai Concierge')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your life in Dubai—done for you.',
  );
  await expect(page.getByText('Every detail is handled')).toBeVisible();
  for (const claim of ['500+', '24/7', '100%'])
    await expect(page.getByText(claim, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
    'href',
    '/auth?mode=sign-up',
  );

  await test.step('six services are offered, each with four bullets, as the specification lists them', async () => {
    const cards = serviceCards(page);
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(cards.first()).toContainText('VIP Travel & Transport');
    await expect(cards.last()).toContainText('Lifestyle Concierge');
  });

  await test.step('the footer’s address, telephone and mail are real links', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
      'href',
      'tel:+97140000000',
    );
    await expect(footer.getByRole('link', { name: 'concierge@rihla.example' })).toHaveAttribute(
      'href',
      'mailto:concierge@rihla.example',
    );
    await expect(footer.getByText('Ready to experience Dubai like never before?')).toBeVisible();
  });
});

test('the cards come in one after another, 100 ms apart', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const cards = serviceCards(page);
  await cards.first().scrollIntoViewIfNeeded();
  const delays = () =>
    cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay));
  await expect.poll(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s']);
});

test('Dubai’s clock says whose hour it is, and makes it wide', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T09:12:00Z');
  await page.goto('/');
  const hours = page.getByRole('region', { name: 'Awake at every hour' });
  const widest = async () => {
    const widths = await hours
      .locator('.hours-slice')
      .evaluateAll((slices) => slices.map((slice) => slice.getBoundingClientRect().width));
    return widths.indexOf(Math.max(...widths));
  };
  await expect(hours.getByText('13:12in Dubai now. It is Catherine’s hour.')).toBeVisible();
  await expect.poll(widest).toBe(1);
  await page.clock.setFixedTime('2026-11-18T18:30:00Z');
  await expect(hours.getByText('22:30in Dubai now. It is Edward’s hour.')).toBeVisible();
  await expect.poll(widest).toBe(4);
});

test('without JavaScript the whole page can be read', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  expect(await card.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  await context.close();
});

test('in light only the light pictures are fetched, in dark only the dark ones', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  for (const [theme, wanted, unwanted] of [
    ['light', '/hero/dawn.', '/hero/night.'],
    ['dark', '/hero/night.', '/pages/footer.dusk'],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await context.addInitScript((value) => localStorage.setItem('rihla-theme', value), theme);
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fetched.some((url) => url.includes(wanted))).toBe(true);
    expect(fetched.filter((url) => url.includes(unwanted))).toEqual([]);
    await context.close();
  }
});

test('the page tells machines what it is', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ar');
  const href = (selector: string) => page.locator(selector).getAttribute('href');
  const base = new URL(page.url()).origin;
  expect(await href('link[rel=canonical]')).toBe(`${base}/ar`);
  expect(await href('link[hreflang=en]')).toBe(`${base}/`);
  expect(await href('link[hreflang=ar]')).toBe(`${base}/ar`);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(picture ?? '');
  expect(answer.headers()['content-type']).toBe('image/png');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@context']).toBe('https://schema.org');
});
