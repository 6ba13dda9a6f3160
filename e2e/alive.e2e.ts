import { expect, test } from './fixture.ts';

/** Lists of cards, most of which sleep until they come near; their filters live in the address. */
const lists = [
  { path: '/bookings', tag: [] },
  { path: '/ar/real-estate/villas', tag: [] },
  { path: '/schooling/british', tag: '@long' },
  { path: '/vip/restaurants', tag: '@long' },
];

for (const { path, tag } of lists)
  test(`${path} comes alive on what the server drew, and draws none of it again`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const one of document.querySelectorAll('main *')) Object.assign(one, { sent: true });
      });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const cards = page.locator('main article');
    expect(await cards.count()).toBeGreaterThan(3);
    const drawnAgain = cards.evaluateAll(
      (all) => all.filter((card) => !Object.hasOwn(card, 'sent')).length,
    );
    expect(await drawnAgain).toBe(0);
  });
