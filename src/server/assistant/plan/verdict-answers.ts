/** Yes or no first, then why, then what to do instead. */
import type { Citation } from '#contract/assistant/assistant.ts';
import type { ConstraintFinding, ConstraintStanding } from '#domain/assistant/plan/constraint.ts';
import { decisiveFindings, isTold } from '#domain/assistant/plan/judgement.ts';
import { plain } from '#domain/search/normal-form.ts';
import { lineOf } from '#server/assistant/attributes/attributes.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import { answerForm } from '#server/assistant/plan/form.ts';
import { answersIt, writtenOf } from '#server/assistant/plan/house-words.ts';
import { insteadOf } from '#server/assistant/plan/instead.ts';
import type { Judgement } from '#server/assistant/plan/judgement.ts';
import { leftOutLine } from '#server/assistant/plan/left-out.ts';
import { planWords, reasonsOf } from '#server/assistant/plan/words.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { lineWithDay } from '#server/assistant/replies/lists.ts';
import { offeringReply } from '#server/assistant/replies/offerings.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { citationOf, type Thing } from '#server/assistant/things/thing.ts';

const most = 3;

export async function oneAnswer(judgement: Judgement, context: Context): Promise<Reply> {
  const { thing, standing, findings } = judgement;
  if (standing === 'no' || standing === 'unknown') return refusal([judgement], context);
  const { telling } = context;
  const first = `${leading(standing, context)} ${reasonsOf(decisiveFindings(findings), telling).join(' ')}`;
  const { entry } = thing;
  const told =
    entry.of === 'offering'
      ? await offeringReply(thing, entry.item, context)
      : ofThing(thing, context);
  const rests = restsOn([judgement], context);
  return {
    ...told,
    text: `${first}\n\n${told.text}`,
    citations: [...told.citations, ...rests.citations],
    sources: [...told.sources, ...rests.sources],
  };
}

const ofThing = (thing: Thing, context: Context): Reply =>
  replyWith(lineOf(thing, context.telling), {
    things: [thing],
    actions: actionsOf([thing], context),
  });

/** Yes and no are for whoever asked; to whoever only told us something it is an answer with that in mind. */
function leading(standing: ConstraintStanding, { telling, meant }: Context): string {
  const say = planWords(telling);
  const isGood = standing === 'fits' || standing === 'condition';
  if (isGood && answerForm(meant) !== 'verdict') return say.noted;
  const isContrary =
    /\b(?:problem|issue|matter|mind|too (?:young|old|heavy|many))\b|مشكله|مانع/.test(
      plain(meant.message),
    );
  return `**${(isContrary ? say.plainly : say.verdicts)[standing]}**:`;
}

export async function severalAnswer(all: Judgement[], context: Context): Promise<Reply> {
  const good = all.filter(({ standing }) => standing === 'fits' || standing === 'condition');
  if (good.length === 0) return refusal(all, context);
  const { telling } = context;
  const say = planWords(telling);
  const rank = ({ standing }: Judgement) => Number(standing === 'fits');
  const shown = good.toSorted((a, b) => rank(b) - rank(a)).slice(0, most);
  const standing = shown.some((one) => one.standing === 'fits') ? 'fits' : 'condition';
  const told = await Promise.all(shown.map((one) => lineWithWhy(one, context)));
  const lines = told.map(({ line }) => line);
  const others = standing === 'condition' ? insteadOf(all, context) : [];
  const instead = others.map((thing) => `- ${lineOf(thing, telling)}`);
  const things = [...shown.map(({ thing }) => thing), ...others];
  const text = [
    `${leading(standing, context)} ${say.these}`,
    ...lines,
    ...(instead.length > 0 ? ['', say.without, ...instead] : []),
    ...leftOutLine(all, telling),
  ];
  const rests = restsOn(all, context);
  return replyWith(text.join('\n'), {
    citations: rests.citations,
    sources: [rests.sources, told.map(({ source }) => source)],
    things,
    actions: actionsOf(things, context),
    suggestions: telling.say.suggest.list,
  });
}

async function lineWithWhy({ thing, findings }: Judgement, context: Context) {
  const reasons = reasonsOf(findings.filter(isTold), context.telling).join(' ');
  const { line, source } = await lineWithDay(thing, context);
  return { line: `- ${line}${reasons ? ` · ${reasons}` : ''}`, source };
}

/** No, or nobody knows: why, once for each reason, and what would suit. */
export function refusal(all: readonly Judgement[], context: Context): Reply {
  const { telling, meant } = context;
  const say = planWords(telling);
  const standing: ConstraintStanding = all.every((one) => one.standing === 'no') ? 'no' : 'unknown';
  const shown = all.filter((one) => one.standing === standing).slice(0, most);
  const others = insteadOf(all, context);
  const instead = others.map((thing) => `- ${lineOf(thing, telling)}`);
  const isUnknown = standing === 'unknown';
  const rests = restsOn(shown, context);
  const { written } = rests;
  const known = written && answersIt(written) ? written.text[telling.language] : say.person;
  const why = [...byReason(shown, context), ...(isUnknown ? [known] : [])];
  const text = [
    `${leading(standing, context)} ${why.join(' ')}`,
    ...(instead.length > 0 ? ['', isUnknown ? say.known : say.instead, ...instead] : []),
  ];
  const subjects = shown.map(({ thing }) => thing);
  // What was refused is still spoken of, until one of the others is chosen.
  const subject = subjects.length === 1 && others.length !== 1 ? subjects[0] : undefined;
  return replyWith(text.join('\n'), {
    things: others.length > 0 ? others : isUnknown ? subjects : [],
    citations: [...rests.citations, ...subjects.map((thing) => citationOf(thing, meant.language))],
    sources: rests.sources,
    actions: [...actionsOf(others, context), personAction(meant.language)],
    suggestions: telling.say.suggest.list,
    offersPerson: isUnknown || others.length === 0,
    ...(subject && { focus: { of: 'thing', ids: [subject.id], asked: [] } }),
  });
}

/** `Jet ski to the sail, Jet ski, the Palm: guests must be 16.` */
function byReason(all: readonly Judgement[], { telling }: Context): string[] {
  const groups = new Map<string, string[]>();
  for (const { thing, findings } of all) {
    const why = reasonsOf(decisiveFindings(findings).slice(0, 2), telling).join(' ');
    groups.set(why, [...(groups.get(why) ?? []), `**${thing.title[telling.language]}**`]);
  }
  return [...groups].map(([why, names]) => `${names.join(telling.say.comma)}: ${why}`);
}

interface Rests {
  written: Passage | undefined;
  citations: Citation[];
  sources: unknown[];
}

/** Every figure stands in an entry, in what was said, or in what the house has written. */
function restsOn(all: readonly Judgement[], context: Context): Rests {
  const { meant } = context;
  const [first] = all;
  const found: ConstraintFinding[] = first ? decisiveFindings(first.findings) : [];
  const written = first && writtenOf(found, first.thing, context);
  const { id, kind, title, path } = written ?? {};
  return {
    written,
    citations:
      id && kind && title && path ? [{ id, kind, title: title[meant.language], path }] : [],
    sources: [...all.map(({ thing }) => thing.entry.item), written ?? [], meant.wish],
  };
}

const actionsOf = (things: readonly Thing[], { meant }: Context) =>
  things.slice(0, 1).flatMap((thing) => thing.action(meant.language) ?? []);
