import { type Live, type LiveChannel, push } from '#server/live/channel.ts';

/** How the client is told: closed for good, failed so that it joins again, or not at all. */
type Ending = 'phx_close' | 'phx_error' | undefined;

export function endChannel(live: Live, channel: LiveChannel, ending: Ending): void {
  const { socket, topic, joinRef } = channel;
  clearTimeout(channel.expiry);
  live.rooms.leave(channel);
  if (socket.channels.get(topic) === channel) socket.channels.delete(topic);
  if (channel.shown)
    live.people.hide(channel).catch((err: unknown) => {
      live.log.warn({ err }, 'somebody left and it could not be told');
    });
  if (ending) socket.send({ joinRef, ref: joinRef, topic, event: ending, payload: {} });
}

/** Ends a channel whose token is no good any more, saying why. */
export function expelChannel(live: Live, channel: LiveChannel, message: string): void {
  const payload = { extension: 'system', status: 'error', message, channel: channel.name };
  push(channel, 'system', payload);
  endChannel(live, channel, 'phx_close');
}

/** Somebody signed out, or was signed out: what that session had joined is over. */
export function endSession(live: Live, session: string): void {
  for (const channel of live.rooms.all())
    if (channel.bearer.session === session) expelChannel(live, channel, 'The session has ended');
}

/** What somebody may do for another has changed: what they had joined by it is judged anew. */
export function endMandate(live: Live, mandate: string): void {
  for (const channel of live.rooms.all())
    if (channel.rights.mandate === mandate) expelChannel(live, channel, 'The mandate has changed');
}

/** Something may have been missed: every channel joins again and asks the database. */
export function startOver(live: Live): void {
  for (const channel of live.rooms.all()) endChannel(live, channel, 'phx_error');
}
