/** One thing that can be booked: what it costs, when it is free, and the button that opens its sheet. */

import type { AnswerMissing } from '#contract/assistant/assistant.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { carriesParty, largestPartyOf } from '#domain/bookings/party.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { attributesOf, endSentence, lineOf } from '#server/assistant/attributes/attributes.ts';
import { type FacetAnswer, isSurelyAsked } from '#server/assistant/facets/facet.ts';
import { type OfferingOpening, openingOf } from '#server/assistant/openings.ts';
import { mindLines } from '#server/assistant/plan/mind.ts';
import { planWords } from '#server/assistant/plan/words.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export async function offeringReply(
  thing: Thing,
  item: Offering,
  context: Context,
  heard?: FacetAnswer,
): Promise<Reply> {
  const { meant, telling, tools } = context;
  const asked = heard && isSurelyAsked(context) ? [] : askedSentences(thing, context);
  const opening = item.isFullyBooked ? undefined : await openingOf(item, meant.wish, tools);
  const missing = missingFor(item, context);
  const said = [
    endSentence(lineOf(thing, telling)),
    ...asked,
    ...(heard && asked.length === 0 ? [heard.text] : []),
    ...offeringStanding(item, context, opening),
    ...mindLines(thing, context),
    ...(missing.length > 0 ? [telling.say.ask.dayAndParty(missing)] : []),
  ];
  return replyWith(said.join('\n\n'), {
    things: [thing],
    sources: [opening ?? [], meant.wish, heard?.sources ?? []],
    missing,
    actions: action(thing, context),
    suggestions: telling.say.suggest.offering,
  });
}

function action(thing: Thing, { meant }: Context) {
  const found = thing.action(meant.language);
  return found ? [found] : [];
}

/** What was asked of it, sentence by sentence; its own words where nothing was. */
export function askedSentences(thing: Thing, { meant, telling }: Context): string[] {
  const known = attributesOf(thing, telling);
  const wanted = known.filter(({ acts }) => acts.some((act) => meant.acts.has(act)));
  return wanted
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .slice(0, 4);
}

export function offeringStanding(
  item: Offering,
  context: Context,
  opening: OfferingOpening | undefined,
): string[] {
  const { meant, telling } = context;
  const { say } = telling;
  const { party } = meant.wish;
  if (item.isFullyBooked) return [say.book.full];
  if (party !== undefined && !carriesParty(item, party))
    return [say.book.party(largestPartyOf(item))];
  if (!opening) return [];
  const day = dateInWords(opening.day, meant.language);
  if (!opening.isOpen) {
    const next = opening.next && dateInWords(opening.next, meant.language);
    return [say.book.noneOn(day), ...(next ? [planWords(telling).nextFree(next)] : [])];
  }
  return [openSentence(opening, day, context), ...quoteSentence(opening, context)];
}

const mostTimes = 6;

function openSentence(
  { times, suits }: OfferingOpening,
  day: string,
  { telling }: Context,
): string {
  const { say } = telling;
  if (times.length === 0) return say.book.freeOn(day);
  const shown = times.slice(0, mostTimes);
  return suits ? say.book.freeAt(day, shown) : say.book.freeOtherwise(day, shown);
}

function quoteSentence({ quote }: OfferingOpening, { telling, meant }: Context): string[] {
  if (!quote || meant.wish.party === undefined) return [];
  const { say, speaker } = telling;
  return [say.book.total(speaker.money(quote.total), meant.wish.party)];
}

/** Whoever wants to book has not said when, or for how many. */
function missingFor({ isFullyBooked }: Offering, { meant }: Context): AnswerMissing[] {
  const { wish, own } = meant;
  const wants = meant.acts.has('book') || meant.acts.has('price') || own.party !== undefined;
  if (isFullyBooked || !wants) return [];
  const day: AnswerMissing[] = wish.when.day ? [] : ['day'];
  const party: AnswerMissing[] = wish.party ? [] : ['party'];
  return [...day, ...party];
}
