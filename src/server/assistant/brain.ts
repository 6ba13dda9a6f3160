/**
 * The embedded brain: no network, no key. It understands what is asked of our catalogue and answers from
 * it; what it does not know it says, and offers a person.
 */

import type { YearGroup } from '#contract/schooling.ts';
import { yearFor } from '#domain/schooling/schools.ts';
import { plain } from '#domain/search/spelling.ts';
import { deciding } from '#server/assistant/decision.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { speakerOf } from '#server/assistant/money-words.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { entryReply, liveReply, unknownReply } from '#server/assistant/replies/beyond.ts';
import {
  consultationReply,
  contactReply,
  sellingReply,
  viewingReply,
  yearReply,
} from '#server/assistant/replies/house.ts';
import { ownReply } from '#server/assistant/replies/own.ts';
import { type Context, type Reply, replied } from '#server/assistant/replies/reply.ts';
import { smallReply } from '#server/assistant/replies/small.ts';
import { severalReply } from '#server/assistant/several-wishes.ts';
import type { Tools } from '#server/assistant/tools.ts';
import { type Asked, understand } from '#server/assistant/understanding.ts';
import { words } from '#server/assistant/words.ts';
import { nextTurn } from '#server/platform/turns.ts';

/** The first that has something to say answers. */
const minds: ((context: Context) => Promise<Reply | undefined> | Reply | undefined)[] = [
  smallReply,
  personReply,
  liveReply,
  ownReply,
  contactReply,
  yearReply,
  consultationReply,
  viewingReply,
  sellingReply,
  entryReply,
  severalReply,
  deciding,
];

export async function embeddedAnswer(
  asked: Asked,
  knowledge: Knowledge,
  tools: Tools,
): Promise<Reply> {
  const context = await contextOf(asked, knowledge, tools);
  for (const mind of minds) {
    // Each may take a while: everybody else has a turn in between.
    await nextTurn();
    const reply = await mind(context);
    if (reply) return reply;
  }
  return unknownReply(context);
}

export async function contextOf(
  asked: Asked,
  knowledge: Knowledge,
  tools: Tools,
): Promise<Context> {
  const meant = await understand(asked, knowledge);
  const { language } = asked;
  const years = yearsOf(knowledge);
  return {
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

function yearsOf({ snapshot }: Knowledge): YearGroup[] {
  return snapshot.texts('schooling').yearGroups.map((group) => ({
    age: group.ageAtStart,
    names: {
      british: group.british,
      american: group.american,
      indian: group.indian,
      'international-baccalaureate': group.internationalBaccalaureate,
    },
  }));
}

const person =
  /\b(?:speak|talk|chat|connect|get|put) (?:me )?(?:to|with|through to) (?:an?|your|the|some|my)? ?(?:real |live |actual )?(?:person|human|someone|somebody|agent|expert|adviser|advisor|manager|concierge|representative|operator)|\b(?:real|live|actual) (?:human|person|agent)|\bhuman (?:please|now|being|agent)|\b(?:want|need|give me|prefer) an? (?:human|person)\b|customer (?:service|care)|\bcall me\b|connect with expert|(?:اتحدث|اكلم|التحدث|تحدث|اتكلم|التكلم|اتواصل|التواصل|اوصلني|حولني) .{0,12}(?:شخص|موظف|انسان|احد|خبير|مدير|مستشار)|موظف بشري|انسان حقيقي/;

function personReply({ meant, telling }: Context): Reply | undefined {
  if (!person.test(plain(meant.message))) return undefined;
  return replied(telling.say.small.person, {
    offersPerson: true,
    actions: [personAction(meant.language)],
  });
}
