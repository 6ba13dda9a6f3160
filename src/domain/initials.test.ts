import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialsFor, initialsOf } from '#domain/initials.ts';

test('initials are of the first and the last name, one letter where there is one name', () => {
  assert.equal(initialsOf('Noor Haddad'), 'NH');
  assert.equal(initialsOf('  layla bint omar  al-farsi '), 'LA');
  assert.equal(initialsOf('zayn'), 'Z');
  assert.equal(initialsOf('élodie'), 'É');
  assert.equal(initialsOf('layla@rihla.example'), 'LE');
  assert.equal(initialsOf('   '), '');
});

test('Arabic initials stand apart, and the article is passed over', () => {
  assert.equal(initialsOf('نور الحداد'), 'ن\u00a0ح');
  assert.equal(initialsOf('راشد آل مكتوم'), 'ر\u00a0م');
  assert.equal(initialsOf('محمد عبد الله'), 'م\u00a0ا');
  assert.equal(initialsOf('ليلى'), 'ل');
});

test('an Arabic name does not wear Latin initials', () => {
  assert.equal(initialsFor('سارة ناصر', 'SN'), 'س\u00a0ن');
  assert.equal(initialsFor('Sara Nasser', 'SN'), 'SN');
});
