import { lazy, type ReactNode, Suspense } from 'react';
import type { Booking, BookingPlace } from '#contract/bookings/bookings.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { TicketFacts } from '#web/bookings/ticket/facts.tsx';
import { TicketReference } from '#web/bookings/ticket/reference.tsx';
import { TicketTear } from '#web/bookings/ticket/tear.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { Heading, type HeadingLevel } from '#web/ui/panel/heading.tsx';

const ArrivalCode = lazy(async () => ({
  default: (await import('#web/bookings/ticket/arrival-code.tsx')).ArrivalCode,
}));

type Look = 'whole' | 'waiting' | 'torn' | 'lived';

const looks: Record<BookingPlace, Look> = {
  held: 'waiting',
  pending: 'waiting',
  confirmed: 'whole',
  completed: 'lived',
  expired: 'torn',
  cancelled: 'torn',
  declined: 'torn',
  no_show: 'torn',
};

interface TicketProps {
  booking: Booking;
  level?: HeadingLevel;
  /** Beside a form its picture is lower. */
  isSmall?: boolean;
}

/** The print one chose becomes what one owns: at its own hour, with a tear and five facts. */
export function Ticket({ booking, level = 2, isSmall = false }: TicketProps) {
  const { t } = useText();
  const { offering, reference, ticket, place } = booking;
  const look = looks[place];
  return (
    <article
      className="ticket"
      aria-label={t.ticket.label(reference)}
      data-look={look}
      data-small={isSmall || undefined}
    >
      <div className="ticket-paper">
        <div className="ticket-plate">
          <img
            src={ticket.picture.src}
            alt={ticket.picture.alt}
            width={800}
            height={600}
            decoding="async"
          />
        </div>
        <div className="ticket-title">
          <div>
            <Heading level={level} size="h2" className="ticket-name">
              {offering.title}
            </Heading>
            <Hour booking={booking} />
          </div>
          <TicketReference reference={reference} />
        </div>
        {look !== 'torn' && (
          <>
            <TicketTear booking={booking} />
            <TicketFacts booking={booking} />
          </>
        )}
        {place === 'confirmed' && (
          <OnPaper>
            <ArrivalCode booking={booking} />
          </OnPaper>
        )}
      </div>
    </article>
  );
}

/** The day and the hour; the old ones struck through beside them, for a week after they were moved. */
function Hour({ booking: { startsAt, ticket } }: { booking: Booking }) {
  const { t, language } = useText();
  const say = (at: string) =>
    t.ticket.moment(sayDay(dayInDubai(at), 'long', language), clockInDubai(at));
  return (
    <p className="ticket-hour">
      <time dateTime={startsAt}>
        <bdi>{say(startsAt)}</bdi>
      </time>
      {ticket.movedFrom && (
        <s className="ticket-was">
          <span className="sr-only">{t.ticket.was} </span>
          <bdi>{say(ticket.movedFrom)}</bdi>
        </s>
      )}
    </p>
  );
}

/** On the screen it has its own place; on paper it belongs to the ticket. */
const OnPaper = ({ children }: { children: ReactNode }) => (
  <div className="ticket-code">
    <Suspense>{children}</Suspense>
  </div>
);
