import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { emptyTally, failureLine } from '#tools/test/tally.ts';

/** Counts the browser tests into the file that TALLY_FILE names. */
// Playwright asks for a class as the default export.
// biome-ignore lint/style/noDefaultExport: see above
export default class TallyReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'skipped') console.log(`  – ${test.title} (skipped)`);
  }

  onEnd() {
    const tally = emptyTally();
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') tally.skipped += 1;
      else if (outcome === 'unexpected') {
        tally.failed += 1;
        const why = test.results.at(-1)?.error?.message ?? '';
        tally.failures.push(failureLine(test.title, relative('.', test.location.file), why));
      } else {
        tally.passed += 1;
        // Counted, but never in silence: whoever reads the run sees what needed a second try.
        if (outcome === 'flaky') console.log(`  ~ ${test.title} (passed at the second try)`);
      }
    }
    if (process.env.TALLY_FILE) writeFileSync(process.env.TALLY_FILE, JSON.stringify(tally));
  }
}
