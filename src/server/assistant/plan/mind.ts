/** What somebody of the party must mind where a thing is described or booked: conditions, and what is not known. */
import { isTold } from '#domain/assistant/plan/judgement.ts';
import { judgedOf, judgeThing } from '#server/assistant/plan/judgement.ts';
import { planWords, reasonsOf } from '#server/assistant/plan/words.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export function mindLines(thing: Thing, context: Context): string[] {
  const { telling } = context;
  const { findings } = judgeThing(thing, judgedOf(context));
  const told = findings.filter((one) => isTold(one) && one.of !== 'day');
  const minded = told.filter(({ is }) => is === 'condition' || is === 'unknown');
  const reasons = reasonsOf(minded, telling);
  return reasons.length > 0 ? [`${planWords(telling).mind} ${reasons.join(' ')}`] : [];
}
