import { Clock, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { addressOf } from '#contract/pages/pages.ts';
import type { EventCard, EventContent } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { MetaRow } from '#web/ui/panel/meta-row.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { CalendarFileLink } from '#web/vip/events/calendar-file-link.tsx';
import { EventFacts } from '#web/vip/events/facts.tsx';
import { PageTop } from '#web/vip/page-top.tsx';
import { Section } from '#web/vip/section.tsx';
import { eventFact } from '#web/vip/structured-data.ts';

type Event = PageOf<'event'>;

function EventPage({ page: { content } }: { page: Event }) {
  const { t } = useText();
  const { event, dates, others } = content;
  return (
    <>
      <PageTop
        crumbs={[{ label: t.vip.calendar.title, to: '/vip/events' }, { label: event.title }]}
      >
        <Opening content={content} />
      </PageTop>
      <div className="pt-8 pb-24">
        {dates.length > 1 && (
          <Section title={t.vip.event.moreDates}>
            <Dates content={content} />
          </Section>
        )}
        <Section title={t.vip.event.others} grid>
          {others.map((other) => (
            <EventPrint key={other.slug} event={other} />
          ))}
        </Section>
        <div className="wrap pt-2">
          <ButtonLink to="/vip/events" variant="outline">
            {t.vip.event.all}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The words and the facts at the start, the print at the end. */
function Opening({ content }: { content: EventContent }) {
  const { t, language } = useText();
  const { event, note } = content;
  const words = t.vip.event;
  const file = `${addressOf(language, `${event.path}.ics`)}?day=${event.next.day}`;
  return (
    <div className="grid gap-8 pt-3 tablet:grid-cols-2 tablet:gap-12 desk:grid-cols-[1fr_1.15fr]">
      <div className="max-tablet:order-2">
        <SectionLabel>{t.vip.eventTypes[event.type] ?? event.type}</SectionLabel>
        <Heading level={1} size="h1" className="mt-4 max-w-[12em]">
          {event.title}
        </Heading>
        <p className="mt-4 max-w-read text-lead text-ink-soft">{event.description}</p>
        <EventFacts content={content} />
        {note && <p className="mt-4 max-w-read text-caption text-ink-mute">{note}</p>}
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <AskLink kind="event" about={event.slug} on={event.next.day}>
            {words.rsvp}
          </AskLink>
          <a href={file} download className={buttonLook({ variant: 'outline' })}>
            {words.calendarFile}
          </a>
        </div>
      </div>
      <div className="h-fit rounded-plate bg-raised p-3 shadow-[var(--elev-rest),0_0_0_1px_var(--line)]">
        <Plate>
          <Picture picture={event.picture} />
        </Plate>
      </div>
    </div>
  );
}

function Dates({ content: { event, dates } }: { content: EventContent }) {
  const { t } = useText();
  return (
    <ul className="grid gap-x-9 tablet:grid-cols-2">
      {dates.map((evening) => (
        <li
          key={evening.day}
          className="flex items-center justify-between gap-4 border-t border-line py-2"
        >
          <time dateTime={evening.day}>{t.vip.event.atTime(evening.date, evening.time)}</time>
          <CalendarFileLink event={event} evening={evening} label={t.vip.event.ics} />
        </li>
      ))}
    </ul>
  );
}

export const eventScreen: Screen<Event> = {
  View: EventPage,
  head: ({ content }, payload) => ({
    title: `${content.event.title} · ${payload.chrome.brand}`,
    description: content.event.description,
    socialArt: content.artKey,
    structured: eventFact(content, payload),
  }),
};

/** An event among others: its picture, its name and its next evening. */
function EventPrint({ event }: { event: EventCard }) {
  const { t } = useText();
  const icon = { size: 14, strokeWidth: 1.5 };
  const when = t.vip.event.atTime(event.next.date, event.next.time);
  return (
    <article className={paper}>
      <Plate shape="16:9">
        <Picture picture={event.picture} />
      </Plate>
      <div className="px-3.5 pt-5 pb-4">
        <Heading level={3} size="h4">
          <Link
            to={event.path}
            className="decoration-brass-fill underline-offset-4 hover:underline"
          >
            {event.title}
          </Link>
        </Heading>
        <MetaRow
          items={[
            { id: 'when', icon: <Clock {...icon} />, text: when },
            { id: 'where', icon: <MapPin {...icon} />, text: event.place },
          ]}
        />
      </div>
    </article>
  );
}
