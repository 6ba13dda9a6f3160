/** How a message changes the frame of its conversation. */

import {
  boundFrame,
  emptyFrame,
  type Frame,
  type HeardMessage,
} from '#domain/assistant/frame/frame.ts';
import * as moves from '#domain/assistant/frame/moves.ts';
import { occasionIn } from '#domain/assistant/frame/occasions.ts';
import { tokensOf } from '#domain/assistant/numbers.ts';
import { familyIn } from '#domain/assistant/people/family.ts';
import { type SpokenWish, whoAndWhen, withMemory } from '#domain/assistant/wish.ts';
import { majorOf } from '#domain/money/units.ts';
import { plain } from '#domain/search/normal-form.ts';
import { daysAfter } from '#domain/time.ts';

export function frameAfterMessage(frame: Frame, heard: HeardMessage): Frame {
  const said = plain(heard.message);
  const language = moves.languageAskedIn(said);
  if (language) return { ...frame, language };
  const before = subjectFor(moves.startsOver(said) ? anew(frame) : frame, heard);
  const wish = wished(before, heard, said);
  const occasion = occasionIn(said) ?? before.occasion;
  const refused = refusals(before, heard, said);
  const speaks = heard.words.length > 0;
  return boundFrame({
    ...before,
    topics: heard.topics.length > 0 ? heard.topics : before.topics,
    wish: { ...wish, areas: wish.areas.filter((area) => !refused.areas.includes(area)) },
    refused,
    qualities: [...before.qualities, ...moves.qualitiesIn(said)],
    words: speaks ? heard.words : before.words,
    asked: heard.asked ?? heard.message,
    ...(occasion && { occasion }),
  });
}

const anew = ({ language }: Frame): Frame => ({ ...emptyFrame, ...(language && { language }) });

/** Another subject: who comes and when may still hold; what it may cost, where and of which kind do not. */
function subjectFor(frame: Frame, { topics }: HeardMessage): Frame {
  const isOther =
    topics.length > 0 &&
    frame.topics.length > 0 &&
    !topics.some((one) => frame.topics.includes(one));
  if (!isOther) return frame;
  const { refused, ...rest } = frame;
  return {
    ...rest,
    wish: whoAndWhen(frame.wish),
    qualities: [],
    listed: [],
    refused: { things: refused.things, areas: [] },
  };
}

function wished(frame: Frame, heard: HeardMessage, said: string): SpokenWish {
  const own = whoOf(frame, heard, said);
  const moved = { ...withMemory(own, frame.wish), when: whenOf(frame.wish, own, said) };
  const all = moves.sameForOthers(said) ? insteadOf(moved, own, said) : moved;
  const kept = moves.leavesChildren(said) ? withoutChildren(all, own) : all;
  const wish = withoutWhatIsOpen(kept, said);
  return { ...wish, ...spending(heard, said) };
}

/** `And two kids`, `my mother is coming too`: they come on top of those who were counted. */
function whoOf({ wish: before }: Frame, { wish: own }: HeardMessage, said: string): SpokenWish {
  if (before.party === undefined) return own;
  const { self, others } = familyIn(tokensOf(said));
  const isAlso = moves.comesAlong(said) && !self;
  const isOfAll = own.party !== undefined && !(isAlso && own.party === others);
  if (isOfAll) return own;
  const adds = isAlso || /^\W*(?:and|plus|also|with|و)/.test(said);
  // A new number of all leaves the children in it.
  if (adds && own.children && before.children === undefined)
    return { ...own, party: before.party + own.children };
  return isAlso && others > 0 ? { ...own, party: before.party + others } : own;
}

type When = SpokenWish['when'];

function whenOf({ when: before }: SpokenWish, { when: own }: SpokenWish, said: string): When {
  const moved = moves.daysMoved(said);
  if (moved !== undefined && before.day)
    return { ...movedBy(before, moved), ...hourOf(before, own) };
  const { day, until, end } = own.day ? own : before;
  return {
    ...(day && { day }),
    ...(until && { until }),
    ...(end && { end }),
    ...hourOf(before, own),
  };
}

function movedBy({ day, until, end }: When, days: number): When {
  return {
    ...(day && { day: daysAfter(day, days) }),
    ...(until && { until: daysAfter(until, days) }),
    ...(end && { end: daysAfter(end, days) }),
  };
}

/** `And in the morning?` after `at eight in the evening`: the hour goes with its half of the day. */
function hourOf(before: When, own: When): When {
  const { part, clock } = own.part || own.clock ? own : before;
  return { ...(part && { part }), ...(clock && { clock }) };
}

/** Nobody of before comes along; whoever is named does. */
function insteadOf(
  wish: SpokenWish,
  { party, children, ages }: SpokenWish,
  said: string,
): SpokenWish {
  const { party: _party, children: _children, ...rest } = wish;
  const heads = party ?? familyIn(tokensOf(said)).others;
  return {
    ...rest,
    ages,
    ...(heads > 0 && { party: heads }),
    ...(children !== undefined && { children }),
  };
}

function withoutChildren({ children, ...wish }: SpokenWish, own: SpokenWish): SpokenWish {
  const { party, ages } = wish;
  const grown = party !== undefined && own.party === undefined ? party - (children ?? 0) : party;
  return {
    ...wish,
    ages: ages.filter((age) => age >= 18),
    ...(grown !== undefined && grown > 0 && { party: grown }),
  };
}

function withoutWhatIsOpen(wish: SpokenWish, said: string): SpokenWish {
  const { budget, ...rest } = wish;
  return {
    ...rest,
    ...(budget && !moves.anyPrice(said) && { budget }),
    ...(moves.anyDay(said) && { when: hourOf(wish.when, wish.when) }),
    ...(moves.dropsPlace(said) && { areas: [] }),
  };
}

/** Below the cheapest that was shown; in whole units, as budgets are said. */
function spending({ before, wish, topics }: HeardMessage, said: string): Partial<SpokenWish> {
  const { cheapest } = before;
  if (!cheapest || wish.budget || topics.length > 3 || !moves.wantsCheaper(said)) return {};
  return { budget: { most: majorOf(cheapest.amount - 1), currency: cheapest.currency } };
}

function refusals({ refused, shown, listed }: Frame, heard: HeardMessage, said: string) {
  const place = moves.refusedPlace(said);
  const pointed =
    place === undefined
      ? []
      : place < 0
        ? shown.slice(0, 1)
        : [listed[Math.min(place, listed.length - 1)]];
  const wantsOthers = moves.wantsOthers(said) || moves.qualitiesIn(said).length > 0;
  const all = wantsOthers && heard.topics.length === 0 ? shown : [];
  const areas = moves.refusesArea(said) ? heard.before.areas : [];
  const wanted = new Set(heard.wish.areas);
  return {
    things: [...refused.things, ...pointed.filter((id) => id !== undefined), ...all],
    areas: [...refused.areas, ...areas, ...heard.refusedAreas].filter((area) => !wanted.has(area)),
  };
}
