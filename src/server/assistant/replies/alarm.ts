/** Somebody is in danger: what to do now, whom to call, and a person at once. Before anything else is answered. */
import { personAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import { isOfTheBook } from '#server/assistant/understand/guesses.ts';

export function alarmReply(context: Context): Reply | undefined {
  const { heard, knowledge, telling, meant } = context;
  const numbers = knowledge.passages.all.find(({ id }) => id === 'lif-emergency');
  if (!heard.alarm || !numbers) return undefined;
  const reply = passageReply(numbers, context);
  const { alarms } = telling.say;
  const now = isKnown(heard.alarm, alarms) ? alarms[heard.alarm] : alarms['emergency-accident'];
  return {
    ...reply,
    text: `${now}\n\n${reply.text}`,
    actions: [personAction(meant.language)],
    suggestions: [],
    offersPerson: true,
    raises: { kind: 'emergency' },
  };
}

/** Perhaps nobody is: the numbers stand before the answer, which stays the same. */
export function inCase(context: Context, reply: Reply): Reply {
  const { heard, knowledge, telling, meant } = context;
  const numbers = knowledge.passages.all.find(({ id }) => id === 'lif-emergency');
  // What is plainly asked of the book, or of what was spoken of, is no cry for help.
  const isPlain = isOfTheBook(context, 0.9) || (context.going?.p ?? 0) >= 0.5;
  if (!heard.mayBeAlarm || isPlain || !numbers || reply.raises) return reply;
  const text = `${telling.say.alarms.perhaps} ${numbers.text[meant.language]}\n\n${reply.text}`;
  return { ...reply, text, sources: [...reply.sources, numbers], offersPerson: true };
}

/** Who spoke of danger is not left for a word that says nothing else: `no, I do not want a doctor`. */
export function stayingReply(context: Context): Reply | undefined {
  const { meant, knowledge, telling } = context;
  const numbers = knowledge.passages.all.find(({ id }) => id === 'lif-emergency');
  if (!numbers || !alarmOf(context)) return undefined;
  const { stays, called } = telling.say.alarms;
  return {
    ...passageReply(numbers, context),
    text: `${meant.danger === 'distress' ? stays : called}\n\n${numbers.text[meant.language]}`,
    actions: [personAction(meant.language)],
    suggestions: [],
    offersPerson: true,
  };
}

/** The danger that is spoken of: now, or before and nothing else since. */
export function alarmOf({ heard, meant }: Context): string | undefined {
  if (heard.alarm || !meant.danger) return heard.alarm;
  const { named, isFollowUp } = meant;
  const isOther = named.length > 0 || !isFollowUp || heard.entry || over.has(heard.act ?? '');
  return isOther ? undefined : meant.danger;
}

const over = new Set(['thanks', 'greeting', 'ask', 'wish', 'own', 'complaint', 'attack', 'person']);

type Alarms = Context['telling']['say']['alarms'];

const isKnown = (alarm: string, alarms: Alarms): alarm is keyof Alarms => alarm in alarms;
