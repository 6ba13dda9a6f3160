/**
 * The embedded brain: no network, no key. It understands what is asked of our catalogue and answers from
 * it; what it does not know it says, and offers a person.
 */

import type { YearGroup } from '#contract/schooling.ts';
import { tokensOfFocus } from '#domain/assistant/frame/focus.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';
import { yearFor } from '#domain/schooling/schools.ts';
import { ownActReply } from '#server/assistant/acts/own-acts.ts';
import { referenceReply } from '#server/assistant/acts/references.ts';
import { secondThoughtsReply } from '#server/assistant/acts/second-thoughts.ts';
import { decideReply, writtenReply } from '#server/assistant/decision.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { speakerOf } from '#server/assistant/money-words.ts';
import { choiceReply } from '#server/assistant/plan/choice.ts';
import { describedSum } from '#server/assistant/plan/sums-by-description.ts';
import { visaVerdict } from '#server/assistant/plan/visa-verdict.ts';
import { extrasReply } from '#server/assistant/plan/with-extras.ts';
import { continuationOf, keepsSubject, leansOn } from '#server/assistant/remember/continuation.ts';
import { focusOf, type Origin } from '#server/assistant/remember/focus.ts';
import { leanOnFragment } from '#server/assistant/remember/fragments.ts';
import { alarmReply, inCase, stayingReply } from '#server/assistant/replies/alarm.ts';
import { complaintReply } from '#server/assistant/replies/complaint.ts';
import {
  consultationReply,
  contactReply,
  sellingReply,
  viewingReply,
  yearReply,
} from '#server/assistant/replies/house.ts';
import { entryReply, liveReply, unknownReply } from '#server/assistant/replies/not-in-lists.ts';
import { ownReply } from '#server/assistant/replies/own.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import { personReply, politeReply, smallTalkReply } from '#server/assistant/replies/small-talk.ts';
import type { Tools } from '#server/assistant/tools.ts';
import { hearMessage } from '#server/assistant/understand/current-weights.ts';
import { topicHeard } from '#server/assistant/understand/kinds.ts';
import { severalQuestions } from '#server/assistant/understand/several-questions.ts';
import { severalReply } from '#server/assistant/understand/several-wishes.ts';
import {
  type AskedMessage,
  type Understanding,
  understandMessage,
} from '#server/assistant/understand/understanding.ts';
import { words } from '#server/assistant/words.ts';
import { nextTurn } from '#server/platform/turns.ts';

type Mind = (context: Context) => Promise<Reply | undefined> | Reply | undefined;

/** The first that has something to say answers. */
const minds: Mind[] = [
  alarmReply,
  stayingReply,
  smallTalkReply,
  contactReply,
  politeReply,
  secondThoughtsReply,
  personReply,
  complaintReply,
  liveReply,
  ownActReply,
  referenceReply,
  ownReply,
  yearReply,
  consultationReply,
  viewingReply,
  sellingReply,
  entryReply,
  extrasReply,
  choiceReply,
  visaVerdict,
  describedSum,
  severalQuestions,
  writtenReply,
  severalReply,
  decideReply,
];

export async function embeddedAnswer(
  asked: AskedMessage,
  knowledge: Knowledge,
  tools: Tools,
): Promise<Reply> {
  return answerIn(await contextOf(asked, knowledge, tools));
}

export async function answerIn(context: Context): Promise<Reply> {
  for (const mind of minds) {
    // Each may take a while: everybody else has a turn in between.
    await nextTurn();
    const reply = await mind(context);
    if (reply)
      return inCase(context, {
        ...reply,
        focus: reply.focus ?? focusOf(reply, context, originOf(mind)),
      });
  }
  return inCase(context, { ...unknownReply(context), focus: context.meant.frame.focus });
}

const ofOwn = new Set<Mind>([ownReply, ownActReply, referenceReply]);
const asides = new Set<Mind>([
  alarmReply,
  stayingReply,
  smallTalkReply,
  contactReply,
  politeReply,
  personReply,
  complaintReply,
  liveReply,
]);

const originOf = (mind: Mind): Origin =>
  ofOwn.has(mind) ? 'own' : asides.has(mind) ? 'aside' : 'house';

export async function contextOf(
  asked: AskedMessage,
  knowledge: Knowledge,
  tools: Tools,
): Promise<Context> {
  const first = await understandMessage(asked, knowledge);
  const said = await hearMessage(
    first.message,
    knowledge.snapshot,
    tokensOfFocus(first.frame.focus),
  );
  const going = continuationOf(first, said, knowledge);
  const isKept = keepsSubject(going, first);
  const alone = isKept
    ? await understandMessage({ ...asked, keepsSubject: true }, knowledge)
    : first;
  const whole = leansOn(going, said) && alone.previous ? `${alone.previous} ${alone.message}` : '';
  const read = whole ? leanOnFragment(whole, alone, knowledge) : alone;
  const heard = whole ? await heardAgain(whole, alone, knowledge) : said;
  const meant = {
    ...withSubject(read, isKept ? undefined : topicHeard(heard, read)),
    described: heard.things,
  };
  const { language } = asked;
  const years = yearsOf(knowledge);
  return {
    heard,
    going,
    meant,
    knowledge,
    tools,
    telling: {
      language,
      say: words[language],
      speaker: speakerOf(knowledge.snapshot, language),
      today: tools.today,
      ages: meant.wish.ages,
      stems: meant.stems,
      yearName: (curriculum, age) => yearFor(years, curriculum, age),
    },
  };
}

/** What is meant by all of it; what is done with it was said with the question before. */
async function heardAgain(
  whole: string,
  { previous = '', telling }: Understanding,
  knowledge: Knowledge,
) {
  const { acts, act, own } = await hearMessage(previous, knowledge.snapshot);
  const all = await hearMessage(whole, knowledge.snapshot);
  // `And next month?` names no other affair of theirs.
  return { ...all, acts, act, own: telling.length > 0 ? all.own : own };
}

/** No word named a subject, but what they wish for is clear; or so clear that a word in it is no subject. */
function withSubject(meant: Understanding, topic: Topic | undefined): Understanding {
  if (!topic || meant.topics.includes(topic)) return meant;
  const topics = [topic];
  return {
    ...meant,
    topics,
    isFollowUp: false,
    frame: { ...meant.frame, topics },
    heard: { ...meant.heard, topics },
  };
}

const yearsOf = ({ snapshot }: Knowledge): YearGroup[] =>
  snapshot.texts('schooling').yearGroups.map((group) => ({
    age: group.ageAtStart,
    names: {
      british: group.british,
      american: group.american,
      indian: group.indian,
      'international-baccalaureate': group.internationalBaccalaureate,
    },
  }));
