/** What may come of two things that are done at once, on paper. */

export interface Outcome<Paper> {
  paper: Paper;
  /** Whether each of them was done; a declined card is a refusal, though it was tried. */
  done: boolean[];
}

interface Deed {
  kind: string;
}

/** The paper afterwards; nothing where the house must refuse. */
type Write<Paper, D extends Deed> = (paper: Paper, deed: D) => Paper | undefined;

/** Every way in which they may come to pass: one step of either, then one of either. */
export function outcomes<Paper, D extends Deed>(
  write: Write<Paper, D>,
  paper: Paper,
  scripts: D[][],
  done = scripts.map(() => true),
): Outcome<Paper>[] {
  if (scripts.every((script) => script.length === 0)) return [{ paper, done }];
  return scripts.flatMap((script, at) => {
    const [deed, ...rest] = script;
    if (!deed) return [];
    const after = write(paper, deed);
    const isDone = after !== undefined && deed.kind !== 'declined';
    const next = scripts.with(at, after ? rest : []);
    return outcomes(write, after ?? paper, next, isDone ? done : done.with(at, false));
  });
}

/** The one that came to pass, as the house tells it. */
export function matching<Paper>(
  ways: Outcome<Paper>[],
  seen: { done: boolean[]; house: object },
  read: (paper: Paper) => object,
): Outcome<Paper> | undefined {
  return ways.find(
    ({ paper, done }) =>
      JSON.stringify([done, read(paper)]) === JSON.stringify([seen.done, seen.house]),
  );
}
