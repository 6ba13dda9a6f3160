import { expect, test, useTheme } from '../../../e2e/fixture.ts';

test('section 2, footer: every company link opens its page, in both languages', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const [link, title] of [
    ['Our Team', 'Our Team'],
    ['Careers', 'Careers'],
    ['Press', 'Press'],
    ['Terms', 'Terms of Service'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Sitemap', 'Sitemap'],
    ['About Us', 'About Us'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Rihla`);
  }
  await page.goto('/ar/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('من نحن');
});

test('about us tells what the house does and leads on to its people', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByText('Our name means journey.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What we hold to' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Our Team' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Salma Al Hashimi' })).toBeVisible();
  await expect(page.getByText('Speaks Arabic, English and French').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
});

test('a post on careers opens a letter to the house about that post', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/careers');
  const post = page.getByRole('listitem').filter({ hasText: 'Night concierge' });
  await expect(post).toContainText('Full time · DIFC, Dubai');
  await expect(post).toContainText('Two years of night duty');
  await expect(post.getByRole('link', { name: 'Write to us about this post' })).toHaveAttribute(
    'href',
    'mailto:careers@rihla.example?subject=Night%20concierge%3A%20a%20letter',
  );
});

test('press dates its announcements and can be written to', { tag: '@long' }, async ({ page }) => {
  await page.goto('/press');
  await expect(
    page.getByRole('heading', { name: 'Eighteen jurisdictions compared' }),
  ).toBeVisible();
  await expect(page.getByRole('time').first()).toHaveAttribute('datetime', '2026-10-12');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'press@rihla.example' }),
  ).toHaveAttribute('href', 'mailto:press@rihla.example');
});

test('a legal page says since when it holds and leads to each of its parts', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText('In force since 15 Nov 2026 · Version 1.0')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(14);
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/#rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  const measure = await page.getByText('You may ask for a copy of your data').boundingBox();
  expect(measure?.width).toBeLessThanOrEqual(640);
});

test('questions are found by their words, in the address, and open without a script', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('status')).toHaveText('16 questions');
  const answer = page.getByText('rabies tests');
  await expect(answer).toBeHidden();
  await page.getByText('Can we bring our dog?').click();
  await expect(answer).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find an answer' }).fill('visa');
  await expect(page.getByRole('status')).toHaveText('One question matches');
  await expect(page.getByText('No one honest can.')).toBeVisible();
  await expect(page).toHaveURL(/\/faq\?q=visa$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('visa');
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(1);

  await page.getByRole('searchbox').fill('submarine');
  await expect(page.getByRole('status')).toHaveText('No question matches');
  await expect(page.getByRole('link', { name: 'Ask a person' })).toBeVisible();
});

test('a question that the address names is open, and Arabic is found as people type it', {
  tag: '@long',
}, async ({ page }) => {
  await useTheme(page, 'dark');
  await page.goto('/ar/faq');
  await page.getByRole('searchbox').fill('تاشيره');
  await expect(page.getByRole('status')).toHaveText('سؤال واحد يطابق');
  const id = await page.getByRole('main').getByRole('group').getAttribute('id');
  await page.goto(`/ar/faq#${id}`);
  await expect(page.locator(`details[id="${id}"]`)).toHaveAttribute('open', '');
});

test('the contact page gives every way to the house and keeps what the request is about', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/contact?subject=Golden%20visa');
  const main = page.getByRole('main');
  await expect(main).toContainText('Gate Avenue, Level 3');
  await expect(main.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
    'href',
    'tel:+97140000000',
  );
  await expect(main.getByRole('link', { name: 'concierge@rihla.example' })).toBeVisible();
  await expect(main).toContainText('By day our desk, by night a colleague on call');
  await expect(main.getByLabel('Subject')).toHaveValue('Golden visa');
});

test('no company page scrolls sideways on a telephone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['about', 'team', 'careers', 'press', 'terms', 'faq', 'contact', 'sitemap']) {
    await page.goto(`/ar/${path}`);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, path).toBe(0);
  }
});
