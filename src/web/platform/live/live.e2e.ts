import { readFile } from 'node:fs/promises';
import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, type House, type Page, test } from '../../../../e2e/fixture.ts';

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

/** A client looks at a booking of theirs; `reads` says how often the screen has asked for it. */
async function openBooking(page: Page) {
  const client = await newClient(page);
  const wish = { offering: 'formula-simulator-duel', day: dayIn(60), time: '20:00' };
  const { id } = await client.book(wish);
  let reads = 0;
  const joined = joinedRoom(page).then(() => reads);
  page.on('request', (request) => {
    if (request.url().includes(`/rest/v1/bookings/${id}?`)) reads += 1;
  });
  await page.goto(`/dashboard/bookings/${id}`);
  const status = page.getByRole('main').locator('header');
  await expect(status).toContainText('Confirmed');
  // It is read once it listens, whether it was read before or not: what happened before was not told.
  const readBefore = await joined;
  await expect.poll(() => reads).toBeGreaterThan(readBefore);
  await page.waitForLoadState('networkidle');
  return { id, status, reads: () => reads };
}

const complete = (house: House, id: string) =>
  house.query(`update app.bookings set place = 'completed', version = version + 1 where id = $1`, [
    id,
  ]);

test('what changes elsewhere shows on the open screen, without a reload', async ({
  page,
  house,
}) => {
  const { id, status, reads } = await openBooking(page);
  const readSoFar = reads();
  await complete(house, id);
  await expect(status).toContainText('Confirmed');
  expect(reads()).toBe(readSoFar);
  const tell = `
    select pg_notify('live', json_build_object('kind', 'json', 'room',
      'private:client:' || client_id, 'event', 'booking', 'payload', json_build_object('id', id))::text)
    from app.bookings where id = $1`;
  await house.query(tell, [id]);
  await expect(status).not.toContainText('Confirmed');
});

test('after the house was deaf for a moment the screen reads everything anew', {
  tag: '@long',
}, async ({ page, house }) => {
  const { id, status } = await openBooking(page);
  await complete(house, id);
  await house.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%'`,
  );
  await expect(status).not.toContainText('Confirmed');
});

/** Signs one of the house in and stands in a room, through the very chunk the screens load. */
async function lookInto(page: Page, email: string, topic: string): Promise<string> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: 'rihla-demo-2026' },
  });
  const session = await answer.json();
  await page.addInitScript(
    (kept) => localStorage.setItem('rihla-auth', kept),
    JSON.stringify(session),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  const manifest = JSON.parse(await readFile('dist/web-manifest.json', 'utf8'));
  const chunk = `/${manifest['platform/live/rooms.ts'].file}`;
  await page.evaluate(
    async ([address, room]) => {
      const { enterRoom } = await import(address ?? '');
      const shown = document.body.appendChild(document.createElement('output'));
      shown.id = 'looking';
      const looking = (people: { name: string }[]) => {
        shown.textContent = people
          .map(({ name }) => name)
          .sort()
          .join(' and ');
      };
      const leave = enterRoom(room, { looking });
      addEventListener('leave-room', leave);
    },
    [chunk, topic],
  );
  return session.user.user_metadata.full_name;
}

test('colleagues see who else is looking, until they look away', { tag: '@long' }, async ({
  page,
  browser,
  house,
}) => {
  const other = await (await browser.newContext({ baseURL: house.url })).newPage();
  const [noor, sami] = [
    await lookInto(page, 'noor@rihla.example', 'desk'),
    await lookInto(other, 'sami@rihla.example', 'desk'),
  ];
  const both = [noor, sami].sort().join(' and ');
  await expect(page.locator('#looking')).toHaveText(both);
  await expect(other.locator('#looking')).toHaveText(both);
  await other.evaluate(() => dispatchEvent(new Event('leave-room')));
  await expect(page.locator('#looking')).toHaveText(noor);
  await other.context().close();
});

test('a visitor of the public pages opens no live connection', { tag: '@long' }, async ({
  page,
}) => {
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  await page.goto('/');
  await page.goto('/bookings');
  expect(sockets).toBe(0);
});
