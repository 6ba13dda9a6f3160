import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayWritten, hourWritten } from '#web/ui/calendar/written-time.ts';

const today = '2026-11-18';
const read = (text: string, bounds: { min?: string; max?: string } = {}) =>
  dayWritten(text, { today, ...bounds });

test('a day is read however it is written', () => {
  const same = [
    '2026-11-20',
    '20/11/2026',
    '20.11.26',
    '20-11',
    '20 Nov',
    'Fri 20 Nov 2026',
    'Friday, 20th of November',
    'november 20, 2026',
    '20',
    '٢٠/١١/٢٠٢٦',
    '۲۰ نوفمبر',
    '20 نوفمبر 2026',
    'الجمعة، 20 نوفمبر',
  ];
  assert.deepEqual(
    same.map((text) => read(text)),
    same.map(() => '2026-11-20'),
  );
  assert.equal(read('٣ أبريل ٢٠٢٧'), '2027-04-03');
});

test('a day without a year is the next one, or the one the field allows', () => {
  assert.equal(read('3 March'), '2027-03-03');
  assert.equal(read('3 March', { max: today }), '2026-03-03');
  assert.equal(read('20 Dec', { max: today }), '2025-12-20');
  assert.equal(read('3', { min: today }), '2026-12-03');
  assert.equal(read('20', { max: today }), '2026-10-20');
});

test('two figures of a year are of this century, unless nobody could be born then', () => {
  assert.equal(read('4/3/79', { max: today }), '1979-03-04');
  assert.equal(read('4/3/16', { max: today }), '2016-03-04');
  assert.equal(read('4/3/31'), '2031-03-04');
});

test('what is no day is none', () => {
  for (const text of ['', 'soon', '31/2/2026', '0 Nov', '20 Foo', '13/13', '29 Feb 2027', '2026'])
    assert.equal(read(text), undefined, text);
});

test('an hour is read however it is written', () => {
  const written = ['16:30', '1630', '16.30', '16h30', '4:30 pm', '4.30PM', '٤:٣٠ م', '١٦:٣٠'];
  for (const text of written) assert.equal(hourWritten(text), '16:30', text);
  assert.deepEqual(['9', '930', '12 am', '12pm', '0:05', '٩ ص'].map(hourWritten), [
    '09:00',
    '09:30',
    '00:00',
    '12:00',
    '00:05',
    '09:00',
  ]);
});

test('what is no hour is none', () => {
  for (const text of ['', '24:00', '9:7', '16:60', '13 pm', 'noon', '12345'])
    assert.equal(hourWritten(text), undefined, text);
});
