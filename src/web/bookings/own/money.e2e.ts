import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, test } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse });

const card = { number: '4242424242424242', expMonth: 12, expYear: 2032, cvc: '123' };

const said = {
  en: {
    at: '',
    price: 'Price',
    open: 'Cancel booking',
    submit: 'Cancel booking',
    paid: 'Paidwith Visa ending 4242$',
    balance: 'Balance, by',
    kept: 'Kept by the house',
  },
  ar: {
    at: '/ar',
    price: 'السعر',
    open: 'إلغاء الحجز',
    submit: 'ألغِ الحجز',
    paid: 'المدفوعببطاقة Visa',
    balance: 'الباقي، في موعد أقصاه',
    kept: 'ما احتفظت به الدار',
  },
};

for (const lang of ['en', 'ar'] as const)
  test(`a deposit is said on the page, in the question and when it comes back (${lang})`, {
    tag: '@long',
  }, async ({ page }) => {
    const words = said[lang];
    const client = await newClient(page);
    // The contract says what each endpoint answers.
    const made = await client.send('POST', '/billing/sandbox/tokens', card);
    const { token } = made as { token: string };
    await client.send('POST', '/billing/methods', { kind: 'token', token });
    const day = dayIn(lang === 'en' ? 50 : 51);
    const yacht = { offering: 'noor-50-sunset-cruise', day, time: '16:30' };
    const { id, quote, sums } = await client.book(yacht);
    expect(sums.paid).toEqual(quote.due.first);
    if (lang === 'ar') await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${words.at}/dashboard/bookings/${id}`);
    const price = page.getByRole('region', { name: words.price });
    await expect(price).toContainText(words.balance);
    await expect(price).toContainText(words.paid);
    await page.getByRole('button', { name: words.open }).click();
    const dialog = page.getByRole('dialog');
    const figure = ({ amount }: { amount: number }) => (amount / 100).toLocaleString('en-US');
    await expect(dialog.getByRole('status')).toContainText(figure(quote.due.first));
    await expect(dialog.getByRole('status')).not.toContainText(figure(quote.total));
    await dialog.getByRole('button', { name: words.submit }).click();
    await expect(dialog).toBeHidden();
    await expect(price).toContainText(words.kept);
    await expect(price).toContainText(figure(quote.due.first));
  });

test('what is due now is paid from the panel that says so, with one button', async ({ page }) => {
  const client = await newClient(page);
  const yacht = { offering: 'noor-50-sunset-cruise', day: dayIn(52), time: '16:30' };
  const { id, sums } = await client.book(yacht);
  await page.goto(`/dashboard/bookings/${id}`);
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('Deposit, due now');
  const pays = price.getByRole('link', { name: /^Pay/ });
  await expect(pays).toHaveCount(1);
  await expect(pays).toHaveText(`Pay $${(sums.dueNow.amount / 100).toLocaleString('en-US')} Now`);
  await pays.click();
  await expect(page.getByRole('dialog')).toContainText(
    `Deposit, due now: $${(sums.dueNow.amount / 100).toLocaleString('en-US')}`,
  );
});
