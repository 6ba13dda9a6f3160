import type { Booking } from '#contract/bookings/bookings.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { ticketFacts } from '#domain/bookings/ticket/facts.ts';
import { dayInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';

/** What one needs on the day: the same five as on paper and in a wallet. */
export function TicketFacts({ booking }: { booking: Booking }) {
  const { language } = useText();
  const { offering, ticket } = booking;
  const measure = lengthKind(booking);
  const told = {
    ...booking,
    measure,
    keeper: ticket.keeper,
    meetingPoint: offering.meetingPoint.label,
    // What is brought to one's door is said once.
    location: measure === 'days' ? '' : offering.location,
  };
  const facts = ticketFacts(told, language, (at) => sayDay(dayInDubai(at), 'short', language));
  return (
    <dl className="ticket-facts">
      {facts.map(({ id, label, figure, name, note }) => (
        <div key={id} data-fact={id}>
          <dt className="ticket-label">{label}</dt>
          {figure && (
            <dd className="ticket-figure">
              <bdi>{figure}</bdi>
            </dd>
          )}
          {name && (
            <dd className="ticket-named">
              <bdi>{name}</bdi>
            </dd>
          )}
          {note && (
            <dd>
              <bdi>{note}</bdi>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
