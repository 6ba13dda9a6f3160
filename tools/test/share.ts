import { execFileSync } from 'node:child_process';
import { root } from '#tools/run.ts';

/** How many commits it takes, on average, until every long test was played. */
const shares = 3;

interface Share {
  /** Of browser tests, as their runner is told. */
  shard: string[];
  of<Item>(all: readonly Item[]): Item[];
}

/** What this commit plays of the long suite: all that lands stays within an hour, and over a few commits all is played. */
export function shareOfCommit(everything: boolean): Share {
  const commit = everything ? undefined : headCommit();
  if (!commit) return { shard: [], of: (all) => [...all] };
  const place = Number.parseInt(commit.slice(0, 8), 16) % shares;
  console.log(
    `Commit ${commit.slice(0, 8)} plays share ${place + 1} of ${shares} of the long suite; npm run test:all plays all.`,
  );
  return {
    shard: [`--shard=${place + 1}/${shares}`],
    of: (all) => all.filter((_, at) => at % shares === place),
  };
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
