import { MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Booked } from '#domain/itinerary/days.ts';
import { clockInDubai } from '#domain/time.ts';
import { bookingPath } from '#web/bookings/own/addresses.ts';
import { lengthKind } from '#web/bookings/own/moments.ts';
import { PlaceStatus } from '#web/bookings/own/place-status.tsx';
import { WhenHere } from '#web/bookings/own/when.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { RowFrame } from '#web/itinerary/row-frame.tsx';
import { Thumb } from '#web/ui/thumb.tsx';

interface BookedRowProps {
  thing: Booked;
  readAt: number;
}

export function BookedRow({ thing: { booking }, readAt }: BookedRowProps) {
  const { t } = useText();
  const { offering, startsAt, endsAt, party, length } = booking;
  const words = t.ownBookings;
  const kind = lengthKind(booking);
  return (
    <RowFrame
      hour={<time dateTime={startsAt}>{clockInDubai(startsAt)}</time>}
      until={kind ? words[kind](length) : clockInDubai(endsAt)}
      print={<Thumb picture={offering.picture} className="h-20 tablet:h-24" />}
      title={
        <Link to={bookingPath(booking)} className="hover:text-brass">
          {offering.title}
        </Link>
      }
      meta={
        <>
          <Meta icon={<MapPin size={14} strokeWidth={1.5} aria-hidden />}>{offering.location}</Meta>
          <Meta icon={<Users size={14} strokeWidth={1.5} aria-hidden />}>
            {words.guests(party)}
          </Meta>
        </>
      }
      note={<WhenHere booking={booking} />}
      status={<PlaceStatus booking={booking} readAt={readAt} />}
    />
  );
}

interface MetaProps {
  icon: ReactNode;
  children: ReactNode;
}

function Meta({ icon, children }: MetaProps) {
  return (
    <li className="inline-flex items-center gap-1.5">
      {icon}
      {children}
    </li>
  );
}
