/** How a suite ended. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Name, file and the beginning of the reason of each that failed. */
  failures: string[];
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** Enough of a reason to know where to look; the whole of it stands further up in the run. */
export const failureLine = (name: string, file: string, reason: string): string =>
  `  ✖ ${name} (${file})\n${reason.split('\n').slice(0, 12).join('\n')}`;

/** What failed once more, because a long run is read from its end, then the counts on a line of their own. */
export const closingLines = ({ passed, failed, skipped, failures }: Tally): string =>
  [
    ...(failures.length > 0 ? ['', 'What failed:', ...failures] : []),
    '',
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
