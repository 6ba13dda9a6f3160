import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, assertRefused, borrow, demo, newClient } from '#server/matters/testing.ts';
import { liveChannel } from '#server/platform/live.ts';
import { connect } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** What every process hears, up to a last word that this test itself says. */
async function heardDuring(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const ear = connect(app.app, { max: 1 });
  const heard: string[] = [];
  const ended = Promise.withResolvers<void>();
  await ear.listen(liveChannel, (said) => (said === 'end' ? ended.resolve() : heard.push(said)));
  await work();
  await ear.notify(liveChannel, 'end');
  await ended.promise;
  await ear.end();
  // What `tellRoom` wrote.
  return heard
    .map((said) => JSON.parse(said) as { room: string; event: string })
    .map(({ room, event }) => `${room.replace('private:', '')} ${event}`);
}

test('a change is told to the client, to who looks at it and to the desk, and a refusal to nobody', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const written = await heardDuring(app, () =>
    client.post(`/matters/${id}/messages`, { text: 'Hi' }),
  );
  const rooms = [`client:${client.id} matter`, `matter:${id} matter`, 'desk matter'];
  assert.deepEqual(written, [...rooms, `client:${noor.id} notification`]);
  const refused = await heardDuring(app, async () =>
    assertRefused(await client.post(`/matters/${id}/rating`, { stars: 5 }), 409, 'matter_state'),
  );
  assert.deepEqual(refused, []);
});

test('a note of the house is heard at the desk alone, a draft by its writer alone', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const noted = await heardDuring(app, () =>
    noor.post(`/desk/matters/${id}/notes`, { text: 'Hm' }),
  );
  assert.deepEqual(noted, ['desk matter']);
  const form = { kind: 'expert_chat', notes: 'Later.' };
  const drafted = await heardDuring(app, () =>
    client.post('/matters', { form, zone: 'Asia/Dubai', draft: true }),
  );
  assert.deepEqual(drafted, [`client:${client.id} matter`]);
});
