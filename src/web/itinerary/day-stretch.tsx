import { useQuery } from '@tanstack/react-query';
import { MapPin, Route, TriangleAlert, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import type {
  ItineraryBooking,
  ItineraryMeeting,
  ItineraryStretch,
  Pause,
  TimedItineraryThing,
} from '#domain/itinerary/days.ts';
import { clockInDubai, isBefore } from '#domain/time.ts';
import { PlaceStatus } from '#web/bookings/own/place-status.tsx';
import { WhenHere } from '#web/bookings/own/when.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PlannedRow } from '#web/itinerary/planned-row.tsx';
import { RowFrame } from '#web/itinerary/row-frame.tsx';
import type { Moving } from '#web/itinerary/use-carry.ts';
import { bookingPath, ownAddresses } from '#web/platform/addresses/booking-addresses.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { spokenDeadline } from '#web/platform/moments.ts';
import { bookingQuery } from '#web/platform/queries/booking-queries.ts';
import { classes } from '#web/ui/classes.ts';
import { Thumb } from '#web/ui/pictures/thumb.tsx';
import { Status } from '#web/ui/status.tsx';

function BookedRow({ thing: { booking }, readAt }: { thing: ItineraryBooking; readAt: number }) {
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

/** An hour with somebody: moved and called off in its request. */
function MetRow({ thing: { hour } }: { thing: ItineraryMeeting }) {
  const { t } = useText();
  const { title, place, startsAt, endsAt, path } = hour;
  return (
    <RowFrame
      hour={<time dateTime={startsAt}>{clockInDubai(startsAt)}</time>}
      until={clockInDubai(endsAt)}
      print={
        <div className="grid h-20 place-items-center rounded-plate bg-sunk text-ink-mute tablet:h-24">
          <UserRound size={20} strokeWidth={1.5} aria-hidden />
        </div>
      }
      title={
        <Link to={path} className="hover:text-brass">
          <bdi>{title}</bdi>
        </Link>
      }
      meta={place && <Meta icon={<MapPin size={14} strokeWidth={1.5} aria-hidden />}>{place}</Meta>}
      status={<Status tone="success">{t.itinerary.set}</Status>}
    />
  );
}

const Meta = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5">
    {icon}
    {children}
  </li>
);

interface DayStretchProps {
  stretch: ItineraryStretch;
  moving: Moving;
  readAt: number;
}

/** One thing, or several at once in a frame; before it what lies between. */
export function DayStretch({ stretch, moving, readAt }: DayStretchProps) {
  const { things, pause, overlap } = stretch;
  const rows = things.map((thing) => (
    <Row key={thing.id} thing={thing} moving={moving} readAt={readAt} />
  ));
  return (
    <>
      {pause && <Between pause={pause} />}
      {overlap ? (
        <div className="-ms-2 mt-2 rounded-plate bg-raised px-2 pt-1 pb-1.5 shadow-[0_0_0_1px_var(--danger)] tablet:-ms-3.5 tablet:ps-3.5 tablet:pe-0">
          <Clash stretch={stretch} />
          {rows}
        </div>
      ) : (
        rows
      )}
    </>
  );
}

function Row({
  thing,
  moving,
  readAt,
}: {
  thing: TimedItineraryThing;
  moving: Moving;
  readAt: number;
}) {
  if (thing.kind === 'booked') return <BookedRow thing={thing} readAt={readAt} />;
  if (thing.kind === 'met') return <MetRow thing={thing} />;
  return <PlannedRow thing={thing} moving={moving} />;
}

function Clash({ stretch: { things, overlap } }: { stretch: ItineraryStretch }) {
  const { t } = useText();
  const say = t.itinerary;
  const [from, to] = [overlap?.startsAt, overlap?.endsAt].map((at) => at && clockInDubai(at));
  const booked = things.filter(
    (thing): thing is TimedItineraryThing & ItineraryBooking => thing.kind === 'booked',
  );
  return (
    <div className="mb-1 flex gap-3.5 border-b border-line py-3 pe-3.5 text-[0.875rem] leading-[1.45]">
      <TriangleAlert
        size={18}
        strokeWidth={1.5}
        className="mt-0.5 shrink-0 text-danger"
        aria-hidden
      />
      <div>
        <p className="font-semibold text-danger">
          {say.overlap(things.length, from ?? '', to ?? '')}
        </p>
        <p className="text-ink-soft">
          {say.keepBoth}{' '}
          {booked.map((thing) => (
            <FreeUntil key={thing.id} booking={thing.booking} />
          ))}
        </p>
      </div>
    </div>
  );
}

/** From here on there is room for something. */
const worthFilling = 120;

function Between({ pause: { minutes, km, tight } }: { pause: Pause }) {
  const { t, format } = useText();
  const say = t.itinerary;
  const line =
    'relative flex flex-wrap items-center gap-x-3 py-1.5 ps-7 text-caption before:absolute before:inset-y-0 before:start-3 before:w-px tablet:ms-[5.75rem] tablet:before:start-5 tablet:ps-9';
  if (tight)
    return (
      <p className={classes(line, 'text-warning before:bg-warning')}>
        <Route size={15} strokeWidth={1.5} aria-hidden />
        {say.tight(minutes, format.number(Math.round(km ?? 0)))}
      </p>
    );
  if (minutes === 0) return null;
  const room = minutes >= worthFilling;
  return (
    <p className={classes(line, 'text-ink-mute before:bg-line-strong')}>
      {room ? say.free(minutes) : say.short(minutes)}
      {room && (
        <Link
          to={ownAddresses.book}
          className="border-b border-brass-fill text-ink hover:text-brass print:hidden"
        >
          {say.fill}
        </Link>
      )}
    </p>
  );
}

/** Until when one of two things at once can be given up for nothing; the terms are read only then. */
function FreeUntil({ booking: { id, offering } }: { booking: BookingSummary }) {
  const { t, language } = useText();
  const { data } = useQuery(bookingQuery(id, language));
  if (!data) return null;
  const { freeUntil } = data.quote.terms;
  const still = freeUntil && isBefore(nowHere(), freeUntil);
  const words = still
    ? t.itinerary.freeUntil(offering.title, spokenDeadline(freeUntil, language))
    : t.itinerary.feeNow(offering.title);
  return <>{words} </>;
}
