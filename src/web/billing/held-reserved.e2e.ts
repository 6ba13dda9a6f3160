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
    tag: '