/** Somebody is in danger: what to do now, whom to call, and a person at once. Before anything else is answered. */
import { personAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import { isOfTheBook } from '#server/assistant/understand/heard.ts';

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
  // What is plainly asked of the book is no cry for help.
  const isPlain = isOfTheBook(context, 0.9);
  if (!heard.mayBeAlarm || isPlain || !numbers || reply.raises) return reply;
  const text = `${telling.say.alarms.perhaps} ${numbers.text[meant.language]}\n\n${reply.text}`;
  return { ...reply, text, sources: [...reply.sources, numbers], offersPerson: true };
}

type Alarms = Context['telling']['say']['alarms'];

const isKnown = (alarm: string, alarms: Alarms): alarm is keyof Alarms => alarm in alarms;
