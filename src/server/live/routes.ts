import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { livePath } from '#contract/paths.ts';
import { LiveRefusal } from '#domain/live-refusal.ts';
import { broadcastSpeech } from '#server/live/broadcast.ts';
import type { SpokenFrame } from '#server/live/broadcast-frames.ts';
import type { Live } from '#server/live/channel.ts';
import { socketPath } from '#server/live/handshake.ts';
import { mostInBatch, mostName, mostPayload } from '#server/live/limits.ts';
import { rightsOf } from '#server/live/rights.ts';
import { pathOf } from '#server/platform/errors.ts';
import { privateRoom, publicRoom } from '#server/platform/live.ts';
import { type Bearer, TokenRefused } from '#server/platform/live-guard.ts';

const base = `${livePath}/api/broadcast`;

/** Broadcasts over HTTP: one message with its topic in the address, or several in one body. */
export async function liveRoutes(api: FastifyInstance, live: Live): Promise<void> {
  api.get(socketPath, () => {
    throw new LiveRefusal(426, 'This address speaks WebSocket');
  });
  api.post(base, async (request, reply) => {
    const messages = readBatch(request.body);
    await sendAll(live, await bearerOf(live, request), messages);
    return reply.status(202).send();
  });
  await api.register(async (single) => {
    single.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    single.post(`${base}/*`, async (request, reply) => {
      const message = readSingle(request);
      await sendAll(live, await bearerOf(live, request), [message]);
      return reply.status(202).send();
    });
  });
}

interface Message {
  topic: string;
  isPrivate: boolean;
  spoken: SpokenFrame;
}

const Name = z.string().min(1).max(mostName);
const Batch = z.object({
  messages: z
    .array(
      z.object({
        topic: Name,
        event: Name,
        payload: z.unknown(),
        private: z.boolean().nullish(),
      }),
    )
    .max(mostInBatch),
});

function readBatch(body: unknown): Message[] {
  const read = Batch.safeParse(body);
  if (!read.success)
    throw new LiveRefusal(422, 'Each message needs a topic, an event and a payload');
  return read.data.messages.map(({ topic, event, payload, private: isPrivate }) => ({
    topic,
    isPrivate: isPrivate ?? false,
    spoken: spokenOf(event, payload ?? {}),
  }));
}

const single = /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;
const Query = z.object({
  private: z.enum(['true', 'false']).optional(),
  persist: z.enum(['true', 'false']).optional(),
  'persist[ttl]': z.coerce.number().int().positive().optional(),
});

/** The names stand encoded in the address, and may hold a slash: the router would not tell. */
function readSingle({ url, query, body }: FastifyRequest): Message {
  const [, topic, event] = (single.exec(pathOf(url)) ?? []).map(decodeURIComponent);
  const names = z.tuple([Name, Name]).safeParse([topic, event]);
  const asked = Query.safeParse(query);
  if (!names.success || !asked.success)
    throw new LiveRefusal(422, 'A message needs a topic and an event');
  const isPrivate = asked.data.private === 'true';
  const ttl = asked.data['persist[ttl]'];
  const persist = isPrivate && (asked.data.persist === 'true' || ttl !== undefined);
  const spoken = { ...spokenOf(names.data[1], body ?? {}), persist, ttl };
  return { topic: names.data[0], isPrivate, spoken };
}

function spokenOf(event: string, body: unknown): SpokenFrame {
  const isRaw = Buffer.isBuffer(body);
  const size = isRaw ? body.length : Buffer.byteLength(JSON.stringify(body));
  if (size > mostPayload) throw new LiveRefusal(413, 'Payload is too large');
  const content = isRaw
    ? ({ kind: 'bytes', payload: body.toString('base64') } as const)
    : ({ kind: 'json', payload: body } as const);
  return { event, content, size, persist: false, ttl: undefined };
}

/** The person's token where there is one, else the key. */
async function bearerOf({ door }: Live, { headers, query }: FastifyRequest): Promise<Bearer> {
  const [, token] = /^bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const { apikey } = z.object({ apikey: z.string().catch('') }).parse(query);
  try {
    return await door.read(token ?? String(headers.apikey ?? apikey));
  } catch (error) {
    if (error instanceof TokenRefused) throw new LiveRefusal(401, error.message);
    throw error;
  }
}

/** The person is known, and has not shown the second factor they have. */
function refuseHalf(error: unknown): never {
  if (!(error instanceof TokenRefused)) throw error;
  throw new LiveRefusal(403, `second_factor_needed: ${error.message}`);
}

/** All or nothing is asked first: a batch that may not be sent is not half sent. */
async function sendAll(live: Live, bearer: Bearer, messages: Message[]) {
  const { sql, config } = live.services;
  for (const { topic: name, isPrivate } of messages) {
    if (!isPrivate && !config.live.public)
      throw new LiveRefusal(403, 'This project only allows private channels');
    const rights = await rightsOf(live, { name, isPrivate, bearer }).catch(refuseHalf);
    if (!rights?.mayWrite)
      throw new LiveRefusal(
        403,
        `You do not have permissions to write to this Channel topic: ${name}`,
      );
  }
  for (const { topic, isPrivate, spoken } of messages)
    await broadcastSpeech(sql, {
      room: isPrivate ? privateRoom(topic) : publicRoom(topic),
      spoken,
    });
}
