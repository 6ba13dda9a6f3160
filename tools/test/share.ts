import { execFileSync } from 'node:child_process';
import { root } from '#tools/run.ts';

/** How many commits it takes, on average, until every long browser test was played. */
const shares = 3;

/** The long browser tests that this commit plays: all that lands stays within an hour, and over a few commits all are played. */
export function shareOfCommit(everything: boolean): string[] {
  const commit = everything ? undefined : headCommit();
  if (!commit) return [];
  const share = 1 + (Number.parseInt(commit.slice(0, 8), 16) % shares);
  console.log(
    `Commit ${commit.slice(0, 8)} plays share ${share} of ${shares} of the long browser tests; npm run test:all plays all.`,
  );
  return [`--shard=${share}/${shares}`];
}

/** Nothing in an archive without history: there everything is played. */
function headCommit(): string | undefined {
  try {
    const said = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.toString().trim();
  } catch {
    return undefined;
  }
}
