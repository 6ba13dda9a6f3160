/** What sets of questions scored the first time that were written and graded by people who had seen nothing. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Score = z.strictObject({
  set: z.string(),
  day: z.string(),
  of: z.number(),
  /** By grader. */
  right: z.array(z.number()).min(1),
  what: z.string(),
});

export async function coldScores(): Promise<void> {
  const file = await readFile(new URL('cold-scores.json', import.meta.url), 'utf8');
  console.log('\ncold sets, right or acceptable at the first try, by grader');
  for (const { set, day, of, right, what } of z.array(Score).parse(JSON.parse(file))) {
    const shares = right.map((one) => `${((100 * one) / of).toFixed(0)} %`).join(' and ');
    console.log(`  ${day} ${set}: ${shares} of ${of}, ${what}`);
  }
}
