/** One line on what a list does not show, and why. */
import { isTold } from '#domain/assistant/plan/judgement.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import type { Judgement } from '#server/assistant/plan/judgement.ts';
import { planWords } from '#server/assistant/plan/words.ts';

const mostNames = 3;

/** None where nothing was left out for a reason that is worth saying. */
export function leftOutLine(all: readonly Judgement[], telling: Telling): string[] {
  const out = all.flatMap(({ thing, findings, standing }) => {
    const why = findings.find((one) => one.is === standing && isTold(one));
    return why && (standing === 'no' || standing === 'unknown') ? [{ thing, why }] : [];
  });
  if (out.length === 0) return [];
  const say = planWords(telling);
  const names = out.slice(0, mostNames).map(({ thing }) => thing.title[telling.language]);
  const reasons = [...new Set(out.map(({ why }) => say.general[why.of]))];
  const hasMore = out.length > names.length;
  return ['', say.leftOut(names.join(telling.say.comma), hasMore, reasons.join(telling.say.comma))];
}
