import { z } from 'zod';
import { PaperState, StepState } from '#contract/matters/parts.ts';
import { Id, Instant, Localised } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** A duration may be unknown. */
export const StepWords = z.object({
  title: Localised,
  text: Localised,
  duration: z.object({ en: z.string(), ar: z.string() }),
});
export type StepWords = z.infer<typeof StepWords>;

export const PaperRow = z.object({
  id: Id,
  step: z.int(),
  name: Localised,
  state: PaperState,
  reason: z.string(),
  fileId: Id.nullable(),
});
export type PaperRow = z.infer<typeof PaperRow>;

const BareStep = z.object({
  number: z.int(),
  words: StepWords,
  state: StepState,
  openedAt: Instant.nullable(),
  doneAt: Instant.nullable(),
});

export type StepRow = z.infer<typeof BareStep> & { papers: PaperRow[] };

export async function stepsOf(sql: Sql, matterId: string): Promise<StepRow[]> {
  const [steps, papers] = await Promise.all([
    many(BareStep, sql)`
      select number, words, state, opened_at, done_at from app.matter_steps
      where matter_id = ${matterId} order by number`,
    many(PaperRow, sql)`
      select id, step, name, state, reason, file_id from app.matter_papers
      where matter_id = ${matterId} order by step, position`,
  ]);
  return steps.map((step) => ({
    ...step,
    papers: papers.filter((paper) => paper.step === step.number),
  }));
}

/** All of them at once, as an application is handed in. */
export async function layOut(sql: Sql, matterId: string, steps: StepRow[]): Promise<void> {
  const rows = steps.map(({ number, words, state, openedAt, doneAt }) => {
    return { matterId, number, words: sql.json(words), state, openedAt, doneAt };
  });
  if (rows.length === 0) return;
  await sql`insert into app.matter_steps ${sql(rows)}`;
  const papers = steps.flatMap((step) =>
    step.papers.map(({ id, name, state }, position) => {
      return { id, matterId, step: step.number, position, name: sql.json(name), state };
    }),
  );
  if (papers.length > 0) await sql`insert into app.matter_papers ${sql(papers)}`;
}

export async function saveStep(sql: Sql, matterId: string, step: StepRow): Promise<void> {
  const { number, state, openedAt, doneAt } = step;
  await sql`
    update app.matter_steps set ${sql({ state, openedAt, doneAt })}
    where matter_id = ${matterId} and number = ${number}`;
}

export async function savePaper(
  sql: Sql,
  { id, state, reason, fileId }: Pick<PaperRow, 'id' | 'state' | 'reason' | 'fileId'>,
): Promise<void> {
  await sql`update app.matter_papers set ${sql({ state, reason, fileId })} where id = ${id}`;
}
