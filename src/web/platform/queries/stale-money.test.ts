import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { moneyChanged } from '#web/platform/queries/stale-money.ts';

test('after an act about money every screen that shows it has been read anew before it is over', async () => {
  const queries = new QueryClient();
  const keys = ['billing', 'bookings', 'matters', 'dashboard', 'desk'];
  const read = new Map<string, number>();
  const looking = keys.map((key) => {
    const queryFn = async () => {
      const times = (read.get(key) ?? 0) + 1;
      read.set(key, times);
      return times;
    };
    const seen = new QueryObserver(queries, { queryKey: [key, 'of one matter'], queryFn });
    return seen.subscribe(() => {});
  });
  await Promise.all(keys.map((key) => queries.fetchQuery({ queryKey: [key, 'of one matter'] })));
  const before = new Map(read);
  await moneyChanged(queries);
  for (const key of keys) {
    assert.ok((read.get(key) ?? 0) > (before.get(key) ?? 0), key);
    assert.equal(queries.getQueryData([key, 'of one matter']), read.get(key), key);
  }
  for (const stop of looking) stop();
  queries.clear();
});

test('what was first asked for before money moved is asked for again, however late it answers', async () => {
  const queries = new QueryClient();
  let owed = 165;
  const answers: (() => void)[] = [];
  const queryFn = async () => {
    const sum = owed;
    await new Promise<void>((resolve) => answers.push(resolve));
    return sum;
  };
  const seen = new QueryObserver(queries, { queryKey: ['billing', 'overview'], queryFn });
  const stop = seen.subscribe(() => {});
  owed = 0;
  const read = moneyChanged(queries);
  while (answers.length < 2) await Promise.resolve();
  for (const answer of answers) answer();
  await read;
  assert.equal(queries.getQueryData(['billing', 'overview']), 0);
  stop();
  queries.clear();
});
