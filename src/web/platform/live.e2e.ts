import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, type Page, test } from '../../../e2e/fixture.ts';

test.use({ settings: openHouse });

/** Resolves when this tab has joined its client's room. */
function joinedRoom(page: Page): Promise<void> {
  return new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/"realtime:client:[^"]+","phx_reply",\{"status":"ok"/.test(String(payload))) resolve();
      }),
    ),
  );
}

test('what changes elsewhere shows on the open screen, without a reload', async ({
  page,
  house,
}) => {
  const client = await newClient(page);
  const wish = { offering: 'formula-simulator-duel', day: dayIn(60), time: '20:00' };
  const { id } = await client.book(wish);
  const joined = joinedRoom(page);
  await page.goto(`/dashboard/bookings/${id}`);
  const status = page.getByRole('main').locator('header');
  await expect(status).toContainText('Confirmed');
  await joined;
  await house.query(
    `update app.bookings set place = 'completed', version = version + 1 where id = $1`,
    [id],
  );
  const tell = `
    select pg_notify('live', json_build_object('kind', 'json', 'room',
      'private:client:' || client_id, 'event', 'booking', 'payload', json_build_object('id', id))::text)
    from app.bookings where id = $1`;
  await house.query(tell, [id]);
  await expect(status).not.toContainText('Confirmed');
});

test('a visitor of the public pages opens no live connection', async ({ page }) => {
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  await page.goto('/');
  await page.goto('/bookings');
  expect(sockets).toBe(0);
});
