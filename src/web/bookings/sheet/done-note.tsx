import { useEffect, useRef } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingVoucher } from '#contract/bookings/voucher.ts';
import { lineValue } from '#domain/money/line.ts';
import { securityLines, unpaidLines } from '#domain/money/words/term.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { Settlement } from '#web/billing/settlement.tsx';
import { Ticket } from '#web/bookings/ticket/ticket.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { CalendarButton } from '#web/platform/calendar-button.tsx';
import { ownClock, sayDay } from '#web/platform/moments.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';

/** In the place of the form: the ticket of what was booked, its money, and where it is from now on. */
export function DoneNote({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useText();
  const say = t.bookingSheet.done;
  const { of } = useWhose();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const pending = booking.place === 'pending';
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 py-10 tablet:px-10 tablet:py-14">
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-display text-h2 outline-none [&:lang(ar)]:leading-[1.3]"
      >
        {pending ? say.pending : say.confirmed}
      </h3>
      <p className="mt-4 max-w-read text-lead text-ink-soft">
        {pending ? say.pendingText(of) : say.confirmedText(of)}
      </p>
      <div className="mt-8 max-w-140">
        <Ticket booking={booking} level={4} isSmall />
      </div>
      <Facts booking={booking} />
      <Settlement source={booking.id} sums={booking.sums} className="max-w-140" />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={`/dashboard/bookings/${booking.id}`}>{say.open}</ButtonLink>
        <CalendarButton
          path={bookingVoucher.calendar.path}
          params={{ id: booking.id }}
          fileName={`${booking.reference}.ics`}
        />
        <Button variant="outline" onClick={onClose}>
          {say.close}
        </Button>
      </div>
    </div>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const say = t.bookingSheet.done;
  const { startsAt, total, sums, quote } = booking;
  const money = [
    ...moneyLines({ ...sums, ...whose }, language),
    ...unpaidLines(sums, language),
    ...securityLines(quote.due, language),
  ];
  const own = ownClock(startsAt, language);
  const facts = [
    own && [say.yourTime, `${sayDay(own.day, 'short', language)} ${own.time} · ${own.zone}`],
    [t.bookingSheet.total, format.money(total)],
    ...money.map((line) => [line.label, lineValue(line, format.money)]),
  ];
  return (
    <dl className="mt-4 max-w-140 border-t border-line">
      {facts
        .filter((fact) => fact !== undefined)
        .map(([name, value]) => (
          <div
            key={name}
            className="flex justify-between gap-6 border-b border-line py-2.5 text-[0.9375rem]"
          >
            <dt className="max-w-1/2 shrink-0 text-ink-mute">{name}</dt>
            <dd className="text-end first-letter:uppercase">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
