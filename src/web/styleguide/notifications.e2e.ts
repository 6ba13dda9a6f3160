import { expect, type Page, test } from '../../../e2e/fixture.ts';

/** Time stands still from here on and moves only as far as a test moves it; styles know no such clock. */
async function openWithStoppedClock(page: Page, path = '/styleguide') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

const notifications = (page: Page) => page.getByRole('region', { name: /Alt\+T/ });
const notification = (page: Page) => notifications(page).getByRole('listitem');

async function show(page: Page, kind = 'Success') {
  await page.getByRole('button', { name: kind, exact: true }).click();
  await page.clock.runFor(1);
}

test('a notification goes after four seconds and takes 200 ms to leave', async ({ page }) => {
  await openWithStoppedClock(page);
  await show(page);
  await expect(notification(page)).toContainText('Your manager will confirm the hour.');
  await page.clock.runFor(3980);
  await expect(notification(page)).toHaveAttribute('data-removed', 'false');
  await page.clock.runFor(40);
  await expect(notification(page)).toHaveAttribute('data-removed', 'true');
  await page.clock.runFor(150);
  await expect(notification(page)).toHaveCount(1);
  await page.clock.runFor(60);
  await expect(notification(page)).toHaveCount(0);
});

test('three notifications are visible at a time, above the chat button', async ({ page }) => {
  await openWithStoppedClock(page);
  for (const kind of ['Success', 'Info', 'Warning', 'Error']) await show(page, kind);
  await page.clock.runFor(500);
  const visible = notifications(page).locator('li[data-visible=true]');
  await expect(visible).toHaveCount(3);
  await expect(visible.first()).toContainText('An unexpected error occurred');
  const box = await visible.first().boundingBox();
  if (!box) throw new Error('The notification has no place on the page.');
  expect(Math.round(box.x + box.width)).toBe(1440 - 28);
  expect(Math.round(box.y + box.height)).toBe(900 - 104);
});

test('in Arabic notifications stand at the bottom right too', { tag: '@long' }, async ({
  page,
}) => {
  await openWithStoppedClock(page, '/ar/styleguide');
  await show(page);
  await page.clock.runFor(500);
  const box = await notification(page).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1440 - 28);
});

test('Alt+T takes the keyboard to the notifications, and they wait', { tag: '@long' }, async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await show(page);
  await show(page, 'Error');
  await page.keyboard.press('Alt+t');
  await expect(notifications(page).getByRole('list')).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(notification(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(notification(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.clock.runFor(250);
  await expect(notification(page)).toHaveCount(1);
});

test('a mouse swipes a notification away from the second pixel on', { tag: '@long' }, async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await show(page);
  await page.clock.runFor(500);
  const at = await middle(page);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (const shift of [1, 0, 1]) await page.mouse.move(at.x + shift, at.y);
  expect(await swiped(page)).toBe(0);
  await expect(async () => {
    for (const shift of [2, 3, 4]) await page.mouse.move(at.x + shift, at.y);
    expect(await swiped(page)).toBe(4);
  }).toPass();
  await page.mouse.move(at.x + 80, at.y);
  await page.mouse.up();
  await page.clock.runFor(250);
  await expect(notification(page)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger swipes a notification away from the tenth pixel on', { tag: '@long' }, async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await show(page);
    await page.clock.runFor(500);
    const { x, y } = await middle(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shift: number[]) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: shift.map((by) => ({ x: x + by, y })),
      });
    await touch('touchStart', 0);
    for (const shift of [3, 6, 9]) await touch('touchMove', shift);
    expect(await swiped(page)).toBe(0);
    await expect(async () => {
      for (const shift of [10, 12, 14]) await touch('touchMove', shift);
      expect(await swiped(page)).toBe(14);
    }).toPass();
    await touch('touchMove', 80);
    await touch('touchEnd');
    await page.clock.runFor(250);
    await expect(notification(page)).toHaveCount(0);
  });
});

async function middle(page: Page) {
  const box = await notification(page).boundingBox();
  if (!box) throw new Error('The notification has no place on the page.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

function swiped(page: Page): Promise<number> {
  return notification(page).evaluate((element) =>
    Number.parseFloat(element.style.getPropertyValue('--swipe-amount-x') || '0'),
  );
}

/** In steps: a tooltip lets the pointer wander a little before it believes that it has gone. */
async function leave(page: Page) {
  await page.mouse.move(5, 5, { steps: 4 });
}

test('a tooltip opens after 700 ms, the next one within 300 ms at once', async ({ page }) => {
  await openWithStoppedClock(page);
  const first = page.getByRole('button', { name: 'Rest on me' });
  const next = page.getByRole('button', { name: 'Then on me' });
  await first.hover();
  await page.clock.runFor(690);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('tooltip')).toHaveText('Opens after a moment');

  await leave(page);
  await page.clock.runFor(250);
  await next.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Opens at once');

  await leave(page);
  await page.clock.runFor(350);
  await first.hover();
  await page.clock.runFor(690);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the bar of a scroll area hides 600 ms after the pointer has left', { tag: '@long' }, async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const area = page.getByRole('region', { name: 'Papers' });
  const bar = page.locator('[data-orientation=vertical][data-state]');
  await area.hover();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(bar).toHaveAttribute('data-state', 'visible', { timeout: 100 });
  }).toPass();
  await leave(page);
  await page.clock.runFor(590);
  await expect(bar).toHaveAttribute('data-state', 'visible');
  await page.clock.runFor(20);
  await expect(bar.and(page.locator('[data-state=visible]'))).toHaveCount(0);
});
