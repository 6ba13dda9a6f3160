import ICAL from 'ical.js';
import { openAccount } from '../../../../e2e/accounts.ts';
import { expect, type Page, test } from '../../../../e2e/fixture.ts';

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format();

/** The focused day of the sheet. */
function focusedDay(page: Page) {
  return page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

test('the calendar opens on today in Dubai; months and view stand in the address', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vip/events');
  const title = page.getByRole('heading', { level: 1 });
  const first = await title.textContent();
  await expect(page.locator('[aria-current=date]')).toHaveAttribute('data-day', today);
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();

  const next = monthAfter(today.slice(0, 7));
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(new RegExp(`month=${next}$`));
  await expect(title).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Agenda' }).click();
  await expect(page).toHaveURL(new RegExp(`month=${next}&view=agenda$`));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Agenda' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await page.goBack();
  await expect(title).toHaveText(first ?? '');
});

test('the sheet is used with the keyboard: days, weeks, months', { tag: '@long' }, async ({
  page,
}) => {
  const next = monthAfter(today.slice(0, 7));
  await page.goto(`/vip/events?month=${next}`);
  const day = page.locator(`[data-day="${next}-01"]`);
  await expect(day).toHaveAttribute('tabindex', '0');
  await day.focus();
  await page.keyboard.press('ArrowRight');
  expect(await focusedDay(page)).toBe(`${next}-02`);
  await page.keyboard.press('ArrowDown');
  expect(await focusedDay(page)).toBe(`${next}-09`);
  await page.keyboard.press('PageDown');
  const after = monthAfter(next);
  await expect.poll(() => focusedDay(page)).toBe(`${after}-09`);
  await expect(page).toHaveURL(new RegExp(`month=${after}`));

  await page.goto(`/ar/vip/events?month=${next}`);
  await page.locator(`[data-day="${next}-05"]`).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focusedDay(page)).toBe(`${next}-06`);
});

test('the kind of event is chosen in the address; an unknown one is ignored', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vip/events?view=agenda');
  const sport = page.getByRole('radio', { name: 'Sport' });
  await expect(sport).toBeEnabled();
  const all = await page.getByRole('article').count();
  await sport.click();
  await expect(sport).toBeChecked();
  await expect(page).toHaveURL(/type=sport/);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  await page.goto('/vip/events?view=agenda&type=nonsense&month=1999-01');
  await expect(page.getByRole('article')).toHaveCount(all);
});

test('an event has a page, an RSVP with its subject, and a file for the calendar', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vip/events/new-years-eve-burj');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'New Year’s Eve opposite the Burj',
  );
  await expect(page.getByText('Noor and above')).toBeVisible();
  await expect(page.getByRole('link', { name: 'RSVP' })).toHaveAttribute(
    'href',
    /^\/vip\/events\/.+\?ask=event&about=.+&on=\d{4}-12-31$/,
  );
  await expect(page.getByRole('link', { name: 'CÉ LA VIE Dubai, Downtown' })).toHaveAttribute(
    'href',
    '/vip/venues/ce-la-vie-dubai',
  );
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(facts ?? '')).toMatchObject({
    '@type': 'Event',
    startDate: expect.stringMatching(/-12-31T15:30:00/),
    offers: { price: '6500.00', priceCurrency: 'AED' },
  });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('new-years-eve-burj.ics');
  const file = await (await page.request.get(download.url())).text();
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  expect(String(event?.getFirstPropertyValue('dtstart'))).toMatch(/-12-31T19:30:00$/);
});

test.describe('an event above one’s membership', () => {
  test.use({ mayComplain: true });
  test('is asked for and refused with a sentence that says why', { tag: '@long' }, async ({
    page,
  }) => {
    await openAccount(page);
    await page.goto('/vip/events/diwan-mountain-weekend');
    await page.getByRole('link', { name: 'RSVP' }).click();
    await page.getByRole('button', { name: 'Ask the house' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Your membership does not reach this event',
    );
  });
});
