/** The booking sheet as a guest works it: found by what it says. */
import { expect, type Page } from './fixture.ts';

export const sheet = (page: Page) => page.getByRole('dialog', { name: /^Book / });

const spoken = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Friday 20 November 2026`, as the sheet says it. */
export function sayDay(day: string): string {
  return spoken.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

export function dayButton(page: Page, day: string) {
  return sheet(page)
    .getByRole('gridcell')
    .getByRole('button', { name: new RegExp(`^${sayDay(day)}`) });
}

/** Turns to the month of a day and chooses it. */
export async function chooseDay(page: Page, day: string) {
  await turnTo(page, day);
  await dayButton(page, day).click();
}

export async function turnTo(page: Page, day: string) {
  const month = new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const name = month.format(new Date(`${day}T00:00:00Z`));
  const shown = sheet(page).getByRole('heading', { name });
  await expect(sheet(page).getByRole('grid')).toBeVisible();
  for (let turns = 0; turns < 13 && !(await shown.isVisible()); turns += 1)
    await sheet(page).getByRole('button', { name: 'Next month' }).click();
  await expect(dayButton(page, day)).toBeVisible();
}

export async function chooseHour(page: Page, time: string) {
  const hour = page.getByRole('radio', { name: new RegExp(`^${time}`) });
  // What a finger meets is the chip around it, once the page has come to rest.
  await sheet(page).locator('label').filter({ has: hour }).click();
  await expect(sheet(page).getByRole('radio', { name: new RegExp(`^${time}`) })).toBeChecked();
}

export const total = (page: Page) =>
  sheet(page).getByRole('complementary', { name: 'Your booking' });

export const button = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true });

export async function hold(page: Page) {
  await button(page, 'Hold this place').click();
  await expect(sheet(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
}

/** Writes a guest's age where the offering asks for it. */
export async function addAge(page: Page, name: string, age: string) {
  await button(page, `Change ${name}`).click();
  await sheet(page).getByLabel('Age', { exact: true }).fill(age);
  await button(page, 'Keep').click();
}
