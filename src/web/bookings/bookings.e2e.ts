import { enter } from '../../../e2e/accounts.ts';
import { choose } from '../../../e2e/fields.ts';
import { expect, type Page, test, useTheme } from '../../../e2e/fixture.ts';

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test('the booking page has three tabs, two buttons and ten categories (sections 2 and 3)', async ({
  page,
}) => {
  await page.goto('/bookings');
  await expect(page).toHaveTitle('Bookings · Rihla');
  await expect(page.getByRole('tab')).toHaveText(['Book Experience', 'Upcoming', 'History']);
  await expect(page.getByRole('tab', { name: 'Book Experience' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const [name, asked] of [
    ['Calendar View', '/bookings?view=calendar'],
    ['Quick Book', '/bookings?quick=1'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', asked);
  const row = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(row).toHaveText([
    'All',
    'Flights',
    'Hotels',
    'Yachts',
    'Luxury Car Rental',
    'Desert Safari',
    'Helicopter Rides',
    'Adrenaline & Sky Adventures',
    'Fun & Gaming',
    'Jet Ski & Flyboard',
  ]);
  await row.filter({ hasText: 'Jet Ski & Flyboard' }).click();
  await expect(page).toHaveURL('/bookings/jet-ski-flyboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jet Ski & Flyboard');
  await expect(cards(page)).toHaveCount(10);
});

test('a card shows every field, and per person is true (section 2)', async ({ page }) => {
  await page.goto('/bookings/yachts');
  const noor = card(page, 'Noor 50, sunset cruise');
  await expect(noor.getByRole('img').first()).toHaveAttribute('alt', /yacht/i);
  for (const text of ['Hot Deal', 'Rated 4.7 of 5', 'Two hours from Dubai Harbour', '2 hours'])
    await expect(noor.getByText(text).first()).toBeAttached();
  await expect(noor.getByText('Dubai Harbour', { exact: true })).toBeVisible();
  await expect(noor).toContainText(
    '$54per person in a party of 10 $540 the yacht, up to 10 guests',
  );
  await expect(noor.getByRole('button', { name: 'Add to Itinerary' })).toHaveCount(0);
  await expect(noor.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    '/bookings/yachts/noor-50-sunset-cruise?book=noor-50-sunset-cruise',
  );
});

test('flights can be added to an itinerary; both buttons rest when fully booked (section 2)', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/bookings/flights');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Add to Itinerary', disabled: false })).toHaveCount(
    9,
  );
  const taken = card(page, 'Legacy 650 to Mykonos');
  await expect(taken.getByText('Fully Booked')).toBeVisible();
  for (const name of ['Add to Itinerary', 'Book Now'])
    await expect(taken.getByRole('button', { name })).toBeDisabled();
});

test('search, filters, order and count live in the address', async ({ page }) => {
  await page.goto('/bookings');
  const count = page.getByRole('status').filter({ hasText: 'experience' });
  await expect(count).toHaveText('84 experiences');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show 24 more' }).click();
  await expect(cards(page)).toHaveCount(48);

  await search(page).fill('helicpter');
  await expect(page).toHaveURL('/bookings?q=helicpter');
  await expect(count).toHaveText('8 experiences');
  await search(page).fill('نخله');
  await expect(card(page, 'Open gyrocopter along the Palm')).toBeVisible();

  await search(page).fill('jet ski');
  await choose(page.getByRole('combobox', { name: 'Guests' }), '4 guests');
  await expect(cards(page).getByRole('heading').first()).toHaveText('Private sunrise ride');
  await choose(page.getByRole('combobox', { name: 'Guests' }), 'Any number');
  await page.getByRole('button', { name: 'Hot Deal' }).click();
  await expect(page).toHaveURL(/deal=1/);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count).toHaveText('84 experiences');
  await expect(search(page)).toHaveValue('');
});

test('limits and order of the price hold after a reload, and the empty text is the specified one', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/bookings/fun-gaming?sort=price-up&to=300');
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Floodlit golf bay on the terrace',
    'Outdoor karting on a full circuit',
    'Free-roam virtual reality for six',
    'Esports arena for the evening',
  ]);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Price, lowest first');
  await page.getByRole('textbox', { name: 'From' }).fill('100000');
  await expect(
    page.getByRole('heading', { name: 'No experiences available in this category' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/from=100000/);
  await page.goBack();
  await expect(page).not.toHaveURL(/fun-gaming/);
});

test('Upcoming and History invite to sign in and come back; History then loads (section 2)', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/bookings');
  const tab = page.getByRole('tab', { name: 'Book Experience' });
  // The page must be alive before a key means anything.
  await page.getByRole('button', { name: 'Show 24 more' }).click();
  await expect(page).toHaveURL(/show=48/);
  await tab.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Sign in to see what is ahead' })).toBeVisible();
  await page.getByRole('tab', { name: 'Upcoming' }).press('ArrowRight');
  await expect(page).toHaveURL(/tab=history/);
  const panel = page.getByRole('tabpanel', { name: 'History' });
  await panel.getByRole('link', { name: 'Sign In' }).click();
  await enter(page);
  await expect(page).toHaveURL('/bookings?tab=history');
  await panel.getByRole('button', { name: 'Load History' }).click();
  await expect(panel.getByRole('heading', { name: 'Nothing lies behind you yet' })).toBeVisible();
});

test('an offering has a page with all its terms, similar ones and facts for search engines', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/bookings/flights');
  await page.getByRole('link', { name: 'Gulfstream G650ER to London' }).click();
  await expect(page).toHaveURL('/bookings/flights/gulfstream-g650-dubai-london');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gulfstream G650ER to London');
  for (const name of ['What is included', 'Before you come', 'If plans change', 'More in Flights'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const text of [
    'Chauffeur in Dubai to the aircraft steps',
    'Visas and travel permits · De-icing and overnight parking, at cost',
    'Passport valid for six months',
    'Private aviation terminal, Al Maktoum International',
    'Departs at 08:00, 14:00 and 22:30',
    'Maybach transfer, one way',
    'until 7 days before',
    'Half the price',
    'If the operator cancels, everything you paid comes back, also when it is for the weather.',
    'A deposit of 50 % is due once it is confirmed, and nothing before.',
    'VAT and our fees are within the price.',
    '24 hours before',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(3);

  const html = await (await page.request.get(page.url())).text();
  const [, block = ''] = /application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const [product, crumbs] = JSON.parse(block)['@graph'];
  expect(product.offers).toMatchObject({ price: '142000.00', priceCurrency: 'USD' });
  expect(crumbs.itemListElement).toHaveLength(3);
});

test('a fully booked offering says so, and a person looks further', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/bookings/luxury-car-rental/mclaren-750s-spider');
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeDisabled();
  await expect(page.getByText('Every place is taken.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for something like it' })).toBeVisible();
});

for (const path of ['/bookings', '/bookings/yachts/noor-50-sunset-cruise']) {
  test(`${path} never scrolls sideways, in English and Arabic`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(path);
    await useTheme(page, 'dark');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [path, `/ar${path}`]) {
      await page.goto(address);
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await excess()).toBe(0);
    }
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
}

test('without JavaScript the list and an offering can be read', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/bookings/hotels');
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole('link', { name: 'Burj Al Arab, one-bedroom suite' }).click();
  await expect(page.getByRole('heading', { name: 'If plans change' })).toBeVisible();
  await context.close();
});

test.describe('the page of an offering on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a bar with the sum waits until the panel’s button has left, and the chat gives way to it', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/bookings/yachts/noor-50-sunset-cruise');
    // The panel's own, and the bar's; similar offerings have theirs too.
    const own = page.locator('main a[href*="book=noor-50-sunset-cruise"]').first();
    const bar = page.locator('main a[href*="book=noor-50-sunset-cruise"]').last();
    await expect(bar).toBeHidden();
    // The panel comes alive in place of the server's: the button is another one then.
    await expect(async () => {
      await own.scrollIntoViewIfNeeded();
      await expect(own).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await expect(bar).toBeHidden();
    // Stands for whichever chat the page has: it is found by the class of its round button.
    await page.evaluate(() => {
      const chat = Object.assign(document.createElement('button'), { className: 'chat-round' });
      chat.textContent = 'Chat';
      document.body.append(chat);
    });
    const chat = page.getByRole('button', { name: 'Chat', exact: true });
    await expect(chat).toBeVisible();
    await page.getByRole('heading', { name: 'If plans change' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expect(chat).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeHidden();
    await expect(chat).toBeVisible();
  });
});

test('the page of an offering with a deposit says when its balance is due, in both languages', async ({
  page,
}) => {
  const address = '/bookings/helicopter-rides/seventeen-minute-coast-tour';
  await page.goto(address);
  await expect(
    page.getByText(/A deposit of \d+ % .* The balance is due .* before it begins\./),
  ).toBeVisible();
  await page.goto(`/ar${address}`);
  await expect(
    page.getByText(/عربون قدره .* ويستحق الباقي قبل .* من موعد البداية\./),
  ).toBeVisible();
});
