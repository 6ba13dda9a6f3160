import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '#domain/failure.ts';
import { keptResults } from '#server/platform/answers/result-cache.ts';
import { workQueue } from '#server/platform/process/work-queue.ts';

/** Work that lasts until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two are worked on at a time, and one asker never has both places', async () => {
  const queue = workQueue({ atOnce: 2, mostWaiting: 10, mostEach: 10 });
  const begun: string[] = [];
  const jobs = ['layla', 'layla', 'omar', 'noor'].map((asker) => {
    const { work, end } = held();
    const done = queue.run(asker, () => {
      begun.push(asker);
      return work();
    });
    return { done, end };
  });
  await settled();
  assert.deepEqual(begun, ['layla', 'omar']);
  jobs[2]?.end();
  await settled();
  assert.deepEqual(begun, ['layla', 'omar', 'noor']);
  jobs[0]?.end();
  await settled();
  assert.deepEqual(begun, ['layla', 'omar', 'noor', 'layla']);
  for (const { end } of jobs) end();
  await Promise.all(jobs.map(({ done }) => done));
});

test('the line has an end, for each asker before for all', async () => {
  const queue = workQueue({ atOnce: 1, mostWaiting: 3, mostEach: 2 });
  const { work, end } = held();
  const running = ['a', 'b', 'b', 'c'].map((asker) => queue.run(asker, work));
  const code = (asker: string) =>
    queue.run(asker, work).then(
      () => undefined,
      (error: unknown) => (error instanceof Failure ? error.code : error),
    );
  assert.equal(await code('b'), 'too_many_requests');
  assert.equal(await code('d'), 'unavailable');
  end();
  await Promise.all(running);
  // One that failed gives its place back as well.
  await assert.rejects(queue.run('a', () => Promise.reject(new Error('no'))));
  assert.equal(await queue.run('a', async () => 7), 7);
});

test('what is asked for again is made once, and the memory of it is bounded', async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    return Buffer.alloc(40);
  };
  const kept = keptResults<Buffer>({ most: 100, seconds: 60, weigh: ({ length }) => length });
  await Promise.all(Array.from({ length: 20 }, () => kept.get('a', make)));
  await kept.get('a', make);
  assert.equal(made, 1);
  await kept.get('b', make);
  await kept.get('a', make);
  await kept.get('c', make);
  assert.equal(made, 3);
  await kept.get('a', make);
  assert.equal(made, 3, 'what was used last stays');
  await kept.get('b', make);
  assert.equal(made, 4, 'what was not used for the longest went');
  await assert.rejects(kept.get('d', () => Promise.reject(new Error('no'))));
  await kept.get('d', make);
  assert.equal(made, 5, 'a failure is not kept');
});
