/** What a membership says of money: mail, invoice and page have the same sums and the same days. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Application } from '#contract/billing/applications.ts';
import type { Invoice } from '#contract/billing/invoices.ts';
import type { ChangeQuoteView } from '#contract/billing/memberships.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { lastDayBefore } from '#domain/billing/membership.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { vatWithin } from '#domain/money.ts';
import { dayInDubai, daysAfter, midnightInDubai, monthsAfter } from '#domain/time.ts';
import {
  act,
  letters,
  newest,
  seen,
  start,
  unbroken,
  usd,
} from '#server/billing/memberships/letters-testing.ts';
import { followMembership } from '#server/billing/memberships/renewals.ts';
import { key, membershipIn, overviewIn, pay, saveCard } from '#server/billing/testing.ts';
import { spokenDay } from '#server/billing/words.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';

interface Says {
  sum: Money;
  from: string;
  to: string;
  renews?: { on: string; price: Money };
  language?: Language;
}

function assertSays(letter: string | undefined, { sum, from, to, renews, language = 'en' }: Says) {
  const wanted = [
    moneyIn(language, sum),
    spokenDay(from, language),
    spokenDay(to, language),
    ...(renews ? [spokenDay(renews.on, language), moneyIn(language, renews.price)] : []),
  ];
  for (const each of wanted)
    assert.ok(letter?.includes(unbroken(each)), `“${each}” in “${letter}”`);
}

const linesOf = ({ lines }: Invoice) =>
  lines.map(({ title, amount }) => `${title}: ${amount.amount}`);

test('the letter of an invoice that was paid in part before it was written says so: its sums add up', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const total = { amount: 250_000, currency: 'USD' } as const;
  await start(client, 'essential', total);
  const invoice = await newest(client);
  assert.equal((await pay(client, invoice, { amount: { ...total, amount: 100_000 } })).status, 200);
  const letter = (await letters(app, client)).find((text) => text.includes('An invoice for you'));
  assert.match(letter ?? '', /Total: \$2,500 Paid: \$1,000 Due by .*: \$1,500/);
});

test('joining a plan with a saved card: one letter, and it says what invoice and page say', async (t) => {
  const app = await borrow(t);
  for (const language of ['en', 'ar'] as const) {
    const layla = await newClient(app, { language });
    await saveCard(layla);
    const view = await start(layla, 'essential', usd(250_000));
    const invoice = await newest(layla);
    const last = daysAfter(view.periodTo, -1);
    const mails = await letters(app, layla);
    assert.equal(mails.length, 1, mails.join('\n'));
    const renews = { on: view.periodTo, price: view.price };
    assertSays(mails[0], { sum: invoice.total, from: view.periodFrom, to: last, renews, language });
    const stops = {
      en: /Renews by itself: on .* To stop it: /,
      ar: /تُجدَّد تلقائيًا: في .* لإيقافها: /,
    };
    assert.match(mails[0] ?? '', stops[language]);
    assert.doesNotMatch(mails[0] ?? '', /To stop it: To stop|لإيقافها: ولإيقافها/);
    assert.deepEqual(invoice.total, view.price);
    assert.deepEqual(invoice.vat, vatWithin(view.price));
    assert.deepEqual(linesOf(invoice), [
      `Essential, ${spokenDay(view.periodFrom, 'en')} to ${spokenDay(last, 'en')}: 250000`,
    ]);
  }
});

test('joining without a card: one letter with the sum that is due, and one when it is paid', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const view = await start(layla, 'essential', usd(250_000));
  const [letter, ...more] = await letters(app, layla);
  assert.deepEqual(more, []);
  const { firstDue } = overviewIn(await layla.get('/billing'));
  assert.equal(firstDue?.id, view.openInvoice);
  assert.ok(letter?.includes(unbroken(moneyIn('en', firstDue?.outstanding ?? usd(0)))), letter);
  assert.match(letter ?? '', /Invoice: RH-.* Due by /);
  assert.match(letter ?? '', /Renews by itself: on .* for \$2,500, until you stop it To stop it: /);
});

test('joining a tier: the letter has the joining fee in it, as the application and the invoice have', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const noor = await demo(app, 'concierge');
  const total = { amount: 4_100_000, currency: 'AED' } as const;
  const applied = await start(layla, 'noor', total, 'tier');
  assert.equal(applied.state, 'applied');
  const [arrived, ...others] = await letters(app, layla);
  assert.deepEqual(others, []);
  const parts = [total, applied.price, applied.joiningFee ?? assert.fail('no joining fee')];
  for (const sum of parts)
    assert.ok(arrived?.includes(unbroken(moneyIn('en', sum))), `${sum.amount} in ${arrived}`);
  assert.ok(arrived?.includes(spokenDay(applied.answerBy ?? '', 'en')), arrived);
  const waiting = (await noor.get('/desk/billing/applications')).body as unknown as Application[];
  const { version, total: asked } = waiting.find(({ id }) => id === applied.id) ?? assert.fail();
  assert.deepEqual(asked, total);
  const yes = { answer: 'approve', reason: '' };
  const headers = { 'if-match': String(version) };
  await noor.post(`/desk/billing/applications/${applied.id}/answer`, yes, headers);
  const invoice = await newest(layla);
  assert.deepEqual(invoice.total, total);
  const [letter, ...more] = await letters(app, layla);
  assert.deepEqual(more, []);
  assert.ok(letter?.includes(unbroken(moneyIn('en', total))), letter);
  const view = await seen(layla, applied.id);
  assert.deepEqual(
    [view.price.amount, view.periodFrom],
    [3_600_000, dayInDubai(app.services.now())],
  );
});

test('a dearer plan: quote, invoice, letter and page have the same shares and days', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla, 'essential', usd(250_000));
  // Eleven days of the month have passed.
  await app.sql.as(
    system,
    (tx) => tx`
      update app.memberships set started_on = started_on - 11, period_from = period_from - 11,
        period_to = (started_on - 11 + interval '1 month')::date where id = ${begun.id}`,
  );
  await letters(app, layla);
  const path = `/billing/memberships/${begun.id}/change/quote`;
  const quote = (await layla.post(path, { choice: 'premium' })).body as unknown as ChangeQuoteView;
  const before = await seen(layla, begun.id);
  const change = { choice: 'premium', total: quote.total };
  const view = membershipIn(await act(layla, before, 'change', change));
  const invoice = await newest(layla);
  assert.deepEqual([invoice.total, invoice.vat], [quote.total, quote.vat]);
  assert.equal(quote.newShare.amount - quote.unusedShare.amount, quote.total.amount);
  assert.deepEqual(linesOf(invoice), [
    `Premium, the ${quote.daysLeft} days that are left: ${quote.newShare.amount}`,
    `Essential, what is not used up: ${-quote.unusedShare.amount}`,
  ]);
  const mails = await letters(app, layla);
  assert.equal(mails.length, 1, mails.join('\n'));
  assertSays(mails[0], {
    sum: quote.total,
    from: quote.on,
    to: daysAfter(quote.renewsOn, -1),
    renews: { on: view.periodTo, price: quote.priceAfter },
  });
  assert.deepEqual([view.price, view.periodTo], [quote.priceAfter, quote.renewsOn]);
  // Its own minimum term, as the dialog said; the letter names the same day.
  assert.equal(view.minimumUntil, quote.minimumUntil);
  assert.equal(view.minimumUntil, monthsAfter(before.periodFrom, 3));
  const until = new RegExp(
    `Minimum term: until \\w+, ${spokenDay(lastDayBefore(view.minimumUntil), 'en')}`,
  );
  assert.match(mails[0] ?? '', until);
  const ending = membershipIn(await act(layla, view, 'cancel'));
  assert.equal(ending.endsOn, quote.minimumUntil);
});

test('a planned change says both minimum terms, the present one and its own: card and letters alike', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const { id } = await start(layla, 'premium', usd(750_000));
  await app.sql.as(
    system,
    (tx) => tx`update app.memberships set minimum_until = period_to where id = ${id}`,
  );
  await letters(app, layla);
  const begun = await seen(layla, id);
  const view = membershipIn(
    await act(layla, begun, 'change', { choice: 'essential', total: usd(0) }),
  );
  const then = monthsAfter(view.startedOn, 2);
  assert.deepEqual([view.minimumUntil, view.changesTo?.minimumUntil], [view.periodTo, then]);
  const [now, later] = [view.minimumUntil, then].map((day) => spokenDay(lastDayBefore(day), 'en'));
  const both = new RegExp(`Minimum term: until \\w+, ${now}; with the change until \\w+, ${later}`);
  const [told] = await letters(app, layla);
  assert.match(told ?? '', both);
  const ending = membershipIn(await act(layla, view, 'cancel'));
  await letters(app, layla);
  await act(layla, ending, 'resume');
  const [kept] = await letters(app, layla);
  assert.match(kept ?? '', both);
});

test('a cheaper plan and its renewal: nothing is due, then one letter with the new price', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla, 'premium', usd(750_000));
  await letters(app, layla);
  const asked = membershipIn(
    await act(layla, begun, 'change', { choice: 'essential', total: usd(0) }),
  );
  assert.deepEqual(asked.changesTo, {
    choice: 'essential',
    name: 'Essential',
    on: begun.periodTo,
    price: usd(250_000),
    minimumUntil: null,
  });
  // The new one, its day and its price: said once.
  const planned = new RegExp(
    `Becomes: Essential on \\w+, ${spokenDay(begun.periodTo, 'en')}, for \\$2,500 a month`,
  );
  const [told, ...twice] = await letters(app, layla);
  assert.deepEqual(twice, []);
  assert.match(told ?? '', planned);
  const stays = membershipIn(await act(layla, asked, 'resume'));
  const [back, ...others] = await letters(app, layla);
  assert.deepEqual(others, []);
  assert.match(back ?? '', /The change that you asked for is taken back.* for \$7,500/);
  const anew = membershipIn(
    await act(layla, stays, 'change', { choice: 'essential', total: usd(0) }),
  );
  const ending = membershipIn(await act(layla, anew, 'cancel'));
  await letters(app, layla);
  await act(layla, ending, 'resume');
  const [kept] = await letters(app, layla);
  assert.match(kept ?? '', planned);
  assert.doesNotMatch(kept ?? '', /\$7,500/);
  await followMembership({ ...app.services, now: () => midnightInDubai(begun.periodTo) }, begun.id);
  const view = await seen(layla, begun.id);
  const invoice = await newest(layla);
  assert.deepEqual([invoice.total, view.price], [usd(250_000), usd(250_000)]);
  const mails = await letters(app, layla);
  assert.equal(mails.length, 1, mails.join('\n'));
  const last = daysAfter(view.periodTo, -1);
  assertSays(mails[0], {
    sum: invoice.total,
    from: begun.periodTo,
    to: last,
    renews: { on: view.periodTo, price: view.price },
  });
  assert.match(linesOf(invoice)[0] ?? '', new RegExp(`to ${spokenDay(last, 'en')}: 250000$`));
});

test('an end that was asked for, and taken back: one letter each, in both languages', async (t) => {
  const app = await borrow(t);
  for (const language of ['en', 'ar'] as const) {
    const layla = await newClient(app, { language });
    await saveCard(layla);
    const begun = await start(layla, 'premium', usd(750_000));
    await letters(app, layla);
    const headers = { 'if-match': String(begun.version), 'idempotency-key': key() };
    const cancel = () => layla.post(`/billing/memberships/${begun.id}/cancel`, {}, headers);
    const ending = membershipIn(await cancel());
    await cancel();
    const [said, ...twice] = await letters(app, layla);
    assert.deepEqual(twice, []);
    assertSays(said, {
      sum: begun.price,
      from: begun.periodFrom,
      to: daysAfter(begun.periodTo, -1),
      language,
    });
    // What the two renewals within the minimum term still cost, said before the press and after it.
    const last = monthsAfter(begun.periodFrom, 2);
    const due = { each: begun.price, times: 2, total: usd(1_500_000), last };
    assert.deepEqual([begun.stillDue, ending.stillDue], [due, due]);
    for (const day of [lastDayBefore(ending.endsOn ?? ''), last])
      assert.ok(said?.includes(spokenDay(day, language)), `${day} in ${said}`);
    for (const sum of [due.each, due.total])
      assert.ok(said?.includes(unbroken(moneyIn(language, sum))), `${sum.amount} in ${said}`);
    membershipIn(await act(layla, ending, 'resume'));
    const [kept, ...more] = await letters(app, layla);
    assert.deepEqual(more, []);
    assert.ok(kept?.includes(spokenDay(begun.periodTo, language)), kept);
    assert.match(kept ?? '', { en: /goes on as before/, ar: /تستمر العضوية كما كانت/ }[language]);
  }
});

test('what was never paid for is given up: the credit note is the only letter', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const begun = await start(layla, 'essential', usd(250_000));
  await letters(app, layla);
  await act(layla, begun, 'cancel');
  const [letter, ...more] = await letters(app, layla);
  assert.deepEqual(more, []);
  assert.match(letter ?? '', /Credit note/);
});

test('an end that was asked for: the page names its day, and the last letter promises no renewal', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla, 'premium', usd(750_000));
  const ending = membershipIn(await act(layla, begun, 'cancel'));
  await letters(app, layla);
  assert.ok(ending.endsOn && ending.endsOn > begun.periodTo, 'the minimum term is not served');
  await followMembership({ ...app.services, now: () => midnightInDubai(begun.periodTo) }, begun.id);
  const view = await seen(layla, begun.id);
  const [letter, ...more] = await letters(app, layla);
  assert.deepEqual(more, []);
  assertSays(letter, {
    sum: usd(750_000),
    from: view.periodFrom,
    to: daysAfter(view.periodTo, -1),
  });
  assert.doesNotMatch(letter ?? '', /renews/);
});
