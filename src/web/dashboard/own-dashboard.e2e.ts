import { type Client, dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import {
  expect,
  expectAccessible,
  type House,
  type Page,
  test,
  useTheme,
} from '../../../e2e/fixture.ts';
import type { Matter } from '../../contract/matters/matters.ts';

test.use({ settings: openHouse, timezoneId: 'Asia/Dubai' });

const duel = 'formula-simulator-duel';

const asked = JSON.stringify({
  kind: 'custom',
  title: 'A villa on the Palm',
  notes: 'By the sea.',
  day: null,
  people: null,
  budget: null,
});

/** What a colleague would have written down by now: a search, a question, and a quote. */
async function insertMatters(house: House) {
  const make = (reference: string, area: string, state: string, waitsOn: string) =>
    house.query(
      `insert into app.matters (id, reference, client_id, kind, area, title, form, state, waits_on,
         state_since, handed_in_at, language, zone)
       select gen_random_uuid(), $1, id, 'custom', $2, '{"en":"A villa on the Palm","ar":"فيلا على النخلة"}',
         '${asked}', $3, $4, now(), now(), 'en', 'Asia/Dubai'
       from auth.users order by created_at desc limit 1`,
      [reference, area, state, waitsOn],
    );
  const code = Math.random().toString(36).toUpperCase().padEnd(7, '0').slice(2, 7);
  await make(`RM-${code}A`, 'real-estate', 'sourcing', 'house');
  await make(`RM-${code}B`, 'requests', 'clarifying', 'client');
  await make(`RM-${code}C`, 'vip', 'proposed', 'client');
  await house.query(
    `insert into app.matter_quotes (id, matter_id, number, state, currency, lines, total_amount,
       vat_amount, expires_at, sent_at)
     select gen_random_uuid(), id, 1, 'sent', 'AED', '[]', 1250000, 59524, now() + interval '2 days', now()
     from app.matters where reference = $1`,
    [`RM-${code}C`],
  );
}

const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your services' }).getByRole('link', { name });

test('a new client is led through a first day (section 2)', async ({ page }) => {
  await newClient(page, 'Omar Farouk');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Omar Farouk');
  const steps = page.getByRole('region', { name: 'Your first day' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  const letter = page.getByRole('region', { name: 'A word from Noor' });
  await expect(letter).toContainText('Welcome to the house. I am Noor');
  const day = page.getByRole('region', { name: 'Your day' });
  await expect(day.getByRole('link', { name: /^\d\d:\d\d Sunset$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs you' })).toHaveCount(0);
  await expect(tile(page, 'My Requests')).toContainText('Everything you have asked for');
  const actions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
  await expect(actions).toHaveText([
    'Book Desert Safari',
    'Yacht or Limo',
    'Explore Real Estate',
    'Upload Documents',
  ]);
  for (const [at, path] of ['/bookings', '/bookings', '/real-estate', '/profile'].entries())
    await expect(actions.nth(at)).toHaveAttribute('href', new RegExp(`^${path}(\\?|$)`));
  await steps.getByRole('link', { name: 'Add them' }).click();
  await expect(page).toHaveURL(/\/profile\/family$/);
});

test('figures, words and what needs the client are their own, in one answer (section 2)', async ({
  page,
  house,
}) => {
  const client = await newClient(page);
  await client.book({ offering: duel, day: dayIn(40), time: '20:00' });
  await client.hold({ offering: duel, day: dayIn(41), time: '20:00' });
  await insertMatters(house);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/v1/')) asked.push(pathname);
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });

  const glance = page.getByRole('region', { name: 'In figures' });
  await expect(glance).toContainText(/3\s*Active requests\s*2 need your word/);
  await expect(glance).toContainText(/2\s*Upcoming bookings\s*Next on .*20:00, Dubai time/);
  // The house's own figure, until somebody of the same house has rated anything.
  await expect(glance).toContainText(
    /98%\s*Satisfaction score\s*The house’s own figure|\d+%\s*Satisfaction score\s*From \d+ rating/,
  );

  const needs = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem');
  await expect(needs.nth(0)).toContainText('A place is held for you');
  await expect(needs.filter({ hasText: 'A quote to answer' })).toContainText(/AED\s12,500/);
  await expect(needs.last()).toContainText('We have a question for you');

  for (const [name, words] of [
    ['My Requests', /Awaiting you.*3/],
    ['Bookings', /Awaiting you.*2/],
    ['Real Estate', /In progress.*1/],
    ['VIP', /Awaiting you.*1/],
  ] as const)
    await expect(tile(page, name)).toContainText(words);
  await expect(tile(page, 'Business')).toContainText('Licences, visas and filings.');

  const cards = page.getByRole('region', { name: 'Three thoughts for you' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('Because you asked us about it');
  // What is told live may be asked for again; nothing else is needed to draw it. Whether the account is
  // about to be erased, who of the house is there and what is held is asked on every screen.
  const others = asked.filter((path) => !/(dashboard|notifications)$/.test(path));
  expect(asked).toContain('/rest/v1/dashboard');
  expect([...new Set(others)].toSorted()).toEqual([
    '/rest/v1/bookings',
    '/rest/v1/expert-conversations/desk',
    '/rest/v1/privacy/departure',
    '/rest/v1/profile/manager',
  ]);

  await needs.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/bookings\/[0-9a-f-]{36}$/);
});

/** So many wishes that were kept for later, each of which waits for the client. */
async function keepDrafts(client: Client, titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const kept = await client.send('POST', '/matters', {
      form: { kind: 'custom', title, notes: 'Later.' },
      zone: 'Asia/Dubai',
      draft: true,
    });
    // The server parsed it by this schema.
    ids.push((kept as Matter).id);
  }
  return ids;
}

const seven = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

test('the five most urgent needs stand first, and one press shows all of them', async ({
  page,
}) => {
  await keepDrafts(await newClient(page), seven);
  await page.goto('/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByRole('listitem')).toHaveCount(5);
  await needs.getByRole('button', { name: 'All 7' }).press('Enter');
  await expect(needs.getByRole('listitem')).toHaveCount(7);
  await expect(needs.getByRole('listitem').nth(5)).toBeFocused();
});

test('where fewer need the client meanwhile, nothing more is offered to be shown', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const ids = await keepDrafts(client, seven);
  await page.goto('/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByRole('button', { name: 'All 7' })).toBeVisible();
  for (const id of ids.slice(3)) await client.send('POST', `/matters/${id}/submit`);
  await expect(needs.getByRole('listitem')).toHaveCount(3);
  await expect(needs.getByRole('button')).toHaveCount(0);
});

test('what today holds hangs on the line of the day, and what comes stands in the week', async ({
  page,
}) => {
  const client = await newClient(page);
  const plan = (title: string, day: string) =>
    client.send('POST', '/itinerary', { title, day, time: '23:30', minutes: 20 });
  await plan('A walk along the creek', dayIn(0));
  await plan('Lunch with Amna', dayIn(3));
  await client.send('POST', '/matters', {
    form: { kind: 'custom', title: 'Flowers', notes: 'White peonies.' },
    zone: 'Asia/Dubai',
  });
  await page.goto('/dashboard');
  const day = page.getByRole('region', { name: 'Your day' });
  await expect(day.getByRole('link', { name: '23:30 A walk along the creek' })).toBeVisible();
  await expect(day.getByRole('link', { name: 'Lunch with Amna' })).toHaveCount(0);
  const week = page.getByRole('region', { name: 'The next seven days' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.getByRole('link', { name: 'Lunch with Amna' })).toBeVisible();
});

test('a question that a yes answers is answered where it stands, and another hour where it was asked', async ({
  page,
  house,
}) => {
  const client = await newClient(page);
  const asked = await client.send('POST', '/matters', {
    form: { kind: 'custom', title: 'A second look', notes: 'At the villa.' },
    zone: 'Asia/Dubai',
  });
  // The server parsed it by this schema.
  const { id, area } = asked as Matter;
  await house.query(
    `insert into app.matter_messages (id, matter_id, at, side, writer_name, text, file_ids, internal)
     values (gen_random_uuid(), $1, now(), 'house', 'Leila Haddad', 'Would Thursday at 10:00 suit?', '{}', false)`,
    [id],
  );
  await house.query(
    `update app.matters set state = 'clarifying', waits_on = 'client' where id = $1`,
    [id],
  );
  await page.goto('/dashboard');
  const need = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem');
  await expect(need).toContainText('Would Thursday at 10:00 suit?');
  await expect(need).toContainText('Leila Haddad, about “A second look”');
  await expect(need.getByRole('link', { name: 'Another hour' })).toHaveAttribute(
    'href',
    `/dashboard/${area}/${id}`,
  );
  await need.getByRole('button', { name: 'Yes, 10:00' }).press('Enter');
  await expect(need).toHaveCount(0);
  await page.goto(`/dashboard/${area}/${id}`);
  await expect(page.getByText('Yes, 10:00.')).toBeVisible();
});

test('a booking without its passengers leads to where they are named', async ({ page }) => {
  const client = await newClient(page);
  const day = dayIn(40);
  await client.book({ offering: 'private-terminal-arrival-dxb', day, time: '12:00', party: 2 });
  await page.goto('/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.getByRole('link', { name: 'Add details' }).click();
  await expect(page).toHaveURL(/\/dashboard\/bookings\/[0-9a-f-]{36}#told$/);
  await expect(
    page.getByRole('dialog', { name: 'Who comes, and a word to the crew' }),
  ).toBeVisible();
});

test('a sample beside the line is said with one press', async ({ page }) => {
  await newClient(page);
  await page.goto('/dashboard');
  const samples = page.getByRole('list', { name: 'What you may ask' });
  await samples.getByRole('button', { name: 'a car at 19:00' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('a car at 19:00');
});

/** Three things of today in the order of their hours, seen at half past two by Dubai's clock. */
async function atHalfPastTwo(page: Page) {
  const client = await newClient(page);
  const plan = (title: string, time: string) =>
    client.send('POST', '/itinerary', { title, day: dayIn(0), time, minutes: 60 });
  await plan('A walk along the creek', '10:00');
  await plan('The assessment', '14:00');
  await plan('Dinner by the sea', '20:00');
  await page.clock.setFixedTime(new Date(`${dayIn(0)}T14:30:00+04:00`));
  await page.goto('/dashboard');
  return page.getByRole('region', { name: 'Your day' }).getByRole('listitem');
}

test('what is behind the client is pale, what runs has a brass edge', { tag: '@long' }, async ({
  page,
}) => {
  const tags = await atHalfPastTwo(page);
  const standing = (text: string) => tags.filter({ hasText: text });
  await expect(standing('A walk')).toHaveAttribute('data-standing', 'done');
  await expect(standing('The assessment')).toHaveAttribute('data-standing', 'running');
  await expect(standing('Dinner')).toHaveAttribute('data-standing', 'ahead');
  await expect(standing('The assessment').getByRole('link')).toHaveCSS('box-shadow', /inset/);
  await expect(standing('A walk').getByRole('link')).toHaveCSS('background-color', /0\.72/);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 834, height: 1112 } });

  test('what is behind keeps its hour alone, and the first thought lies beside its words', {
    tag: '@long',
  }, async ({ page }) => {
    const tags = await atHalfPastTwo(page);
    const widthOf = async (text: string) =>
      (await tags.filter({ hasText: text }).getByRole('link').boundingBox())?.width ?? 0;
    expect(await widthOf('A walk')).toBeLessThan(90);
    expect(await widthOf('Dinner')).toBeGreaterThan(120);
    const card = page.getByRole('article').first();
    const [print, words] = await Promise.all([
      card.locator('img').first().boundingBox(),
      card.getByRole('heading').boundingBox(),
    ]);
    expect(words?.x ?? 0).toBeGreaterThan((print?.x ?? 0) + (print?.width ?? 0));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });
});

test.describe('when it cannot be read', () => {
  test.use({ mayComplain: true });

  test('it greets all the same, says so, and tries again', { tag: '@long' }, async ({ page }) => {
    await newClient(page);
    const broken = { status: 500, json: { code: 'unexpected', message: 'No.' } };
    await page.route(/rest\/v1\/dashboard/, (route) => route.fulfill(broken), { times: 1 });
    // The live line would ask again by itself, and nobody would have to press anything.
    await page.routeWebSocket(/realtime/, () => {});
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('We could not read your day');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla Haddad');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Three thoughts for you' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('in Arabic all of it is there, nothing scrolls sideways, and axe finds nothing', {
    tag: '@long',
  }, async ({ page, house }) => {
    const client = await newClient(page);
    await client.book({ offering: duel, day: dayIn(40), time: '20:00' });
    await insertMatters(house);
    await useTheme(page, 'dark');
    await page.goto('/ar/dashboard', { waitUntil: 'networkidle' });
    const needs = page.getByRole('region', { name: 'بانتظارك' }).getByRole('listitem');
    await expect(needs.filter({ hasText: 'عرض بانتظار ردك' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });
});
