import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  aQuote,
  asked,
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  matterIn,
  moved,
  newClient,
  proposed,
  toldTo,
} from '#server/matters/testing.ts';

test('a matter goes from the request to the rating, and both sides see the same history', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id, reference, promise, state } = await asked(client);
  assert.match(reference, /^RM-/);
  assert.deepEqual([state, promise?.kind], ['submitted', 'first_word']);

  const claimed = deskIn(await atDesk(noor, id, '/claim'));
  assert.equal(claimed.owner?.name, 'Noor Haddad');
  await moved(noor, id, 'ask', 'Which weekend?');
  const written = await client.post(`/matters/${id}/messages`, { text: 'The next one.' });
  assert.equal(written.status, 200, written.text);
  assert.equal(matterIn(await client.get(`/matters/${id}`)).state, 'sourcing');
  const answered = await noor.post(`/desk/matters/${id}/messages`, { text: 'We are on it.' });
  assert.equal(answered.status, 200, answered.text);

  deskIn(await atDesk(noor, id, '/quote', aQuote()));
  assert.deepEqual(matterIn(await client.get(`/matters/${id}`)).quotes, []);
  deskIn(await atDesk(noor, id, '/quote/send'));
  const offer = matterIn(await client.get(`/matters/${id}`));
  const [quote] = offer.quotes;
  assert.deepEqual(
    [offer.state, quote?.total.amount, quote?.vat.amount],
    ['proposed', 230_000, 10_000],
  );
  const accepted = await client.post(`/matters/${id}/quotes/${quote?.id}/accept`, {
    total: quote?.total,
  });
  assert.equal(matterIn(accepted).state, 'approved');

  await moved(noor, id, 'fulfil');
  await moved(noor, id, 'deliver');
  const again = await client.post(`/matters/${id}/make-right`, { reason: 'It was a hawk.' });
  assert.equal(matterIn(again).state, 'fulfilling');
  await moved(noor, id, 'deliver');
  const rated = matterIn(await client.post(`/matters/${id}/rating`, { stars: 5, words: 'Superb' }));
  assert.deepEqual([rated.state, rated.rating?.stars, rated.promise], ['closed', 5, null]);

  const kinds = rated.events.map(({ kind }) => kind);
  assert.deepEqual(kinds, [
    ...['submit', 'claimed', 'ask', 'answer', 'quote_sent', 'quote_accepted', 'fulfil', 'deliver'],
    ...['make_right', 'deliver', 'close', 'rated'],
  ]);
  const desk = deskIn(await noor.get(`/desk/matters/${id}`));
  assert.deepEqual(
    desk.events.map(({ kind }) => kind),
    kinds,
  );
  assert.deepEqual(desk.moves, ['reopen']);
  const told = ['moved', 'message', 'quote', 'invoice', 'moved', 'moved', 'moved'];
  assert.deepEqual(await toldTo(app, client), told);
  assert.deepEqual(await toldTo(app, noor), Array(4).fill('client_wrote'));
});

test('what the state machine does not know is refused, and nothing changes', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id, version } = await asked(client);
  for (const move of ['deliver', 'close', 'reopen', 'approve', 'lapse', 'answer', 'submit'])
    assertRefused(await atDesk(noor, id, '/move', { move, reason: 'x' }), 409, 'matter_state');
  assertRefused(await atDesk(noor, id, '/quote/send'), 409, 'matter_state');
  assertRefused(await client.post(`/matters/${id}/rating`, { stars: 5 }), 409, 'matter_state');
  assertRefused(
    await client.post(`/matters/${id}/make-right`, { reason: 'No.' }),
    409,
    'matter_state',
  );
  assertRefused(
    await atDesk(noor, id, '/move', { move: 'decline', reason: '' }),
    400,
    'validation_failed',
    'reason',
  );
  assert.equal(matterIn(await client.get(`/matters/${id}`)).version, version);
});

test('a draft is its writer’s alone until it is handed in', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const form = { kind: 'expert_chat', notes: 'May I ask something?' };
  const draft = matterIn(await client.post('/matters', { form, zone: 'Asia/Dubai', draft: true }));
  assert.deepEqual([draft.state, draft.promise], ['draft', null]);
  assertRefused(await noor.get(`/desk/matters/${draft.id}`), 404, 'not_found');
  const other = { kind: 'legal', topic: 'family', notes: 'A will.' };
  const rewriting = (version: number) =>
    client.send(
      'PUT',
      `/matters/${draft.id}/form`,
      { form: other },
      { 'if-match': `"${version}"` },
    );
  assertRefused(await rewriting(9), 412, 'precondition_failed');
  const rewritten = matterIn(await rewriting(draft.version));
  assert.deepEqual([rewritten.title, rewritten.area], ['Legal advice for the family', 'business']);
  const submitted = matterIn(await client.post(`/matters/${draft.id}/submit`));
  assert.equal(submitted.promise?.kind, 'first_word');
  assertRefused(await rewriting(submitted.version), 409, 'matter_state');
  assertRefused(await client.post(`/matters/${draft.id}/submit`), 409, 'matter_state');
  assert.equal(deskIn(await noor.get(`/desk/matters/${draft.id}`)).state, 'submitted');
});

test('a draft that its writer gives up never was the house’s', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const form = { kind: 'expert_chat', notes: 'Never mind.' };
  const { id, version } = matterIn(
    await client.post('/matters', { form, zone: 'Asia/Dubai', draft: true }),
  );
  const match = { 'if-match': `${version}` };
  const gone = matterIn(await client.post(`/matters/${id}/withdraw`, {}, match));
  assert.equal(gone.state, 'withdrawn');
  assertRefused(await noor.get(`/desk/matters/${id}`), 404, 'not_found');
  assert.deepEqual((await noor.get('/desk/matters?view=done')).body.items, []);
  assert.deepEqual(await toldTo(app, noor), []);
});

test('a client withdraws, and what was proposed is off the table', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const matter = await proposed(client, noor);
  const path = `/matters/${matter.id}/withdraw`;
  assertRefused(await client.post(path, {}), 412, 'precondition_failed');
  const gone = await client.post(
    path,
    { reason: 'No longer.' },
    { 'if-match': `${matter.version}` },
  );
  const { state, quotes } = matterIn(gone);
  assert.deepEqual([state, quotes.map((quote) => quote.state)], ['withdrawn', ['rejected']]);
  const late = await client.post(`/matters/${matter.id}/messages`, { text: 'Hello?' });
  assertRefused(late, 409, 'matter_state');
});
