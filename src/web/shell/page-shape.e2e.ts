import { startSession } from '../../../e2e/accounts.ts';
import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { noor } from '../../../e2e/desk.ts';
import { expect, type Page, test } from '../../../e2e/fixture.ts';

test.use({ settings: [openHouse, { scope: 'worker' }] });

const outlines = {
  '/dashboard/bookings': 'list',
  '/dashboard/requests': 'list',
  '/bookings/itinerary': 'days',
  '/profile': 'cards',
  '/profile/info': 'form',
  '/profile/family': 'people',
  '/profile/documents': 'panels',
  '/profile/invoices': 'panels',
  '/profile/payments': 'panels',
  '/profile/settings': 'parts',
  '/profile/security': 'groups',
  '/appointment': 'answer',
  '/mandate': 'answer',
  '/consultation/withdraw': 'answer',
  '/stay': 'answer',
  '/unsubscribe': 'answer',
  '/desk': 'desk',
};

test('the server answers with the shape of each page', async ({ page }) => {
  for (const [path, outline] of Object.entries(outlines))
    for (const language of ['', '/ar']) {
      const document = await (await page.request.get(language + path)).text();
      expect(document.includes(`data-shape="${outline}"`), language + path).toBe(true);
    }
});

/** Whatever is read waits until it is let in. */
async function withApiHeld(page: Page) {
  const gate = Promise.withResolvers<void>();
  await page.route('**/rest/v1/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** How far what was there already moved when the rest came. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((seen) => {
          const moves = seen
            .getEntries()
            .map((entry) => ('value' in entry ? Number(entry.value) : 0));
          resolve(moves.reduce((sum, move) => sum + move, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** A sun that rises over words for as long as it takes: nothing that is read late shows it any more. */
const loader = (page: Page) => page.locator('main [role=status] svg');

for (const width of [1440, 390])
  test(`what is read late is waited for in its shape, and nothing moves when it comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const client = await newClient(page);
    await client.book({
      offering: 'noor-50-sunset-cruise',
      day: dayIn(width === 390 ? 21 : 20),
      time: '16:30',
    });
    const { id } = (await client.send('POST', '/matters', {
      form: { kind: 'custom', title: 'A quiet dinner', notes: 'Twelve of us.' },
      zone: 'Asia/Dubai',
    })) as { id: string };
    const waited = {
      '/bookings/itinerary': 'days',
      [`/dashboard/requests/${id}`]: 'matter',
    };
    for (const [path, outline] of Object.entries(waited)) {
      const letIn = await withApiHeld(page);
      await page.goto(path);
      const shape = page.locator(`[data-shape=${outline}]`);
      await expect(shape).toBeVisible();
      await expect(shape).toHaveAttribute('aria-busy', 'true');
      await expect(loader(page)).toHaveCount(0);
      letIn();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shape).toHaveCount(0);
      expect(await shift(page)).toBeLessThan(0.02);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('the desk is waited for in its columns', async ({ page }) => {
  await startSession(page, noor);
  const letIn = await withApiHeld(page);
  await page.goto('/desk');
  await expect(page.locator('[data-shape=desk]')).toBeVisible();
  await expect(loader(page)).toHaveCount(0);
  letIn();
  await expect(page.getByRole('region', { name: 'Queue' })).toBeVisible();
  await expect(page.locator('[data-shape]')).toHaveCount(0);
});
