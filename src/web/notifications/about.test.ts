import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Notification, NotificationKind } from '#contract/notifications.ts';
import { saidAbout } from '#web/notifications/about.ts';
import { notifications as arabic } from '#web/notifications/text.ar.ts';
import { notifications as english } from '#web/notifications/text.en.ts';

const news = (kind: NotificationKind, about: Notification['about'] = {}): Notification => ({
  id: '0193e4a0-0000-7000-8000-000000000001',
  title: 'A villa',
  path: '/',
  readAt: null,
  kind,
  about,
  createdAt: '2026-11-15T10:00:00.000Z',
});

const say = (it: Notification) => english.sentences[it.kind](saidAbout(it, 'en'));
const inArabic = (it: Notification) => arabic.sentences[it.kind](saidAbout(it, 'ar'));

test('every kind has a sentence in both languages, also where nothing more is known', () => {
  for (const kind of NotificationKind.options)
    for (const sentence of [say(news(kind)), inArabic(news(kind))]) {
      assert.match(sentence, /[.؟?]$/, kind);
      assert.doesNotMatch(sentence, /undefined|: \./, kind);
    }
});

test('a quote says its sum, a paper its name in the reader’s language', () => {
  const quote = news('quote', { amount: 1_250_000, currency: 'AED' });
  assert.match(say(quote), /^A quote to answer: AED\s12,500\.$/);
  const paper = news('paper', { state: 'rejected', en: 'Passport', ar: 'جواز السفر', step: 2 });
  assert.equal(say(paper), 'A paper was sent back: Passport.');
  assert.equal(inArabic(paper), 'أُعيدت إليك وثيقة: جواز السفر.');
});

test('moments are said on a clock, and what is off is called off', () => {
  const about = { startsAt: '2026-11-20T10:00:00.000Z', cancelled: 1 };
  assert.match(say(news('appointment', about)), /^Called off: Friday 20 November, \d\d:\d\d/);
  assert.match(say(news('promise', { due: about.startsAt })), /by Friday 20 November/);
});
