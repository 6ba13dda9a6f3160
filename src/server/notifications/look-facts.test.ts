import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookFacts, lookSubject } from '#server/notifications/look-facts.ts';

const news = (event: string) => ({
  kind: 'second_look' as const,
  title: { en: 'RH-2026-0007', ar: 'RH-2026-0007' },
  about: { event, deed: 'refund', client: 'Layla', until: '2026-11-19T08:00:00.000Z' },
});

test('a colleague who is asked reads until when it waits, and who asked no longer does', () => {
  const said = (event: string, language: 'en' | 'ar' = 'en') =>
    lookFacts(news(event), language).map(({ label, value }) => `${label}: ${value}`);
  assert.ok(said('asked').includes('Waits until: 19 Nov 2026, 12:00, Dubai time'));
  assert.match(said('asked', 'ar').join(' '), /ينتظر حتى: .*12:00 بتوقيت دبي/);
  assert.doesNotMatch(said('approved').join(' '), /Waits until/);
});

test('the subject of a second look says whether it is asked for or answered', () => {
  const subjects = ['asked', 'approved', 'refused', 'expired', 'alone'].map((event) =>
    lookSubject(news(event), 'en'),
  );
  assert.equal(new Set(subjects).size, subjects.length);
  assert.equal(subjects[0], 'Waits for a second look: RH-2026-0007');
  assert.equal(lookSubject(news('approved'), 'ar'), 'تمت الموافقة: RH-2026-0007');
  assert.equal(lookSubject({ ...news('asked'), kind: 'invoice' }, 'en'), undefined);
});

test('a bank reference is no reason: it is labelled as what it is', () => {
  const about = { ...news('asked').about, deed: 'transfer', reference: 'RF65' };
  const said = (language: 'en' | 'ar') =>
    lookFacts({ ...news('asked'), about }, language).map(
      ({ label, value }) => `${label}: ${value}`,
    );
  assert.ok(said('en').includes('Bank reference: RF65'));
  assert.ok(said('ar').includes('مرجع الحوالة: RF65'));
});

test('a colleague who looks at a refund reads whether it ends a membership', () => {
  const said = (membership: string | undefined, language: 'en' | 'ar' = 'en') =>
    lookFacts(
      { ...news('asked'), about: { ...news('asked').about, ...(membership && { membership }) } },
      language,
    )
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n');
  assert.match(said('ends'), /^Membership: Approved, it ends the membership at once$/m);
  assert.match(said('ends', 'ar'), /^العضوية: بالموافقة تنتهي العضوية فورًا$/m);
  assert.match(said('goes_on'), /^Membership: It goes on as before$/m);
  assert.doesNotMatch(said(undefined), /Membership/);
});

test('whoever asked reads why a colleague refused', () => {
  const about = { ...news('refused').about, why: 'Too much.', answer: 'It was never paid.' };
  const said = (language: 'en' | 'ar') =>
    lookFacts({ ...news('refused'), about }, language).map(
      ({ label, value }) => `${label}: ${value}`,
    );
  assert.ok(said('en').includes('Their reason: It was never paid.'));
  assert.ok(said('ar').includes('سبب الزميل: It was never paid.'));
});
