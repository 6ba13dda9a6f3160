/** What is reserved is told with its booking and the day of its charge, wherever all that is owed is told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Owed } from '#contract/billing/invoices.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { cancel, heldBy } from '#server/billing/books/testing.ts';
import { overviewIn, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';

const languages = ['en', 'ar'] as const;

const reservedIn = (owed: readonly Owed[], language: 'en' | 'ar', whose = {}) =>
  owedLines(owed, language, whose).find(({ id }) => id === 'reserved') ??
  assert.fail('nothing is reserved');

const pageSays = ({ sums }: Booking, language: 'en' | 'ar') =>
  moneyLines(sums, language).find(({ id }) => id === 'reserved') ??
  assert.fail('nothing is reserved');

const semicolon = { en: '; ', ar: '؛ ' };

test('one reservation is told in the words of its booking’s own page, to its client, the desk and on the dashboard', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  const { owed } = overviewIn(await layla.get('/billing?lang=en'));
  const desk = (await noor.get(`/desk/billing/clients/${layla.id}/owed`)).body.owed;
  const dashboard = (await layla.get('/dashboard?lang=en')).body.owed;
  const said = owedLines(owed, 'en').map(({ label, sum, note }) => ({ label, sum, note }));
  assert.deepEqual([desk, dashboard], [owed, said]);
  for (const language of languages) {
    const [part] = owed[0]?.reservedFor ?? [];
    const page = pageSays(booking, language);
    const all = reservedIn(owed, language);
    assert.deepEqual(all, {
      ...page,
      note: `${part?.title[language]}${semicolon[language]}${page.note}`,
    });
  }
  assert.equal(owed[0]?.reservedFor[0]?.title.en, booking.offering.title);
  assert.equal(owed[0]?.reservedFor[0]?.on, booking.sums.due[0]?.by);
});

test('what waits for the house and what is guaranteed are told apart, and what was let go is told no more', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const asked = bookingIn(await confirm(layla, await heldBy(app, layla, 'asked')));
  const stay = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  const told = async () =>
    overviewIn(await layla.get('/billing?lang=en'))
      .owed.flatMap(({ reservedFor }) => reservedFor)
      .map(({ title, sum, on }) => [title.en, sum, on]);
  const each = [asked, stay].map(({ offering, sums }) => [
    offering.title,
    sums.reserved,
    sums.due[0]?.by ?? null,
  ]);
  assert.deepEqual(new Set(await told()), new Set(each));
  await cancel(layla, stay.id);
  const [left] = await told();
  assert.deepEqual(left, each[0]);
});
