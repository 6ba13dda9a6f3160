import { Clock, MapPin, Repeat, Shirt } from 'lucide-react';
import { Link } from 'react-router';
import type { EventCard, EventDate } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { MetaRow } from '#web/ui/panel/meta-row.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CalendarFileLink } from '#web/vip/events/calendar-file-link.tsx';
import { priceWords, returnWords, tierWords } from '#web/vip/events/words.ts';

interface EventRowProps {
  event: EventCard;
  evening: EventDate;
  /** Names the day as well; in the calendar it stands beside the row. */
  dated?: boolean;
}

/** One evening of the agenda: picture, words, who may come, price, and what one can do. */
export function EventRow({ event, evening, dated = false }: EventRowProps) {
  const words = useText();
  const { amount, note } = priceWords(event, words);
  return (
    <article className="grid gap-x-7 gap-y-3 py-4.5 tablet:grid-cols-[10.5rem_minmax(0,1fr)_8.25rem] tablet:items-center desk:grid-cols-[10.5rem_minmax(0,1fr)_9rem_8.5rem_8.25rem]">
      <Plate className="max-tablet:aspect-video! tablet:row-span-2 tablet:self-start desk:row-span-1 desk:self-center">
        <Picture picture={event.picture} />
      </Plate>
      <EventWords event={event} evening={evening} dated={dated} />
      <p className="text-[0.875rem] leading-snug tablet:col-start-2 tablet:row-start-2 desk:col-start-3 desk:row-start-1">
        {tierWords(event, words)}
        <span className="block text-caption text-ink-mute">
          {words.t.vip.event.places(event.capacity)}
        </span>
      </p>
      <p className="tablet:col-start-3 tablet:row-start-2 desk:col-start-4 desk:row-start-1 desk:text-end">
        <bdi className="block font-display text-[1.5rem] leading-tight lining-nums">{amount}</bdi>
        <span className="text-caption text-ink-mute">{note}</span>
      </p>
      <Actions event={event} evening={evening} />
    </article>
  );
}

function EventWords({ event, evening, dated }: EventRowProps) {
  const words = useText();
  const icon = { size: 14, strokeWidth: 1.5 };
  const returns = returnWords(event, words);
  const { date, time } = evening;
  const when = dated ? words.t.vip.event.atTime(date, time) : time;
  return (
    <div className="min-w-0 tablet:col-start-2 tablet:row-start-1">
      <Heading level={3} size="h4" className="text-[1.625rem]!">
        <Link to={event.path} className="decoration-brass-fill underline-offset-4 hover:underline">
          {event.title}
        </Link>
      </Heading>
      <p className="mt-1 max-w-[32rem] text-[0.9375rem] leading-normal text-ink-soft">
        {event.description}
      </p>
      <MetaRow
        items={[
          { id: 'time', icon: <Clock {...icon} />, text: when },
          { id: 'place', icon: <MapPin {...icon} />, text: event.place },
          { id: 'dress', icon: <Shirt {...icon} />, text: event.dressCode },
          ...(returns ? [{ id: 'returns', icon: <Repeat {...icon} />, text: returns }] : []),
        ]}
      />
    </div>
  );
}

function Actions({ event, evening }: Pick<EventRowProps, 'event' | 'evening'>) {
  const { t } = useText();
  const words = t.vip.event;
  return (
    <div className="grid gap-1 max-tablet:grid-cols-[1fr_auto] max-tablet:items-center max-tablet:gap-4 tablet:col-start-3 tablet:row-start-1 tablet:justify-items-stretch desk:col-start-5">
      <AskLink kind="event" about={event.slug} on={evening.day} size="small">
        {words.rsvp}
        <VisuallyHidden> {words.rsvpTo(event.title)}</VisuallyHidden>
      </AskLink>
      <CalendarFileLink
        event={event}
        evening={evening}
        label={words.ics}
        className="justify-center"
      />
    </div>
  );
}
