import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, test } from '../../../e2e/fixture.ts';

// A refusal is an answer of the server, which the browser writes down as an error.
test.use({ settings: openHouse, timezoneId: 'Asia/Dubai', mayComplain: true });

const safari = 'heritage-land-rover-safari';

const said = {
  en: {
    at: '',
    goOn: 'Continue and ask',
    ask: 'Ask for this booking',
    declined: 'The card was declined, and nothing was charged. Try another card.',
    another: 'Use another card',
    title: 'Reserve',
    reserve: /^Reserve (AED|\$)/,
    pay: /^Pay/,
    only: 'It is only reserved: taken once your concierge has confirmed it, nothing before.',
    bank: /Do you confirm that Rihla reserves/,
    approve: 'Confirm',
    asked: 'Your concierge has it now',
    reserved: 'nothing besides what is reserved',
  },
  ar: {
    at: '/ar',
    goOn: 'تابع واطلب',
    ask: 'اطلب هذا الحجز',
    declined: 'رُفضت البطاقة ولم يُخصم شيء. جرّب بطاقة أخرى.',
    another: 'استخدام بطاقة أخرى',
    title: 'حجز المبلغ',
    reserve: /^حجز .*\d/,
    pay: /^سداد/,
    only: 'المبلغ مجمَّد على البطاقة ولم يُخصم: يُخصم بعد أن يؤكده الكونسيرج ولا شيء قبله.',
    bank: /هل تؤكد تجميد .* على بطاقتك لصالح دار «رحلة»؟/,
    approve: 'تأكيد',
    asked: 'حجزك الآن لدى الكونسيرج',
    reserved: 'لا شيء سوى المبلغ المحجوز',
  },
};

for (const lang of ['en', 'ar'] as const)
  test(`what waits for the house is reserved on another card, and is called that all the way (${lang})`, {
    tag: '@long',
  }, async ({ page }) => {
    const words = said[lang];
    const client = await newClient(page);
    for (const number of ['4000000000000002', '4000000000003220']) {
      const card = { number, expMonth: 12, expYear: 2031, cvc: '123' };
      // The contract says what each endpoint answers.
      const made = await client.send('POST', '/billing/sandbox/tokens', card);
      const { token } = made as { token: string };
      await client.send('POST', '/billing/methods', { kind: 'token', token });
    }
    const day = dayIn(lang === 'en' ? 46 : 47);
    const { id } = await client.hold({ offering: safari, day, time: '15:00' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${words.at}/dashboard/bookings/${id}`);
    await page.getByRole('link', { name: words.goOn }).click();
    const sheet = page.getByRole('dialog').first();
    await sheet.getByRole('button', { name: words.ask }).click();
    await expect(sheet.getByRole('alert')).toContainText(words.declined);
    await sheet.getByRole('button', { name: words.another }).click();
    const dialog = page.getByRole('dialog', { name: words.title, exact: true });
    await expect(dialog).toContainText(words.only);
    await expect(dialog.getByRole('button', { name: words.pay })).toHaveCount(0);
    await dialog.getByRole('radio', { name: /3220/ }).click();
    await dialog.getByRole('button', { name: words.reserve }).click();

    await expect(page.getByText(words.bank)).toBeVisible();
    await expect(page.getByText(words.only)).toBeVisible();
    await page.getByRole('button', { name: words.approve, exact: true }).click();

    // Its bank has said yes to what is reserved: the house asks the concierge by itself.
    await expect(page.getByRole('heading', { name: words.asked })).toBeVisible();
    await expect(page.getByText(words.reserved)).toBeVisible();
  });
