import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Event, event, openEvents } from '#server/platform/events.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Nobody here asks the database: only who hears what, and when. */
const acting = { tx: undefined as unknown as Sql };
type Told = { acting: typeof acting; what: string };

const heardBy = (events: ReturnType<typeof openEvents>, of: Event<Told, string>, names: string[]) =>
  names.map((name) => events.on(of, async ({ what }) => `${name} heard ${what}`));

test('listeners hear an event in the order they are listed, and what they answer comes back', async () => {
  const events = openEvents();
  const [moved, other] = [event<Told, string>('moved'), event<Told, string>('moved')];
  heardBy(events, moved, ['the waitlist', 'billing']);
  heardBy(events, other, ['nobody here']);
  const answers = await events.announce(moved, { acting, what: 'it' });
  assert.deepEqual(answers, ['the waitlist heard it', 'billing heard it']);
  assert.deepEqual(await events.announce(event<Told>('unheard'), { acting, what: 'it' }), []);
});

test('a listener that throws ends it for the announcer and for those after it', async () => {
  const events = openEvents();
  const moved = event<Told>('moved');
  const heard: string[] = [];
  events.on(moved, async () => void heard.push('first'));
  events.on(moved, () => Promise.reject(new Error('the books are shut')));
  events.on(moved, async () => void heard.push('third'));
  await assert.rejects(events.announce(moved, { acting, what: 'it' }), /the books are shut/);
  assert.deepEqual(heard, ['first']);
});
