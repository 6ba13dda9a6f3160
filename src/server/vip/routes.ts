/** One calendar file for every event: its next evening, or the one that is named. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { VipEvent } from '#contract/catalogue/vip.ts';
import { addressOf, readAddress } from '#contract/pages/pages.ts';
import { Day, type Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import { momentsOf, type Occurrence } from '#domain/vip/events.ts';
import { calendarFile, calendarFileType } from '#server/platform/files/calendar-file.ts';
import type { Services } from '#server/services.ts';
import { eventPath } from '#server/vip/events.ts';
import { datesOf } from '#server/vip/pages/event.ts';
import { eventFile as arabic } from '#server/vip/text.ar.ts';
import { eventFile as english } from '#server/vip/text.en.ts';

type Asked = FastifyRequest<{ Params: { slug: string } }>;

const address = '/vip/events/:slug([a-z0-9-]+).ics';
const words = { en: english, ar: arabic };
const Query = z.object({ day: Day.optional() });

export function vipRoutes(app: FastifyInstance, services: Services) {
  const send = async (request: Asked, reply: FastifyReply) => {
    const { slug } = request.params;
    const { language } = readAddress(request.url);
    const event = (await services.catalogue.current()).bySlug('events', slug);
    if (!event) throw new Failure('not_found', 'There is no such event.');
    const file = eventFile(services, event, { language, day: dayIn(request) });
    return reply
      .header('content-disposition', `attachment; filename="${slug}.ics"`)
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .type(calendarFileType)
      .send(file);
  };
  for (const language of ['en', 'ar'] as const) app.get(addressOf(language, address), send);
}

function dayIn({ query }: Asked): Day | undefined {
  const read = Query.safeParse(query);
  if (!read.success) throw new Failure('bad_request', 'A day is written as 2026-12-31.');
  return read.data.day;
}

function eventFile(
  { now, publicUrl }: Services,
  event: VipEvent,
  { language, day }: { language: Language; day: Day | undefined },
): string {
  const today = dayInDubai(now());
  const evening = datesOf(event, today).find((date) => !day || date.day === day);
  if (!evening) throw new Failure('not_found', 'The event does not take place on that day.');
  const url = publicUrl + addressOf(language, eventPath(event));
  return calendarFile('publish', language, {
    uid: uidOf(event, evening),
    ...momentsOf(evening, event.durationMinutes),
    // The day and not the moment: whoever asks twice gets the same bytes.
    stamp: momentsOf({ day: today, time: '00:00' }, 0).starts,
    summary: event.title[language],
    description: inWords(event, language, url),
    location: { title: event.place[language], point: event.coordinates },
    url,
  });
}

/** Each evening has its own, in both languages the same: a second download replaces the first. */
const uidOf = ({ id }: VipEvent, { day }: Occurrence): string => `${id}-${day}@events.rihla`;

function inWords(event: VipEvent, language: Language, url: string): string {
  const { when, description, dressCode } = event;
  const t = words[language];
  const note = when.kind === 'hijri' ? [when.note[language]] : [];
  const lines = [description[language], ...note, t.dressCode(dressCode[language]), t.more(url)];
  return lines.join('\n');
}
