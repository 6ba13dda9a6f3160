/** Whether a verdict is owed, and on what. */
import type { ConstraintFinding } from '#domain/assistant/plan/constraint.ts';
import { isTold } from '#domain/assistant/plan/judgement.ts';
import { answerForm } from '#server/assistant/plan/form.ts';
import {
  asksOf,
  type Judgement,
  judgedOf,
  judgeThing,
  wishWithoutLimits,
} from '#server/assistant/plan/judgement.ts';
import { oneAnswer, refusal, severalAnswer } from '#server/assistant/plan/verdict-answers.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import { searchThings } from '#server/assistant/search.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { isOfTheBook } from '#server/assistant/understand/guesses.ts';
import { namedThings, pointedAt } from '#server/assistant/understand/named-things.ts';
import { isBookable, topicsOf } from '#server/assistant/understand/subjects.ts';

/** Of a list, so many are meant first of all. */
const foremost = 3;

/** Nothing where neither yes nor no was asked for, nor anything said that would forbid it. */
export async function verdictReply(context: Context): Promise<Reply | undefined> {
  const pointed = pointedThings(context);
  const things = pointed.length > 0 ? pointed : listedThings(context);
  const caution = pointed.length === 0 ? cautionOf(context) : undefined;
  if (caution) return caution;
  const asked = new Set(things.flatMap((thing) => asksOf(context, thing)));
  const judged = judgedOf(context);
  const all = things.map((thing) => judgeThing(thing, judged));
  if (asked.size === 0)
    return isForbidden(pointed, all) && !isToldOf(context) ? refusal(all, context) : undefined;
  const [only] = all;
  if (isOwed(context, asked, pointed.length > 0))
    return only && all.length === 1 ? oneAnswer(only, context) : severalAnswer(all, context);
  if (isForbidden(pointed, all) || (pointed.length > 0 && isOutgrown(context, asked, all)))
    return refusal(all, context);
  // What was asked for above all is for none of them: a list of other things would not say so.
  const isNone = all.slice(0, foremost).every(({ findings }) => findings.some(stops));
  return isNone && tells(asked) ? refusal(all.slice(0, foremost), context) : undefined;
}

/** Of no thing in particular: what suits and what does not is written for all of them. */
function cautionOf(context: Context): Reply | undefined {
  const { heard, knowledge } = context;
  if (heard.entries[0]?.is !== pregnancy || !isOfTheBook(context)) return undefined;
  const known = knowledge.passages.all.find(({ id }) => id === pregnancy);
  return known && passageReply(known, context);
}

const pregnancy = 'bkg-pregnancy';

/** What is asked more of a thing that was refused is answered: that it is not for them was said. */
const isToldOf = ({ going }: Context): boolean => going?.relation === 'ask';

/** `We are 26 now`: whom nothing of what was shown takes any more hears so, before anything else is offered. */
const isOutgrown = (
  { meant }: Context,
  asked: ReadonlySet<ConstraintFinding['of']>,
  all: readonly Judgement[],
): boolean =>
  meant.isFollowUp &&
  asked.has('party') &&
  all.length > 0 &&
  all.every(({ findings }) => findings.some(({ of, is }) => of === 'party' && is === 'no'));

/** Whoever named it, and whatever was asked of it: what endangers somebody of the party is said. */
const isForbidden = (pointed: readonly Thing[], all: readonly Judgement[]): boolean =>
  pointed.length > 0 && all.every(({ findings }) => findings.some(endangers));

const stops = (one: ConstraintFinding): boolean =>
  one.is === 'no' && isTold(one) && one.of !== 'day';

const endangers = ({ of, is }: ConstraintFinding): boolean =>
  is === 'no' && ['health', 'age', 'weight', 'height'].includes(of);

const tells = (asked: ReadonlySet<ConstraintFinding['of']>): boolean =>
  [...asked].some((of) => (isTold({ of }) && of !== 'day') || of === 'dress');

/** A verdict was asked for, or something was said that may stop what was named or shown. */
function isOwed(
  { meant }: Context,
  asked: ReadonlySet<ConstraintFinding['of']>,
  isPointed: boolean,
): boolean {
  return answerForm(meant) === 'verdict' || (isPointed && tells(asked));
}

/** What was named or pointed at, or what the last answer showed. */
function pointedThings(context: Context): Thing[] {
  const { meant } = context;
  const pointed = pointedAt(context);
  if (pointed.length > 0) return pointed.filter(isPlanned);
  const named = namedThings(context).filter(isPlanned);
  if (named.length > 0) return named;
  return meant.isFollowUp ? meant.shown.filter(isPlanned) : [];
}

/** What their words ask for, whoever comes. */
function listedThings(context: Context): Thing[] {
  const { meant, knowledge } = context;
  const topics = topicsOf(context);
  if (!topics.some((topic) => isBookable(topic) || isEvening(topic))) return [];
  const open = { ...meant, topics, wish: wishWithoutLimits(meant.wish) };
  return searchThings(open, knowledge).things.filter(isPlanned);
}

const isEvening = (topic: string) => topic === 'dining' || topic === 'nightlife';

const isPlanned = ({ entry }: Thing): boolean =>
  entry.of === 'offering' || entry.of === 'venue' || entry.of === 'home';
