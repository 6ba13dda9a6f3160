/** The private calendar feed: opened and closed by the client, read by whoever has its address. */

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CalendarFeed, itinerary, type OpenedCalendarFeed } from '#contract/itinerary.ts';
import { Failure } from '#domain/failure.ts';
import { hoursAfter, isBefore, minutesAfter } from '#domain/time.ts';
import { calendarEntries } from '#server/bookings/actions.ts';
import * as store from '#server/itinerary/feed-store.ts';
import { feedTokens } from '#server/itinerary/sealed-places.ts';
import { itinerary as arabic } from '#server/itinerary/text.ar.ts';
import { itinerary as english } from '#server/itinerary/text.en.ts';
import { serveActs } from '#server/platform/act.ts';
import { calendarFeed, calendarFileType } from '#server/platform/files/calendar-file.ts';
import type { Guards } from '#server/platform/guards.ts';
import { newId } from '#server/platform/ids.ts';
import { linkHash, newLinkToken } from '#server/platform/link-tokens.ts';
import { placeName } from '#server/platform/secrets/sealed-place.ts';
import { ownAnswer } from '#server/platform/security-headers.ts';
import { serve } from '#server/platform/serve.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const words = { en: english, ar: arabic };
const kept = 90 * 24;
/** Calendars ask again and again; one note in so many minutes is enough. */
const notedMinutes = 5;
const readerLength = 120;

export function feedRoutes(app: FastifyInstance, services: Services, { client }: Guards) {
  const change = serveActs(app, services);
  serve(app, itinerary.feed, client, ({ user }) =>
    services.sql.as(user, async (tx) => standingOf(await store.openFeedOf(tx, user.id))),
  );

  change(itinerary.openFeed, client, async ({ tx, now: createdAt, by }, asked) => {
    const { token, hash: tokenHash } = newLinkToken();
    const id = newId();
    await store.insertFeed(tx, {
      id,
      clientId: by.id,
      language: asked.query.lang,
      createdAt,
      tokenHash,
      token: services.secrets.seal(placeName(feedTokens, id), token),
    });
    return opened(services, (await store.openFeedOf(tx, by.id)) ?? refuseFeed());
  });

  change(itinerary.closeFeed, client, async ({ tx, now, by }) => {
    await store.closeFeedOf(tx, by.id, now);
    return undefined;
  });

  // Calendars know no sessions: the address itself is the key, so it is long and can be taken back.
  app.get('/calendar/:file', (request: Asked, reply) => sendFeed(services, request, reply));
}

type Asked = FastifyRequest<{ Params: { file: string } }>;

async function sendFeed({ sql, now, publicUrl }: Services, request: Asked, reply: FastifyReply) {
  const [, token = ''] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
  const moment = now();
  const text = await sql.as(system, async (tx) => {
    const feed = (token && (await store.findByToken(tx, linkHash(token)))) || refuseFeed();
    const { clientId, language } = feed;
    const since = hoursAfter(moment, -kept);
    const told = { clientId, since, language, publicUrl, now: moment };
    if (isWorthNoting(feed, moment))
      await store.noteReading(tx, feed.id, { reader: readerOf(request), now: moment });
    return calendarFeed(language, words[language].feedName, await calendarEntries(tx, told));
  });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    etag,
    'cache-control': ownAnswer,
    'x-robots-tag': 'noindex',
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply
    .header('content-disposition', 'inline; filename="rihla.ics"')
    .type(calendarFileType)
    .send(text);
}

const isWorthNoting = ({ lastReadAt }: store.FeedRow, now: string): boolean =>
  !lastReadAt || isBefore(minutesAfter(lastReadAt, notedMinutes), now);

/** As the program calls itself; whatever cannot be shown on one line is left out. */
function readerOf({ headers }: Asked): string {
  const name = (headers['user-agent'] ?? '').replace(/[^\P{C}]/gu, '').trim();
  return name.slice(0, readerLength);
}

const standingOf = (feed: store.FeedRow | undefined): CalendarFeed => ({
  createdAt: feed?.createdAt ?? null,
  lastReadAt: feed?.lastReadAt ?? null,
  lastReader: feed?.lastReader ?? null,
});

/** The address is the key to everything booked, for as long as it stands. */
async function opened(
  { secrets, publicUrl }: Services,
  feed: store.FeedRow,
): Promise<OpenedCalendarFeed> {
  const token = await secrets.open(placeName(feedTokens, feed.id), feed.token);
  return { ...standingOf(feed), url: `${publicUrl}/calendar/${token}.ics` };
}

function refuseFeed(): never {
  throw new Failure('not_found', 'There is no such calendar, or its address was taken back.');
}
