/** Going through a page without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

const most = 80;

/** Tab after Tab until it has the focus; fails where it cannot be reached so. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
