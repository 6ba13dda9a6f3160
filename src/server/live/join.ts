import { z } from 'zod';
import { writeBroadcast } from '#server/live/broadcast-frames.ts';
import {
  type Live,
  type LiveChannel,
  type LiveSocket,
  okAnswer,
  push,
  refusedAnswer,
  reply,
} from '#server/live/channel.ts';
import { endChannel } from '#server/live/endings.ts';
import type { LiveFrame } from '#server/live/frames.ts';
import { mostChannels, mostReplayed } from '#server/live/limits.ts';
import { mayHear, rightsOf } from '#server/live/rights.ts';
import { missedMessages } from '#server/live/store.ts';
import { armExpiry, sentenceOfRefusal } from '#server/live/token.ts';
import { newId } from '#server/platform/ids.ts';
import { privateRoom, publicRoom } from '#server/platform/live.ts';
import { type TokenProblem, TokenRefused } from '#server/platform/live-guard.ts';
import { system } from '#server/platform/sql.ts';

const switchOf = () =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? false);

const Replay = z.object({
  /** In milliseconds since 1970. */
  since: z.int().min(0),
  limit: z.int().min(1).default(mostReplayed),
});

const Join = z.object({
  config: z
    .object({
      broadcast: z
        .object({ ack: switchOf(), self: switchOf(), replay: Replay.nullish() })
        .nullish(),
      presence: z.object({ key: z.string().max(255).nullish(), enabled: switchOf() }).nullish(),
      postgres_changes: z.array(z.record(z.string(), z.unknown())).max(100).nullish(),
      private: switchOf(),
    })
    .nullish(),
  access_token: z.string().nullish(),
});
type Join = z.infer<typeof Join>;

const prefix = 'realtime:';

/** A socket joins a topic: judged first, then in the room, then answered, so that nothing is missed. */
export async function takeJoin(live: Live, socket: LiveSocket, frame: LiveFrame): Promise<void> {
  const before = socket.channels.get(frame.topic);
  if (before) endChannel(live, before, 'phx_close');
  const refuse = (reason: string) => {
    live.log.info({ reason: reason.split(':', 1)[0] }, 'a live channel was refused');
    reply(socket, frame, refusedAnswer(reason));
  };
  if (!frame.topic.startsWith(prefix)) return refuse('unmatched topic');
  const join = Join.safeParse(frame.payload ?? {});
  const obstacle = obstacleOf(live, socket, frame, join.data);
  if (obstacle || !join.data) return refuse(obstacle ?? 'InvalidJoin: The join cannot be read');
  try {
    const channel = await admit(live, socket, frame, join.data);
    if (!channel) return refuse(unauthorised(frame.topic.slice(prefix.length)));
    // It may have gone while its token was looked at.
    if (socket.isOpen()) await welcome(live, channel, frame, join.data);
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    refuse(`${tokenCodes[error.problem]}: ${sentenceOfRefusal(error)}`);
  }
}

const unauthorised = (name: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;

const tokenCodes: Record<TokenProblem, string> = {
  missing: 'MalformedJWT',
  malformed: 'MalformedJWT',
  incomplete: 'InvalidJWTToken',
  expired: 'InvalidJWTToken',
  signature: 'JwtSignatureError',
  half: 'second_factor_needed',
};

/** What stands in the way before anybody asks who it is. */
function obstacleOf(
  { services }: Live,
  { pace, channels }: LiveSocket,
  { topic }: LiveFrame,
  join: Join | undefined,
): string | undefined {
  if (topic.length === prefix.length) return 'TopicNameRequired: You must provide a topic name';
  if (!pace.mayJoin()) return 'ClientJoinRateLimitReached: Too many joins per second';
  if (channels.size >= mostChannels) return 'ChannelRateLimitReached: Too many channels';
  const isPrivate = join?.config?.private ?? false;
  if (!isPrivate && !services.config.live.public)
    return 'PrivateOnly: This project only allows private channels';
  if (!isPrivate && join?.config?.broadcast?.replay)
    return 'UnableToReplayMessages: Replay is not allowed for public channels';
  return undefined;
}

async function admit(
  live: Live,
  socket: LiveSocket,
  { topic, joinRef, ref }: LiveFrame,
  { config, access_token: token }: Join,
): Promise<LiveChannel | undefined> {
  const name = topic.slice(prefix.length);
  const isPrivate = config?.private ?? false;
  const bearer = await live.door.read(token ?? socket.key.token);
  const rights = await rightsOf(live, { name, isPrivate, bearer });
  if (!rights) return undefined;
  return {
    id: newId(),
    socket,
    topic,
    name,
    isPrivate,
    room: isPrivate ? privateRoom(name) : publicRoom(name),
    // Its join's own ref, also where an old client leaves `join_ref` out.
    joinRef: joinRef ?? ref,
    hearsItself: config?.broadcast?.self ?? false,
    acknowledges: config?.broadcast?.ack ?? false,
    seesPresence: rights.presence !== undefined && (config?.presence?.enabled ?? false),
    presenceKey: config?.presence?.key || newId(),
    bearer,
    rights,
    expiry: undefined,
    shown: undefined,
  };
}

async function welcome(live: Live, channel: LiveChannel, frame: LiveFrame, { config }: Join) {
  const { socket, topic } = channel;
  socket.channels.set(topic, channel);
  live.rooms.enter(channel);
  armExpiry(live, channel);
  const changes = config?.postgres_changes ?? [];
  const echoed = changes.map((change, index) => ({ ...change, id: index + 1 }));
  reply(socket, frame, okAnswer({ postgres_changes: echoed }));
  if (changes.length > 0) refuseChanges(channel);
  if (channel.seesPresence) await live.people.tellState(channel);
  if (config?.broadcast?.replay) await replay(live, channel, config.broadcast.replay);
}

/** The house tells by broadcast what has changed; rows themselves do not travel. */
function refuseChanges(channel: LiveChannel): void {
  push(channel, 'system', {
    extension: 'postgres_changes',
    status: 'error',
    message: 'Postgres changes are not offered here',
    channel: channel.name,
  });
}

async function replay(live: Live, channel: LiveChannel, asked: z.infer<typeof Replay>) {
  const { room, socket, topic } = channel;
  const limit = Math.min(asked.limit, mostReplayed);
  const messages = await live.services.sql.as(system, (tx) =>
    missedMessages(tx, room, asked.since, limit),
  );
  for (const said of messages) {
    if ((said.kind !== 'json' && said.kind !== 'bytes') || !mayHear(channel.rights, said)) continue;
    const meta = { replayed: true, id: said.id };
    const written = writeBroadcast(socket.version, { topic, said, meta });
    if (written !== undefined) socket.sendWritten(written);
  }
}
