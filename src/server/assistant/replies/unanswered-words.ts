/** A list that leaves a word of the question unanswered says so, and offers somebody who can look further. */
import { topicsIn } from '#domain/assistant/lexicon.ts';
import { meaningsOf } from '#domain/assistant/meanings.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export function namingUnanswered(list: Reply, context: Context): Reply {
  // A need is held against every thing of the list: nothing of it is left unanswered.
  const isPlanned = context.meant.own.needs.length > 0;
  if (list.things.length === 0 || list.offersPerson || isPlanned || !leavesOut(context))
    return list;
  const { meant, telling } = context;
  const actions = [...list.actions.slice(0, 2), personAction(meant.language)];
  const text = `${list.text}\n\n${telling.say.list.partly}`;
  return { ...list, text, actions, offersPerson: true };
}

/** A word that carries weight and that nothing of the list speaks of. */
function leavesOut({ meant, knowledge }: Context): boolean {
  const listed = knowledge.things.filter(({ topic }) => meant.topics.some((one) => one === topic));
  const { used } = topicsIn(meant.stems);
  const subject = new Set(meant.stems.filter((_, at) => used.has(at)));
  const says = (thing: Thing, one: string) => {
    const known = knowledge.stemsOf(thing);
    return (
      known.has(one) || meaningsOf(one).some((other) => known.has(other)) || isBegun(one, known)
    );
  };
  return meant.telling.some(
    (one) =>
      one.length > 3 &&
      !subject.has(one) &&
      !filler.has(one) &&
      !listed.some((thing) => says(thing, one)),
  );
}

function isBegun(one: string, known: ReadonlyMap<string, number>): boolean {
  for (const word of known.keys()) if (word.startsWith(one)) return true;
  return false;
}

/** Words that make a sentence and ask for nothing. */
const filler = new Set(
  wordsOf(`place places spot night nights tonight wanna gonna gotta could would should might kindly nice good great lovely amazing beautiful special perfect
    suggest suggestion suggestions recommend recommendation recommendations idea ideas interested interesting maybe possibly
    somewhere someone anyone anything everything everyone them they their theirs his her your mine ours both each other others
    actually currently right really quite rather little next last again still also only even just already
    propose girlfriend boyfriend husband wife friends friend family guest guests people
    think know like love prefer hope wish wonder visit stay live moving move coming going spend want wants wanted
    cost costs price money cheap expensive afford maximum minimum total altogether
    quote details information info option options available choose choice list
    اقترح اقتراح نصيحه شي شيء حلو حلوه زين جميل مناسب مناسبه ممكن لعايله للعائله عايله عائله`).map(
    stem,
  ),
);
