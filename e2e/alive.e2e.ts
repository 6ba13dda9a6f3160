import { expect, test } from './fixture.ts';

/** Lists of cards, most of which sleep until they come near; their filters live in the address. */
const lists = ['/bookings', '/ar/real-estate/villas', '/schooling/british', '/vip/restaurants'];

for (const path of lists)
  test(`${path} comes alive on what the server drew, and draws none of it again`, async ({
    page,
  }) => {
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
