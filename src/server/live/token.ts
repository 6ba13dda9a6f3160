import { Temporal } from 'temporal-polyfill/full';
import { z } from 'zod';
import type { Live, LiveChannel } from '#server/live/channel.ts';
import { expelChannel } from '#server/live/endings.ts';
import { rightsOf } from '#server/live/rights.ts';
import { TokenRefused } from '#server/platform/live-guard.ts';

/** Timers know no longer wait; who has a longer token is looked at again then. */
const longestWait = 2 ** 31 - 1;

/** Ends the channel when its token does. */
export function armExpiry(live: Live, channel: LiveChannel): void {
  clearTimeout(channel.expiry);
  const { expiresAt } = channel.bearer;
  if (expiresAt === undefined) return;
  const left = expiresAt * 1000 - Temporal.Instant.from(live.services.now()).epochMilliseconds;
  const due = () => {
    if (left > longestWait) return armExpiry(live, channel);
    expelChannel(live, channel, 'Token has expired 0 seconds ago');
  };
  channel.expiry = setTimeout(due, Math.min(Math.max(left, 0), longestWait)).unref();
}

const Update = z.object({ access_token: z.string() });

/** A new token of the same person, or of another; it is judged like at the join. There is no reply. */
export async function takeToken(live: Live, channel: LiveChannel, payload: unknown): Promise<void> {
  const update = Update.safeParse(payload);
  if (!update.success) return;
  const { access_token: token } = update.data;
  if (token === channel.bearer.token || token.startsWith('sb_')) return;
  try {
    const bearer = await live.door.read(token);
    const rights = await rightsOf(live, { ...channel, bearer });
    if (!channel.socket.channels.has(channel.topic)) return;
    if (!rights) return expelChannel(live, channel, noLonger(channel));
    const before = channel.rights.presence?.as?.key;
    Object.assign(channel, { bearer, rights });
    // Somebody else is looking from the same place; they show themselves if they want to.
    if (rights.presence?.as?.key !== before) await live.people.hide(channel);
    armExpiry(live, channel);
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    expelChannel(live, channel, sentenceOfRefusal(error));
  }
}

const noLonger = ({ name }: LiveChannel) =>
  `You no longer have permission to read from this Channel topic: ${name}`;

/** With how long ago it was, for one that has run out. */
export const sentenceOfRefusal = ({ problem, message, secondsAgo }: TokenRefused): string =>
  problem === 'expired' ? `${message} ${secondsAgo} seconds ago` : message;
