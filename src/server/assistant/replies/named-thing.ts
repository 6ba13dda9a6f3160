/** Something of the catalogue was named: it is described, compared or asked for. */
import type { AnswerMissing, Citation } from '#contract/assistant/assistant.ts';
import { attributesOf, endSentence, lineOf } from '#server/assistant/attributes/attributes.ts';
import { type FacetAnswer, isSurelyAsked } from '#server/assistant/facets/facet.ts';
import { differences } from '#server/assistant/plan/differences.ts';
import { mindLines } from '#server/assistant/plan/mind.ts';
import { askAction } from '#server/assistant/proposed-actions.ts';
import { askedSentences, offeringReply } from '#server/assistant/replies/offerings.ts';
import {
  type Context,
  type Reply,
  reckonedFrom,
  replyWith,
} from '#server/assistant/replies/reply.ts';
import { citationOf, type Thing } from '#server/assistant/things/thing.ts';

/** `heard` is what was asked of the only one, where no word of theirs says it plainly. */
export async function namedReply(
  things: Thing[],
  context: Context,
  heard?: FacetAnswer,
): Promise<Reply> {
  const [first, ...others] = things;
  if (!first) throw new RangeError('Nothing was named.');
  if (others.length > 0) return severalReply(things, context);
  if (first.entry.of === 'offering') return offeringReply(first, first.entry.item, context, heard);
  return oneReply(first, context, heard);
}

function oneReply(thing: Thing, context: Context, heard: FacetAnswer | undefined): Reply {
  const { meant, telling } = context;
  const asked = heard && isSurelyAsked(context) ? [] : askedSentences(thing, context);
  const line = endSentence(lineOf(thing, telling));
  const own = asked.length > 0 ? asked : heard ? [heard.text] : describing(thing, context);
  const plainWords = own.filter((sentence) => !line.includes(sentence));
  const caution = cautionOf(thing, context);
  const missing = missingFor(thing, context);
  const question = missing.length > 0 ? [telling.say.ask.of(missing)] : [];
  const mind = mindLines(thing, context);
  const text = [line, ...plainWords, ...caution, ...mind, ...question].join('\n\n');
  return replyWith(text, {
    things: [thing],
    missing,
    actions: actionsFor(thing, context),
    suggestions: telling.say.suggest[thing.kind === 'venue' ? 'venue' : 'general'],
    sources: [meant.wish.when, reckonedFrom([thing], context), heard?.sources ?? []],
  });
}

/** Its own words; of an area, what it is to live there. */
function describing(thing: Thing, { meant, telling }: Context): string[] {
  const { language } = meant;
  const { entry } = thing;
  if (entry.of === 'area')
    return attributesOf(thing, telling)
      .filter(({ acts }) => acts.length > 0)
      .map(({ text }) => endSentence(text));
  return 'description' in entry.item ? [entry.item.description[language]] : [];
}

const cautionOf = ({ entry }: Thing, { meant }: Context): string[] =>
  entry.of === 'visa' ? [entry.item.caution[meant.language]] : [];

/** What a form of the house will ask anyway, asked where the client can still answer in a word. */
function missingFor({ entry }: Thing, { meant }: Context): AnswerMissing[] {
  const { wish, acts } = meant;
  const wants = acts.has('book') || acts.has('apply');
  if (entry.of === 'venue' && wants) {
    const day: AnswerMissing[] = wish.when.day ? [] : ['day'];
    return [...day, ...(wish.party ? [] : (['party'] as const))];
  }
  if (entry.of === 'visa' && wants && !wish.nationality) return ['nationality'];
  return entry.of === 'school' && wants && wish.ages.length === 0 ? ['age'] : [];
}

/** The form knows the day already, where one was said. */
function actionsFor(thing: Thing, { meant }: Context) {
  const { day } = meant.wish.when;
  const found = thing.action(meant.language);
  if (!found) return [];
  const takesDay = thing.entry.of === 'venue' || thing.entry.of === 'event';
  if (found.kind !== 'ask' || !takesDay || !day) return [found];
  const ask = thing.entry.of === 'venue' ? 'table' : 'event';
  return [askAction(found.label, thing.path, { ask, about: thing.slug, on: day })];
}

/** Two or more beside each other: the same lines of each. */
function severalReply(things: Thing[], context: Context): Reply {
  const { telling, meant } = context;
  const shown = things.slice(0, 4);
  const lines = shown.map((thing) => {
    const more = askedSentences(thing, context).join(' · ');
    return `- ${lineOf(thing, telling)}${more ? ` · ${more}` : ''}`;
  });
  const rows = meant.acts.has('compare') ? differences(shown, telling) : undefined;
  const intro = meant.acts.has('compare') ? telling.say.list.beside : telling.say.list.these;
  return replyWith([intro, ...(rows ?? lines)].join('\n'), {
    things: shown,
    sources: [reckonedFrom(shown, context)],
    suggestions: telling.say.suggest.general,
    citations: shown.map((thing): Citation => citationOf(thing, meant.language)),
  });
}
