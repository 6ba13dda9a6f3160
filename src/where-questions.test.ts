import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFinder } from '#tools/where.ts';

/** What a newcomer asks who knows the product and not its code, and one of the files that answers it. */
const questions: [asked: string, answer: RegExp][] = [
  ['a hold runs out', /\/holds\/expiry|bookings\.sql/],
  ['refund of a cancelled booking', /bookings\/(money|life)|refunds\//],
  ['late cancellation fee', /bookings\/(life|quote)/],
  ['what a delegate may do', /\/delegates\//],
  ['OTP code sent by text message', /\/codes\/otp|sms-carrier/],
  ['text of the cancel dialog in Arabic', /cancel-dialog|bookings\/own\/text/],
  ['where is a job retried', /jobs\/retries/],
  ['voucher PDF', /\/voucher\//],
  ['a client accepts a quote', /matters\/quotes\//],
  ['live news on an open screen', /\/live\//],
  ['pictures are drawn', /^art\//],
  ['rate limit of the API', /requests\/rate-limit/],
  ['the waitlist offers a place', /\/waitlist\//],
  ['who can see an invoice', /billing(\.sql|\/invoices)/],
  ['assistant hands over to a human', /\/conversations\//],
  ['upload a passport', /\/documents\//],
  ['delete my account', /\/privacy\//],
  ['second factor', /\/(auth|factors)\//],
  ['sign in with Google', /auth\/(providers|oauth)/],
  ['membership renewal', /membership/],
  ['exchange rate of dirhams to dollars', /domain\/money/],
  ['reminder before an appointment', /\/appointments\//],
  ['sitemap', /machine|pages/],
  ['restore a backup', /backup/],
  ['calendar feed for my phone', /feed/],
  ['sold out badge on a card', /snapshot|fullness|offering-print/],
  ['compare schools', /schooling\//],
  ['add a family member', /\/family\//],
  ['four eyes', /money-acts/],
  ['newsletter', /\/leads\//],
  ['dark theme', /theme/],
  ['quiet hours', /quiet-hours/],
  ['weak password', /passwords?/],
  ['where does a hold expire', /holds\/expiry|bookings\.sql/],
  ['where is a tax rate set', /domain\/money/],
  ['layout of a mail', /messages\/layout/],
  ['limit of sign-ups', /limits\/limits/],
  ["a passport's expiry is reminded", /documents\/reminders/],
  ['wallet pass', /wallet\/pass/],
  ['a currency is converted', /domain\/money/],
];

test('a question in words of the product leads to its file: nine in ten among the first three', () => {
  const find = openFinder();
  const lost = questions.filter(
    ([asked, answer]) =>
      !find(asked)
        .slice(0, 3)
        .some(({ file }) => answer.test(file)),
  );
  assert.ok(
    lost.length <= questions.length / 10,
    `npm run where no longer answers ${lost.map(([asked]) => asked).join('; ')}: give the file a first comment, or a row in docs/where.md, in words that people ask with.`,
  );
});

test('what nobody ever said leads nowhere', () => {
  assert.deepEqual(openFinder()('zzqqxx'), []);
});
