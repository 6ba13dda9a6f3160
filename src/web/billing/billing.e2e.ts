import { readFile } from 'node:fs/promises';
import { startSession } from '../../../e2e/accounts.ts';
import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { noor } from '../../../e2e/desk.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';

test.use({ settings: openHouse });

/** AED 320, due in full with the confirmation. */
const duel = { offering: 'formula-simulator-duel', day: dayIn(40), time: '20:00' };

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const table = (page: Page) => page.getByRole('table', { name: /^Invoices and credit notes/ });
const sheet = (page: Page) => page.getByRole('dialog');

/** Fills a card of the sandbox in, as the screen lists it. */
async function takeCard(page: Page, ending: string) {
  const listed = sheet(page).getByRole('button', { name: new RegExp(`${ending} `) });
  if (!(await listed.isVisible())) await sheet(page).getByText('Test cards').click();
  await listed.click();
  await expect(sheet(page).getByLabel('Card number')).toHaveValue(new RegExp(`${ending}$`));
}

const pay = (page: Page, sum: string) =>
  sheet(page)
    .getByRole('button', { name: `Pay ${sum}` })
    .click();

test.describe('a card that is declined', () => {
  // The browser reports a refusal as well as the screen.
  test.use({ mayComplain: true });

  test('an invoice is paid: a declined card is told in a sentence, the next asks the bank and pays once', async ({
    page,
  }) => {
    const client = await newClient(page);
    await client.book(duel);
    // The same words on the dashboard and on the page.
    await page.goto('/dashboard');
    await expect(panel(page, 'To pay')).toContainText('Due nowAED\u00a0320');
    await page.getByRole('link', { name: 'Invoices and payments' }).click();
    await expect(panel(page, 'To pay')).toContainText('AED\u00a0320Due now');
    await expect(table(page)).toContainText('Due today');
    await panel(page, 'To pay').getByRole('button', { name: 'Pay now' }).click();
    await expect(page).toHaveURL(/\?pay=/);

    await pay(page, 'AED\u00a0320');
    await expect(sheet(page)).toContainText('Enter the number on the front of the card.');
    await expect(sheet(page).getByLabel('Security code')).toHaveAttribute('aria-invalid', 'true');
    await takeCard(page, '0002');
    await pay(page, 'AED\u00a0320');
    await expect(sheet(page).getByRole('alert')).toContainText('Your bank declined the card.');
    await expectAccessible(page);

    await takeCard(page, '3220');
    const keep = sheet(page).getByRole('checkbox', { name: /^Keep this card for later/ });
    await expect(keep).not.toBeChecked();
    await expect(sheet(page)).toContainText('A kept card is charged by itself');
    await keep.check();
    await pay(page, 'AED\u00a0320');
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/profile\/invoices\?payment=/);
    await expect(page.getByText('Paid, thank you')).toBeVisible();
    await expect(panel(page, 'To pay')).toContainText('Nothing is due');
    await expect(table(page).getByText('Paid', { exact: true })).toBeVisible();
    await expect(panel(page, 'How you pay')).toContainText('Visa ending 3220');
    await expect(panel(page, 'Spending by month')).toContainText('AED\u00a0320');

    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      table(page)
        .getByRole('button', { name: /^PDF of RH-/ })
        .click(),
    ]);
    expect((await readFile(await paper.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
    await page.goto('/profile/payments');
    const payments = page.getByRole('table', { name: /^Payments/ }).getByRole('row');
    await expect(payments).toHaveCount(2);
    await expect(payments.last()).toContainText('Visa 3220');
    await expect(payments.last().getByRole('button', { name: /^Receipt/ })).toBeVisible();
  });
});

test.describe('an invoice that is not theirs, or nobody’s', () => {
  test.use({ mayComplain: true });

  test('says that there is no such invoice, to read or to pay, and leads back to the list', async ({
    page,
    browser,
    house,
  }) => {
    const theirs = await browser.newPage({ baseURL: house.url });
    const other = await newClient(theirs);
    await other.book(duel);
    const listed = (await other.send('GET', '/billing/invoices')) as { items: { id: string }[] };
    await theirs.close();
    await newClient(page);
    const foreign = listed.items[0]?.id ?? '';
    for (const asked of [`invoice=${foreign}`, `pay=${foreign}`, 'invoice=cut-off']) {
      await page.goto(`/profile/invoices?${asked}`);
      await expect(sheet(page)).toContainText('There is no such invoice');
      await expect(sheet(page)).not.toContainText(/Reading|Try again/i);
      await sheet(page).getByRole('button', { name: 'All invoices' }).click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/profile\/invoices$/);
    }
    await page.goto(`/ar/profile/invoices?invoice=${foreign}`);
    await expect(page.getByRole('dialog', { name: 'لا توجد فاتورة كهذه' })).toContainText(
      'كل الفواتير',
    );
    await expectAccessible(page);
  });
});

test('a plan is begun, changed with the difference shown, ended at the period’s end and kept after all', async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/profile/invoices?plan=essential');
  const membership = panel(page, 'Membership');
  await expect(membership).toContainText('Essential is ready to begin');
  await membership.getByRole('button', { name: 'Begin Essential' }).click();
  await expect(sheet(page)).toContainText(/To pay by \d+ \w+\$2,500/);
  await expect(sheet(page)).toContainText(/It renews by itself on .+ for \$2,500, and every month/);
  await expect(sheet(page)).toContainText('press “End membership”');
  await sheet(page).getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(sheet(page)).toContainText('How would you like to pay?');
  await takeCard(page, '4242');
  // Without a kept card the change would ask for one.
  await sheet(page)
    .getByRole('checkbox', { name: /^Keep this card for later/ })
    .check();
  await pay(page, '$2,500');
  await expect(page.getByText('Paid, thank you')).toBeVisible();
  await expect(membership.getByRole('heading', { name: 'Essential' })).toBeVisible();
  await expect(membership).toContainText('Renews');
  // Its button stands right under the words.
  await expect(membership).toContainText(
    'press “End membership” below on any day; no notice is needed',
  );

  await membership.getByRole('button', { name: 'Change plan' }).click();
  await sheet(page).getByRole('button', { name: 'Change to Premium' }).click();
  await expect(sheet(page)).toContainText(/To pay now\$5,000/);
  await expect(sheet(page)).toContainText('VAT 5 %, within the total');
  const [, until = ''] =
    /With the change its minimum term runs until (.+?); until then it renews for \$15,000 \(2 × \$7,500, .+\) at this price\./.exec(
      (await sheet(page).textContent()) ?? '',
    ) ?? [];
  await sheet(page).getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('You now have Premium')).toBeVisible();
  await expect(membership.getByRole('heading', { name: 'Premium' })).toBeVisible();
  await expect(membership).toContainText(`Minimum termUntil ${until}`);

  // What the minimum term still costs stands there before the press and after it.
  const due = 'Still to pay until then: $15,000 (2 × $7,500, the last on ';
  await expect(membership).toContainText(`Stopped today, its last day is ${until}. ${due}`);
  await membership.getByRole('button', { name: 'End membership' }).click();
  await expect(sheet(page)).toContainText(`Its last day is ${until}, that of its minimum term.`);
  await expect(sheet(page).getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expect(sheet(page)).toContainText(due);
  await sheet(page).getByRole('button', { name: 'End it then' }).click();
  await expect(membership).toContainText(`Its last day is ${until}. ${due}`);
  await expect(membership).toBeFocused();
  await membership.getByRole('button', { name: 'Keep it' }).click();
  await expect(membership).not.toContainText(`Its last day is ${until}`);

  // A cheaper one is planned, survives the end that is asked for, and is there again for who keeps it.
  await membership.getByRole('button', { name: 'Change plan' }).click();
  await sheet(page).getByRole('button', { name: 'Change to Essential' }).click();
  await sheet(page).getByRole('button', { name: 'Change', exact: true }).click();
  const planned = /It becomes Essential on .+ \d{4}, for \$2,500 a month/;
  await expect(membership).toContainText(planned);
  await membership.getByRole('button', { name: 'End membership' }).click();
  await expect(sheet(page)).toContainText(planned);
  await expect(sheet(page)).toContainText('Still to pay until then: $5,000 (2 × $2,500');
  await sheet(page).getByRole('button', { name: 'End it then' }).click();
  await expect(membership).toContainText(
    `Its last day is ${until}. Still to pay until then: $5,000`,
  );
  await membership.getByRole('button', { name: 'Keep it' }).click();
  await expect(membership).toContainText(planned);
  await membership.getByRole('button', { name: 'Stay as it is' }).click();
  await expect(membership).toContainText(/It renews by itself on .+ for \$7,500/);
  await expect(membership.getByRole('button', { name: 'End membership' })).toBeVisible();
});

test('the desk records a transfer, and the client sees it settled without asking', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  const client = await newClient(page, 'Salma Transfer');
  const { reference } = await client.book(duel);
  await page.goto('/profile/invoices');
  await panel(page, 'To pay').getByRole('button', { name: 'By transfer' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Copy the Reference' })).toBeVisible();
  const { items } = (await client.send('GET', '/billing/invoices')) as {
    items: { number: string }[];
  };
  const number = items[0]?.number ?? '';
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You pay AED\u00a0320 by transfer')).toBeVisible();
  await expect(table(page)).toContainText('Due today');

  const room = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 1440, height: 1000 },
  });
  const desk = await room.newPage();
  await startSession(desk, noor);
  await desk.goto('/desk?part=invoices');
  await desk.getByRole('searchbox', { name: 'Search' }).fill(number);
  await desk.getByRole('button', { name: number }).click();
  await sheet(desk).getByRole('button', { name: 'Record a transfer' }).click();
  const form = desk.getByRole('dialog', { name: 'A transfer has arrived' });
  await form.getByLabel('Amount').fill('320.001');
  await form.getByRole('button', { name: 'Record it' }).click();
  await expect(form).toContainText('Enter an amount like 1,250.00.');
  await form.getByLabel('Amount').fill('320');
  await form.getByLabel('What stood on it').fill(`RIHLA ${reference}`);
  await form.getByRole('button', { name: 'Record it' }).click();
  await expect(desk.getByText('AED\u00a0320 is recorded')).toBeVisible();
  await expect(sheet(desk)).toContainText('Bank transfer');
  await expectAccessible(desk);

  await expect(table(page)).toContainText('Paid');
  await expect(panel(page, 'To pay')).toContainText('Nothing is due');

  await sheet(desk).getByRole('button', { name: 'Refund' }).click();
  const back = desk.getByRole('dialog', { name: 'Send money back' });
  await back.getByLabel('Amount').fill('20');
  await back.getByLabel('Why').fill('The second seat stayed empty.');
  await back.getByRole('button', { name: 'Send it back' }).click();
  await expect(desk.getByText('AED\u00a020 goes back', { exact: true })).toBeVisible();
  await expect(table(page).getByText('Credit note', { exact: true })).toBeVisible();
  await room.close();
});
