import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { emptyTally, failureLine } from '#tools/test/tally.ts';

/**
 * What `npm test` prints of the node:test suites: a line per failure with its reason and the files that
 * took longest; the tally goes into the file that TALLY_FILE names.
 */
// The test runner asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default async function* report(events: AsyncIterable<TestEvent>) {
  const tally = emptyTally();
  const times = new Map<string, number>();
  for await (const { type, data } of events) {
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0 && data.file)
      times.set(data.file, (times.get(data.file) ?? 0) + data.details.duration_ms);
    if (type === 'test:pass' && data.details.type !== 'suite') {
      if (data.skip === undefined) tally.passed += 1;
      else {
        tally.skipped += 1;
        yield `  – ${data.name} (skipped: ${data.skip})\n`;
      }
    }
    if (type === 'test:fail' && data.details.type !== 'suite') {
      tally.failed += 1;
      const { cause } = data.details.error;
      const why = reason(cause ?? data.details.error);
      tally.failures.push(failureLine(data.name, relative('.', data.file ?? ''), why));
      yield `  ✖ ${data.name} (${data.file})\n${why}\n`;
    }
    if (type === 'test:stderr') yield data.message;
  }
  if (process.env.TALLY_FILE) writeFileSync(process.env.TALLY_FILE, JSON.stringify(tally));
  yield* slowest(times);
  yield `  ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (node:test)\n`;
}

function* slowest(times: Map<string, number>) {
  const longest = [...times].toSorted(([, one], [, other]) => other - one).slice(0, 8);
  if (longest.length < 8) return;
  yield '  The slowest files:\n';
  for (const [file, ms] of longest)
    yield `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${relative('.', file)}\n`;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error).replaceAll(/^/gm, '      ');
  const own = (error.stack ?? error.message).replaceAll(/^/gm, '      ');
  // A story that fails says which one it was; what went wrong in it is its cause.
  return error.cause === undefined ? own : `${reason(error.cause)}\n${own}`;
}
