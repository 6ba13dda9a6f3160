/** A list with every constraint in mind: what is known to suit first, and a line on what is not, or not known. */
import { isTold } from '#domain/assistant/plan/judgement.ts';
import type { SpokenWish } from '#domain/assistant/wish.ts';
import { isChild } from '#server/assistant/fit.ts';
import {
  type Judgement,
  judgedOf,
  judgeThing,
  wishWithoutLimits,
} from '#server/assistant/plan/judgement.ts';
import { leftOutLine } from '#server/assistant/plan/left-out.ts';
import { planWords, reasonsOf } from '#server/assistant/plan/words.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { searchThings } from '#server/assistant/search.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

const isUnknown = ({ findings }: Judgement): boolean =>
  findings.some((one) => one.is === 'unknown' && isTold(one));

/** What is known to suit comes before what nobody can promise. */
export function knownFirst(things: readonly Thing[], context: Context): Thing[] {
  const judged = judgedOf(context);
  const rank = (thing: Thing) => Number(isUnknown(judgeThing(thing, judged)));
  return things.toSorted((a, b) => rank(a) - rank(b));
}

interface Beside {
  lines: string[];
  sources: unknown[];
  offersPerson: boolean;
}

/** What stands under a list: what of it is not known, and what was left out of it. */
export function notesUnderList(shown: readonly Thing[], context: Context): Beside {
  const { meant, knowledge, telling } = context;
  const judged = judgedOf(context);
  const unknown = shown.map((thing) => judgeThing(thing, judged)).filter(isUnknown);
  const reasons = reasonsOf(
    unknown.flatMap(({ findings }) =>
      findings.filter((one) => one.is === 'unknown' && isTold(one)),
    ),
    telling,
  );
  const stems = meant.stems.filter((one) => !isChild(one));
  const open = { ...meant, stems, wish: wishWithoutLimits(meant.wish) };
  const others = isBound(meant.wish) ? searchThings(open, knowledge).things : [];
  const out = others
    .filter((thing) => !shown.includes(thing))
    .map((thing) => judgeThing(thing, judged))
    .filter(({ standing }) => standing === 'no');
  const say = planWords(telling);
  const said = reasons.length > 0 ? ['', `${say.mind} ${reasons.join(' ')} ${say.person}`] : [];
  return {
    lines: [...said, ...leftOutLine(out, telling)],
    sources: out.map(({ thing }) => thing.entry.item),
    offersPerson: unknown.length > 0,
  };
}

/** Something was said of who comes, or when. */
const isBound = ({ ages, children, needs, weight, height, when }: SpokenWish): boolean =>
  ages.length + needs.length > 0 ||
  [children, weight, height, when.day].some((one) => one !== undefined);
