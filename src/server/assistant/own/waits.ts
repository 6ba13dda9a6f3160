/** The lines a client stands in; where they ask of a school's list, their request there tells. */
import { dayInWords } from '#domain/calendar/date-words.ts';
import { mattersMeant, mattersReply, momentIn } from '#server/assistant/own/matters.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

export async function waitsReply(context: Context): Promise<Reply> {
  const { tools, telling, meant } = context;
  const own = ownWords[telling.language];
  const matters = mattersMeant(meant.message, await tools.ownMatters());
  if (matters.length > 0) return mattersReply(context);
  const waits = (await tools.ownWaits()).filter(
    ({ state }) => state === 'waiting' || state === 'offered',
  );
  const lines = waits.map(({ title, from, to, position, offeredUntil }) => {
    const days = [from, to].map((day) => dayInWords(day, telling.language));
    const place = offeredUntil
      ? own.offeredUntil(momentIn(offeredUntil, telling))
      : position && own.position(position);
    const known = [own.between(days[0] ?? '', days[1] ?? ''), place].filter(Boolean);
    return `- **${title}**: ${known.join(' · ')}`;
  });
  return replyWith(lines.length > 0 ? [own.waits, ...lines].join('\n') : own.noWaits, {
    citations: waits.map(({ id, title, path }) => ({ id, kind: 'own', title, path })),
    sources: [waits, lines],
    actions: [
      openAction(telling.say.actions.myBookings, '/bookings?tab=upcoming'),
      personAction(meant.language),
    ],
  });
}
