import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { arrivalOfRefund, returningLine } from '#domain/money/letter-sums.ts';
import { sendingOf, sentBy } from '#domain/money/transit.ts';
import { wayBack, wayGone } from '#domain/money/words/back.ts';
import { money } from '#domain/money.ts';

test('what goes back by bank leaves within three days on which the house works', () => {
  // Tuesday; Thursday and Friday are followed by two days on which nobody works.
  assert.equal(sentBy('2026-11-17'), '2026-11-20');
  assert.equal(sentBy('2026-11-19'), '2026-11-24');
  assert.equal(sentBy('2026-11-20'), '2026-11-25');
  assert.equal(sentBy('2026-11-21'), '2026-11-25');
});

const languages = ['en', 'ar'] as const;
const sum = money(729_600, 'AED');
const share = { way: 'transfer', card: '', sum } as const;

test('a transfer back is promised by its day, said to be late after it, and told once it has left', () => {
  const asked = { way: 'transfer', gone: false, askedOn: '2026-11-17' } as const;
  const promised = { ...share, ...sendingOf(asked, '2026-11-20') };
  const late = { ...share, ...sendingOf(asked, '2026-11-21') };
  const left = { ...asked, gone: true, sentOn: '2026-11-18', reference: 'OUT-77' };
  const gone = { ...share, ...sendingOf(left, '2026-11-21') };
  const way = { ways: ['transfer' as const], cards: [] };
  const words = {
    en: {
      label: 'To be sent to you',
      promised: 'by bank transfer to the account it came from; we send it by 20 November',
      late: /it should have left by 20 November/,
      gone: 'by bank transfer on 18 November, reference OUT-77',
    },
    ar: {
      label: 'سنرسله إليك',
      promised: 'بتحويل مصرفي إلى الحساب الذي جاء منه، ونرسله في موعد أقصاه 20 نوفمبر',
      late: /كان موعد إرساله 20 نوفمبر/,
      gone: 'بتحويل مصرفي في 18 نوفمبر، مرجعه \u2068OUT-77\u2069',
    },
  };
  for (const language of languages) {
    const says = words[language];
    assert.deepEqual(returningLine(sum, { ...way, shares: [promised] }, language), {
      id: 'toSend',
      label: says.label,
      sum,
      note: says.promised,
    });
    // A letter keeps the day alone.
    assert.equal(wayBack({ ...way, by: '2026-11-20' }, language), says.promised);
    assert.match(wayBack(way, language, [late]), says.late);
    assert.equal(wayGone({ ...way, shares: [gone] }, language), says.gone);
  }
});

test('what left for a card names its day, and by when the bank shows it until that has passed', () => {
  const left = { way: 'card', gone: true, askedOn: '2026-10-28', sentOn: '2026-10-28' } as const;
  const way = { ways: ['card' as const], cards: ['visa 4242'] };
  const said = (today: string, language: 'en' | 'ar') =>
    arrivalOfRefund(
      { ...way, shares: [{ way: 'card', card: 'visa 4242', sum, ...sendingOf(left, today) }] },
      language,
    );
  assert.equal(
    said('2026-11-11', 'en'),
    'to Visa ending 4242 on 28 October; the bank shows it by 11 November',
  );
  assert.equal(said('2026-11-12', 'en'), 'to Visa ending 4242 on 28 October');
  assert.equal(
    said('2026-11-11', 'ar'),
    'إلى بطاقة Visa المنتهية بالرقم 4242 في 28 أكتوبر؛ ويُظهره المصرف في موعد أقصاه 11 نوفمبر',
  );
  assert.equal(said('2026-11-12', 'ar'), 'إلى بطاقة Visa المنتهية بالرقم 4242 في 28 أكتوبر');
});

test('of what goes back by card and by bank each is said with its own time', () => {
  const card = { way: 'card', card: 'visa 4242', sum: money(30_000, 'USD') } as const;
  const bank = { ...share, sum: money(24_000, 'USD'), by: '2026-11-20' };
  const way = { ways: ['card' as const, 'transfer' as const], cards: ['visa 4242'] };
  assert.equal(
    wayBack(way, 'en', [card, bank]),
    '$300 to Visa ending 4242 within ten working days and $240 by bank transfer, which we send by 20 November',
  );
  assert.ok(wayBack(way, 'ar', [card, bank]).includes(dayInWords('2026-11-20', 'ar')));
  assert.match(
    wayBack(way, 'en', [card, { ...bank, by: undefined }]),
    /which we send within three working days$/,
  );
});
