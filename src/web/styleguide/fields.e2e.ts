import { choose, pickDay } from '../../../e2e/fields.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';

const day = (page: Page) => page.getByRole('textbox', { name: 'Arrival' });
const hour = (page: Page) => page.getByRole('combobox', { name: 'Landing at' });
const born = (page: Page) => page.getByRole('textbox', { name: 'Date of birth' });
const meal = (page: Page) => page.getByRole('combobox', { name: 'Dinner' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a school' });
const rows = (page: Page) => page.getByRole('option');

/** A Wednesday, so that what is written without a year or a month has one meaning. */
async function open(page: Page, path = '/styleguide') {
  await page.clock.setFixedTime('2026-11-18T08:00:00Z');
  await page.goto(path);
}

test('a day, an hour, a birthday and one of several are written or chosen', async ({ page }) => {
  await open(page);

  await test.step('a day is read however it is written', async () => {
    await day(page).fill('20 Nov');
    await day(page).blur();
    await expect(day(page)).toHaveValue('20 Nov 2026');
    await day(page).fill('٣/٤/٢٠٢٧');
    await day(page).blur();
    await expect(day(page)).toHaveValue('3 Apr 2027');
    await day(page).fill('soon');
    await day(page).blur();
    await expect(day(page)).toHaveAccessibleDescription('Write a day like 20 Nov 2026.');
    await day(page).fill('');
    await pickDay(day(page), /November 27/);
    await expect(day(page)).toHaveValue('27 Nov 2026');
  });

  await test.step('an hour too', async () => {
    await hour(page).fill('930');
    await hour(page).blur();
    await expect(hour(page)).toHaveValue('09:30');
    await choose(hour(page), '18:00');
    await expect(hour(page)).toHaveValue('18:00');
  });

  await test.step('a birthday is put together or written', async () => {
    await born(page).click();
    for (const [part, row] of [
      ['Day', '31'],
      ['Year', '1979'],
      ['Month', 'Feb'],
    ] as const)
      await page
        .getByRole('listbox', { name: part, exact: true })
        .getByRole('option', { name: row, exact: true })
        .click();
    await expect(born(page)).toHaveValue('28 Feb 1979');
    await born(page).fill('4/3/16');
    await page.keyboard.press('Escape');
    await born(page).blur();
    await expect(born(page)).toHaveValue('4 Mar 2016');
  });

  await test.step('one of several is chosen, and what was searched for is taken back', async () => {
    await choose(meal(page), 'Zuma');
    await expect(meal(page)).toHaveText('Zuma');
    await search(page).fill('horizon');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
  });
});

test('the keyboard alone fills them', async ({ page }) => {
  await open(page);

  await test.step('a list opens, walks past what is closed, and finds by letters', async () => {
    await meal(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(meal(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(meal(page)).toHaveText('Pierchic');
    await page.keyboard.type('al n');
    await page.keyboard.press('Tab');
    await expect(meal(page)).toHaveText('Al Nafoorah');
    await expect(search(page)).toBeFocused();
  });

  await test.step('Escape leaves what was chosen, and the page as it is', async () => {
    await meal(page).focus();
    await page.keyboard.press('End');
    await expect(rows(page).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(0);
    await expect(meal(page)).toHaveText('Al Nafoorah');
    await expect(meal(page)).toBeFocused();
  });

  await test.step('a calendar takes the focus and gives it back', async () => {
    await day(page).focus();
    await page.keyboard.press('ArrowDown');
    const panel = page.getByRole('dialog', { name: 'Arrival' });
    await expect(panel.getByRole('button', { name: /November 18/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(day(page)).toHaveValue('19 Nov 2026');
    await expect(day(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(day(page)).toBeFocused();
  });

  await test.step('the rows of hours follow what is written', async () => {
    await hour(page).fill('20');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(hour(page)).toHaveValue('20:30');
  });
});

test('Escape closes a list in a sheet, and the sheet stays', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mirsal 70, half day' });
  await sheet.getByRole('combobox', { name: 'Area' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(0);
  await choose(sheet.getByRole('combobox', { name: 'Area' }), 'Dubai Marina');
  await expect(sheet).toBeVisible();
});

test.describe('with a finger, in Arabic, at night', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('each opens a sheet with rows for a finger, and no keyboard over it', async ({ page }) => {
    await useTheme(page, 'dark');
    await open(page, '/ar/styleguide');

    await test.step('a list', async () => {
      await meal(page).tap();
      const row = rows(page).first();
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect((await row.boundingBox())?.width).toBe(390);
      await expectAccessible(page);
      await row.tap();
      await expect(meal(page)).toHaveText('Al Fanar');
    });

    await test.step('a day', async () => {
      await day(page).tap();
      await expect(day(page)).not.toBeFocused();
      await expectAccessible(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /20 نوفمبر/ })
        .tap();
      await expect(day(page)).toHaveValue('20 نوفمبر 2026');
    });

    await test.step('an hour, which can be typed instead', async () => {
      await hour(page).tap();
      await expect(hour(page)).not.toBeFocused();
      await page.getByRole('button', { name: 'اكتبه' }).tap();
      await expect(hour(page)).toBeFocused();
      await hour(page).fill('٩:١٥');
      await hour(page).blur();
      await expect(hour(page)).toHaveValue('09:15');
    });

    await test.step('a birthday', async () => {
      await born(page).tap();
      await expectAccessible(page);
      // Beside the sheet.
      await page.touchscreen.tap(195, 60);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});
