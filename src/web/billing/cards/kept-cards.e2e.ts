import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, test } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse });

const coast = 'seventeen-minute-coast-tour';

test('a card says what it pays before it is kept, once it is, and before it goes', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  await client.book({ offering: coast, day: dayIn(45), time: '12:00' });
  await page.goto('/profile/payments');
  const cards = page.locator('#cards');
  const pays =
    /The coast in seventeen minutes \(.*\), \$[\d,.]+ due now, charged on \d+ \w+; The coast .* on \d+ \w+\./;
  await expect(cards).toContainText('for what its terms keep if you cancel late');
  await expect(cards).toContainText(
    new RegExp(`Once it is kept it pays by itself: ${pays.source}`),
  );

  await cards.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('is reserved on it first');
  await expect(dialog).toContainText(new RegExp(`pays by itself: ${pays.source}`));
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = (await client.send('POST', '/billing/sandbox/tokens', card)) as {
    token: string;
  };
  await client.send('POST', '/billing/methods', { kind: 'token', token });
  await page.reload();
  await expect(cards).toContainText(new RegExp(`It pays by itself: ${pays.source}`));
  // Once on the page, where the cards are.
  await expect(cards).toContainText('A kept card is charged by itself');
  await expect(page.getByText('A kept card is charged by itself')).toHaveCount(1);

  await cards.getByRole('button', { name: 'Remove: Visa ending 4242' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Visa ending 4242?' });
  await expect(question).toContainText(new RegExp(`It would have paid: ${pays.source}`));
  await expect(question).toContainText('you pay it yourself, from its invoice');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(cards).toContainText('No card yet');
});
