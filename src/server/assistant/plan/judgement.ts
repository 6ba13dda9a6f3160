/** The things of an answer held against everything the conversation has said. */
import type {
  ConstraintFinding,
  ConstraintStanding,
  JudgedWish,
} from '#domain/assistant/plan/constraint.ts';
import { garmentsIn } from '#domain/assistant/plan/garments.ts';
import { findingsOf, worstStanding } from '#domain/assistant/plan/judgement.ts';
import { noWish, type SpokenWish } from '#domain/assistant/wish.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export interface Judgement {
  thing: Thing;
  findings: ConstraintFinding[];
  standing: ConstraintStanding;
}

const alone =
  /\b(?:private(?:ly)?|to ourselves|just (?:for )?us|exclusively|no strangers|not shared|without (?:other|strangers))\b|(?:^|\s)(?:ل)?(?:خاص|خاصه|بروحنا|لحالنا|لوحدنا)(?=\s|$|[؟?])/;

const young =
  /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|little ones|minors|teens?|teenagers?)\b|(?:^|\s)\S{0,3}(?:اطفال|طفل|عيال|يهال|صغار|قاصر)\S{0,3}(?=\s|$|[؟?،.])/;

const steers =
  /\b(?:drive|drives|driving|steer|by (?:him|her|my|them)sel(?:f|ves)|on (?:his|her|their) own|alone|solo)\b|(?:^|\s)(?:[يتن]سوق\S*|اسوق|[يت]قود|بروح[هي]ا?|لحال[هو]ا?|لوحد[هو]ا?)(?=\s|$|[؟?،.])/;

export const judgedOf = ({ meant, tools }: Context, wish: SpokenWish = meant.wish): JudgedWish => ({
  wish,
  now: tools.now,
  today: tools.today,
  isPrivate: alone.test(plain(meant.message)),
  withChildren: young.test(plain(meant.message)),
  drives: steers.test(plain(meant.message)),
  garments: garmentsIn(meant.message),
});

export function judgeThing(thing: Thing, judged: JudgedWish): Judgement {
  const findings = findingsOf(thing.entry, judged);
  return { thing, findings, standing: worstStanding(findings) };
}

/** What this message itself asks about: the rest was said before and is not the question. */
export function asksOf(context: Context, thing: Thing): ConstraintFinding['of'][] {
  const own = { ...context.meant.own, budget: context.meant.own.budget };
  const wish = { ...noWish, ...own };
  return findingsOf(thing.entry, judgedOf(context, wish as SpokenWish)).map(({ of }) => of);
}

/** A wish without anybody's limits: what was asked for, whoever comes. */
export function wishWithoutLimits(wish: SpokenWish): SpokenWish {
  const { party: _party, children: _children, weight: _weight, height: _height, ...rest } = wish;
  const { budget: _budget, length: _length, ...open } = rest;
  const { day: _day, clock: _clock, part: _part, until: _until, end: _end, ...when } = wish.when;
  return { ...open, when, ages: [], needs: [] };
}
