/** A version after the first: what was agreed is changed with a reason, and stricter terms are asked about. */
import { startSession } from '../../../../e2e/accounts.ts';
import { newClient, openHouse } from '../../../../e2e/clients.ts';
import { noor as noorsAccount } from '../../../../e2e/desk.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';
import { concierge } from '../../../../e2e/house-staff.ts';
import type { Matter } from '../../../contract/matters/matters.ts';

test.use({ settings: openHouse });

const quoteOf = (page: Page) => page.getByRole('region', { name: 'Quote', exact: true });

/** Proposed at AED 2,300 without a fee; accepted where that is wanted. */
async function quoted(page: Page, accepted: boolean) {
  const client = await newClient(page, 'Philippa Quillon');
  const noor = await concierge(page);
  const form = { kind: 'custom', title: 'A falcon for the weekend', notes: 'With a falconer.' };
  const { id } = (await client.send('POST', '/matters', { form, zone: 'Asia/Dubai' })) as Matter;
  await noor.act(id, '/claim');
  await noor.propose(id, 230_000);
  const { quotes } = (await client.send('GET', `/matters/${id}`)) as Matter;
  const [quote] = quotes;
  const path = `/matters/${id}/quotes/${quote?.id}/accept`;
  if (accepted) await client.send('POST', path, { total: quote?.total });
  return id;
}

async function atDesk(page: Page, id: string) {
  await startSession(page, noorsAccount);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`/desk?matter=${id}`);
}

test('the desk changes what was agreed with a reason; the client reads what stands, and accepts', async ({
  page,
  browser,
  house,
}) => {
  const room = await browser.newContext({ baseURL: house.url });
  const theirs = await room.newPage();
  const id = await quoted(theirs, true);
  await atDesk(page, id);
  await expect(quoteOf(page)).toContainText('Version 1, accepted');
  await expect(quoteOf(page)).not.toContainText('Stands until');
  await page.getByRole('button', { name: 'Change the quote' }).click();
  await page.getByLabel('For one').first().fill('3,000.00');
  await quoteOf(page).getByRole('button', { name: 'Send version 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change what was agreed?' });
  await expect(dialog).toContainText('Version 1 stands as it is');
  await expect(dialog).toContainText(/AED.700 more than quote 1\./);
  await expectAccessible(page);
  // Without a word nothing goes out.
  await dialog.getByRole('button', { name: 'Send version 2' }).click();
  await expect(dialog.getByLabel('What the client asked for')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByLabel('What the client asked for').fill('Two falcons instead of one.');
  await dialog.getByRole('button', { name: 'Send version 2' }).click();
  await expect(quoteOf(page)).toContainText('Version 2, sent');
  await expect(page.getByRole('button', { name: 'Take the change back' })).toBeVisible();

  await theirs.goto(`/dashboard/requests/${id}`);
  const panel = theirs.getByRole('region', { name: 'Quote 2' });
  await expect(panel).toContainText('Until then quote 1 stands as it is.');
  await expect(panel).toContainText('Why it changes: Two falcons instead of one.');
  await expect(panel).toContainText(/Quote 1 stands until you acceptAED.2,300/);
  await panel.getByRole('button', { name: 'Decline', exact: true }).click();
  const declining = theirs.getByRole('dialog', { name: 'Decline this quote?' });
  await expect(declining).toContainText('Quote 1 then stands as it is.');
  await declining.getByRole('button', { name: 'Go back' }).click();
  await panel.getByRole('button', { name: 'Accept quote' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(panel).toContainText('Accepted');
  await expect(panel).not.toContainText('Open until');
  await room.close();
});

test('stricter terms of a newer version are asked about, and an empty form is not sent', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const room = await browser.newContext({ baseURL: house.url });
  const id = await quoted(await room.newPage(), false);
  await atDesk(page, id);
  await quoteOf(page)
    .getByRole('button', { name: /Write version 2/ })
    .click();
  // What was said with the version before belongs to it: the next one begins without a word.
  await expect(page.getByLabel('Words beside the figures')).toHaveValue('');
  await page.getByLabel('For one').first().fill('');
  await expect(quoteOf(page).getByRole('button', { name: 'Send version 2' })).toBeDisabled();
  await page.getByLabel('For one').first().fill('2,300.00');
  await page.getByLabel('Kept on withdrawal, %').fill('30');
  await quoteOf(page).getByRole('button', { name: 'Send version 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send it with stricter terms?' });
  await expect(dialog).toContainText('30 % is kept instead of 0 %');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await quoteOf(page).getByRole('button', { name: 'Send version 2' }).click();
  await dialog.getByRole('button', { name: 'Send version 2' }).click();
  await expect(quoteOf(page)).toContainText('Version 2, sent');
  await room.close();
});
