import ICAL from 'ical.js';
import { demo, freshAddress, mailTo, startSession } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';

// A clock without summer time: the same difference to Dubai all year.
test.use({ timezoneId: 'Asia/Kolkata' });

const scheduler = (page: Page) => page.getByRole('dialog', { name: 'Arrange a consultation' });
const booked = (page: Page) => page.getByRole('dialog', { name: 'Your hour is booked' });
const opener = (page: Page) => page.getByRole('link', { name: 'Book Consultation' });
const hours = (page: Page) => page.getByRole('radiogroup', { name: 'Hour' }).getByRole('radio');
const book = (page: Page) => page.getByRole('button', { name: 'Book This Hour' });

async function openScheduler(page: Page) {
  await page.goto('/');
  await opener(page).click();
  await expect(hours(page).first()).toBeVisible();
}

/** The last hour of the chosen day: whoever tests beside us takes the first. */
const chooseHour = (page: Page) => hours(page).last().check({ force: true });

async function fill(page: Page, email: string) {
  await page.getByLabel('Name').fill('Layla Al Mansoori');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('Two dogs and a boat.');
}

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let count = 0; count < 60; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

async function calendar(page: Page, email: string, template: string) {
  await mailTo(page, email, template);
  const answer = await page.request.get(`/outbox.json?to=${encodeURIComponent(email)}`);
  const mails: { template: string; attachments: { content: string }[] }[] = await answer.json();
  const mail = mails.find((each) => each.template === template);
  const parsed = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.content ?? ''));
  const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent') ?? undefined);
  const starts = event.startDate.toJSDate().toISOString();
  return { method: parsed.getFirstPropertyValue('method'), uid: event.uid, starts };
}

test('with the keyboard alone an hour is booked (section 2)', async ({ page }) => {
  const email = freshAddress();
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(hours(page).first()).toBeAttached();
  await expect(scheduler(page).getByLabel('Subject')).toHaveValue('Book Consultation');
  await tabTo(page, scheduler(page).getByRole('radio', { name: 'General', exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(scheduler(page).getByRole('radio', { name: 'Business', exact: true })).toBeChecked();
  await expect(scheduler(page)).toContainText('Tariq bin Saif');
  await expect(hours(page).first()).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(scheduler(page).getByText('Choose a free hour.')).toBeVisible();
  await expect(hours(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(hours(page).first()).toBeChecked();
  await expect(scheduler(page)).toContainText(/Your time: India Standard Time/);
  await expect(scheduler(page)).toContainText(/\d\d:30\s*Dubai \d\d:00/);
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Layla Al Mansoori');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(booked(page)).toContainText(email);
  await expect(booked(page)).toContainText('Tariq bin Saif');
  const download = page.waitForEvent('download');
  await tabTo(page, booked(page).getByRole('link', { name: 'Add to Calendar' }));
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('appointment.ics');
  await tabTo(page, booked(page).getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(opener(page)).toBeFocused();
  expect((await calendar(page, email, 'appointment-booked')).method).toBe('REQUEST');
});

test('with the keyboard alone the link in the mail moves it and cancels it', {
  tag: '@long',
}, async ({ page }) => {
  const email = freshAddress();
  await openScheduler(page);
  await chooseHour(page);
  await fill(page, email);
  await book(page).click();
  await expect(booked(page)).toBeVisible();
  const first = await calendar(page, email, 'appointment-booked');
  const mail = await mailTo(page, email, 'appointment-booked');
  const [link = ''] = /https?:\/\/\S+appointment\?\S+/.exec(mail.textBody) ?? [];
  const address = new URL(link).pathname + new URL(link).search;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Choose Another Hour' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose another hour' })).toBeFocused();
  await expect(hours(page).first()).toBeAttached();
  await tabTo(page, hours(page).first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Move to This Hour' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Your appointment has a new hour' }),
  ).toBeFocused();
  const moved = await calendar(page, email, 'appointment-moved');
  expect(moved.uid).toBe(first.uid);
  expect(moved.starts).not.toBe(first.starts);

  await page.getByRole('button', { name: 'Cancel the Appointment' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, Cancel It' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeFocused();
  expect((await calendar(page, email, 'appointment-cancelled')).method).toBe('CANCEL');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeVisible();
});

test.describe('a line that breaks', () => {
  test.use({ mayComplain: true });

  test('loses nothing that was typed, and trying again books once', { tag: '@long' }, async ({
    page,
  }) => {
    const email = freshAddress();
    const keys: (string | undefined)[] = [];
    await page.route('**/rest/v1/appointments', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The request arrives; its answer does not.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await openScheduler(page);
    await chooseHour(page);
    await fill(page, email);
    await book(page).click();
    await expect(scheduler(page).getByRole('alert')).toContainText('The hour was not booked');
    await book(page).click();
    await expect(booked(page)).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
    const answer = await page.request.get(`/outbox.json?to=${encodeURIComponent(email)}`);
    expect(await answer.json()).toHaveLength(1);
  });

  test('an hour that somebody else took meanwhile leads to the nearest', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/schooling');
    await page
      .getByRole('link', { name: /consultation/i })
      .first()
      .click();
    await expect(hours(page).first()).toBeAttached();
    await expect(page.getByRole('radio', { name: 'Schooling', exact: true })).toBeChecked();
    await page.getByRole('radio', { name: /Catherine Osei/ }).check({ force: true });
    await expect(hours(page).first()).toBeAttached();
    await chooseHour(page);
    const startsAt = await hours(page).last().inputValue();
    const theirs = {
      topic: 'schooling',
      adviser: 'catherine-osei',
      subject: 'Year 4',
      startsAt,
      zone: 'UTC',
      name: 'Omar',
      email: freshAddress(),
      language: 'en',
    };
    const taken = await page.request.post('/rest/v1/appointments', { data: theirs });
    expect(taken.status()).toBe(200);
    await fill(page, freshAddress());
    await book(page).click();
    await expect(scheduler(page).getByRole('alert')).toContainText(/just taken/);
    await expect(page.getByLabel('Message')).toHaveValue('Two dogs and a boat.');
    const nearest = page.getByRole('group', { name: 'The nearest free hours' });
    await nearest.getByRole('button').first().click();
    await book(page).click();
    await expect(booked(page)).toContainText('Catherine Osei');
  });
});

test('closing loses nothing, and a client finds their name and address', { tag: '@long' }, async ({
  page,
}) => {
  await startSession(page);
  await openScheduler(page);
  await expect(page.getByLabel('Name')).toHaveValue('Layla Al Mansoori');
  await expect(page.getByLabel('E-mail')).toHaveValue(demo.email);
  await expectAccessible(page);
  await page.getByLabel('Message').fill('Two dogs and a boat.');
  await page.keyboard.press('Escape');
  await expect(scheduler(page)).toBeHidden();
  await opener(page).click();
  await expect(page.getByLabel('Message')).toHaveValue('Two dogs and a boat.');
});

test('where nobody is free this month, one press leads to the next free hour', {
  tag: '@long',
}, async ({ page, house }) => {
  await house.query(
    `insert into app.adviser_absences (id, adviser, starts_at, ends_at, reason)
     values (gen_random_uuid(), 'tariq-bin-saif', now() - interval '1 day',
       date_trunc('month', now()) + interval '2 months', 'Away')`,
  );
  await page.goto('/business');
  await page
    .getByRole('link', { name: /consultation/i })
    .first()
    .click();
  await expect(scheduler(page)).toContainText('No free hour this month.');
  await page.getByRole('button', { name: /^Next free: / }).click();
  await expect(hours(page).first()).toBeChecked();
  await house.query(`delete from app.adviser_absences`);
});

test('a home is seen with its agent, at the home', { tag: '@long' }, async ({ page }) => {
  await page.goto('/real-estate');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/real-estate\/homes\//);
  await page
    .getByRole('link', { name: /viewing/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Arrange a viewing' });
  await expect(hours(page).first()).toBeAttached();
  await expect(dialog.getByRole('radio', { name: /Leila Haddad/ })).toBeChecked();
  await chooseHour(page);
  const email = freshAddress();
  await fill(page, email);
  await book(page).click();
  await expect(booked(page)).toContainText('Palm Jumeirah');
  const mail = await mailTo(page, email, 'appointment-booked');
  expect(mail.textBody).toContain('Palm Jumeirah');
});

test('a link that was cut in two is explained', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/appointment?token=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
});

test.describe('on a phone in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai', viewport: { width: 390, height: 844 } });

  test('in Arabic everything is Arabic and fits, and a clock that agrees is told once', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/ar');
    await page.getByRole('link', { name: 'احجز استشارة' }).click();
    const dialog = page.getByRole('dialog', { name: 'احجز موعد استشارة' });
    const free = dialog.getByRole('radiogroup', { name: 'الساعة' }).getByRole('radio');
    await free.last().check({ force: true });
    await expect(dialog).toContainText('بتوقيت دبي، وهو توقيتك');
    await dialog.getByLabel('الاسم').fill('ليلى المنصوري');
    await dialog.getByLabel('البريد الإلكتروني').fill(freshAddress());
    await expectAccessible(page);
    const beyond = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'احجز هذه الساعة' }).click();
    await expect(page.getByRole('dialog', { name: 'حُجز موعدك' })).toContainText('عبر الهاتف');
    await expectAccessible(page);
  });
});
