import { startSession } from '../../../../e2e/accounts.ts';
import { newClient, openHouse } from '../../../../e2e/clients.ts';
import { noor } from '../../../../e2e/desk.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1000 } });

async function deskOpens(page: Page, path = '/desk?part=conversations') {
  await startSession(page, noor);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const asks = (page: Page, name: string) =>
  page.request.post('/rest/v1/expert-conversations', {
    data: { zone: 'Asia/Dubai', name, email: 'vera-waits@example.com', said: [] },
  });

test('the title and the bell count who waits, live; the sound is off until a colleague wants it', async ({
  page,
}) => {
  await deskOpens(page);
  await expect(page.getByText('Live, all caught up')).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(\d/);
  expect((await asks(page, 'Vera Waits')).ok()).toBe(true);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByRole('status').filter({ hasText: 'One waits' })).toBeVisible();
  const bell = page.getByRole('button', { name: 'Ring when somebody waits' });
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  await bell.click();
  await page.reload();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.getByRole('link', { name: 'Vera Waits' }).click();
  const pane = page.getByRole('region', { name: 'Conversation', exact: true });
  await expect(pane).toContainText('No plan');
  await expect(pane).toContainText(/Promised by /);
  await pane.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(page).not.toHaveTitle(/^\(\d/);
});

test('on a phone the bar says who waits and nothing of it lies beside the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await asks(page, 'Vera Waits')).ok()).toBe(true);
  for (const path of ['/desk', '/ar/desk']) {
    await deskOpens(page, path);
    await expect(
      page.getByRole('status').filter({ hasText: /One waits|واحد ينتظر/ }),
    ).toBeVisible();
    const beside = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beside), path).toBe(0);
  }
});

test('an emergency of the chat stands on top at the desk, is taken and is done', async ({
  page,
  house,
}) => {
  await house.query(`
    insert into app.follow_ups
      (id, kind, priority, speaker, language, name, facts, created_at, last_at, due_at)
    values (gen_random_uuid(), 'emergency', 'now', 'a test', 'en', 'Vera Calls', 'He is not breathing',
      now() - interval '9 minutes', now(), now() - interval '4 minutes')`);
  await deskOpens(page);
  const rows = page.getByRole('list', { name: 'To see to now' });
  await expect(rows).toContainText('Emergency');
  await expect(rows).toContainText('Overdue');
  await expect(rows).toContainText('He is not breathing');
  await expectAccessible(page);
  await rows.getByRole('button', { name: 'Take' }).click();
  await expect(rows).toContainText('With Noor Haddad');
  await rows.getByRole('button', { name: 'Done' }).click();
  await expect(rows).toHaveCount(0);
});

test('a client reads what their plan promises, and is helped by the assistant while they wait', async ({
  page,
  house,
}) => {
  const { email } = await newClient(page, 'Philippa Quillon');
  await house.query(
    `update app.clients set plan = 'premium'
     where id = (select id from auth.users where email = $1)`,
    [email],
  );
  await page.goto('/chat?with=travel-concierge');
  const panel = page.getByRole('region', { name: 'A person of the house' });
  await expect(panel).toContainText('Your plan promises a person within 30 minutes.');
  await page.getByRole('button', { name: 'Connect with Expert' }).click();
  await expect(panel).toContainText(/Promised by \d\d:\d\d at the latest/);
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill('When is the weekend?');
  await field.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('the assistant, while you wait');
  await expect(log.getByText('When is the weekend?')).toHaveCount(1);
  await expectAccessible(page);
});
