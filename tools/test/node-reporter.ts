import { writeFileSync } from 'node:fs';
import type { TestEvent } from 'node:test/reporters';
import type { Tally } from '#tools/test/tally.ts';

/**
 * What `npm test` prints of the node:test suites: a line per failure with its reason, a line per file,
 * and the tally in the file that TALLY_FILE names.
 */
// The test runner asks for a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default async function* report(events: AsyncIterable<TestEvent>) {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
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
      yield `  ✖ ${data.name} (${data.file})\n${reason(cause ?? data.details.error)}\n`;
    }
    if (type === 'test:stderr') yield data.message;
  }
  if (process.env.TALLY_FILE) writeFileSync(process.env.TALLY_FILE, JSON.stringify(tally));
  yield `  ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (node:test)\n`;
}

function reason(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.replaceAll(/^/gm, '      ');
}
