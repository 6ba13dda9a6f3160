/** Filling the house's own fields, as a hand does. */
import { expect, type Locator } from '@playwright/test';

/** A row of a list, by its words. */
export async function choose(field: Locator, row: string | RegExp) {
  await field.click();
  await openRows(field)
    .getByRole('option', { name: row, exact: typeof row === 'string' })
    .click();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

/** A row of a list, by its place: 0 is the first. */
export async function chooseAt(field: Locator, place: number) {
  await field.click();
  await openRows(field).getByRole('option').nth(place).click();
}

/** A day of the month that its calendar shows. */
export async function pickDay(field: Locator, day: string | RegExp) {
  await field.click();
  await besides(field).getByRole('dialog').getByRole('button', { name: day }).click();
}

const openRows = (field: Locator) => besides(field).getByRole('listbox');

/** A field and its panel lie in one box. */
const besides = (field: Locator) => field.locator('xpath=..');
