import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeDraft } from '#web/bookings/sheet/draft.ts';
import { heldQuery } from '#web/bookings/sheet/queries.ts';
import { emptyStorage, signInHere } from '#web/platform/browser/testing.ts';
import { makeQueryClient } from '#web/platform/queries/client.ts';

test('whoever acts for another now finds that one’s hold, though the form remembers their own', async (t) => {
  emptyStorage();
  signInHere('omar');
  writeDraft('duel', { bookingId: 'own' });
  const answers: Record<string, object> = {
    '/rest/v1/bookings': { items: [{ id: 'theirs', offering: { slug: 'duel' } }], next: null },
    '/rest/v1/bookings/theirs': { id: 'theirs', place: 'held', heldFor: 600 },
  };
  t.mock.method(globalThis, 'fetch', async (address: string) => {
    const found = answers[new URL(address, 'https://rihla.example').pathname];
    return Response.json(found ?? { code: 'not_found', message: 'No.' }, {
      status: found ? 200 : 404,
    });
  });
  const client = makeQueryClient();
  t.after(() => client.clear());
  const held = await client.fetchQuery(heldQuery('duel', 'en'));
  assert.equal(held?.booking.id, 'theirs');
});
