import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancel, heldBy } from '#server/billing/books/testing.ts';
import { languages } from '#server/billing/money-letters-testing.ts';
import { bookingMails } from '#server/bookings/letters/mails-testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { actingFor, mandated } from '#server/delegates/testing.ts';
import { borrow, newClient } from '#server/matters/testing.ts';

const named = { en: 'Omar Aziz, who acts for you', ar: 'Omar Aziz نيابةً عنك' };

test('a client reads in the letter who booked and cancelled for them, and of their own nobody', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const layla = await newClient(app, { full_name: 'Layla Haddad', language });
    const person = await mandated(app, layla, { rights: ['request', 'approve'] });
    const omar = actingFor(person, layla);
    const { id } = bookingIn(await confirm(omar, await heldBy(app, layla)));
    await cancel(omar, id);
    const own = bookingIn(await confirm(layla, await heldBy(app, layla)));
    await cancel(layla, own.id);
    const mails = await bookingMails(app, layla.email);
    const names = mails.map(({ textBody }) => textBody.includes(named[language]));
    assert.deepEqual(names, [true, true, false, false], mails[0]?.textBody);
    assert.equal((await bookingMails(app, person.email)).length, 0);
  }
});
