import type { ReactNode } from 'react';
import type { DeskBooking } from '#contract/desk.ts';
import { changeTotal } from '#domain/money/words/change.ts';
import { WaitingActs } from '#web/billing/desk/waiting-acts.tsx';
import { type Booked, useSpanWords } from '#web/bookings/desk/use-span-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

interface BookingRowProps {
  booking: DeskBooking;
  onOverlay: OpenOverlay;
  /** How it stands with its money. */
  money: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A booking at the desk: what, when, whose, its money and what of it waits for a colleague. */
export function BookingRow({ booking, onOverlay, money, children }: BookingRowProps) {
  const { t } = useText();
  const words = t.deskBookings;
  const { offering, reference, note, pickUp, wish } = booking;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-4">
      <span className="h-15 w-20 shrink-0 overflow-hidden rounded-[1px] bg-sunk">
        <Picture picture={{ ...offering.picture, alt: '' }} />
      </span>
      <div className="min-w-60 flex-1">
        <h3 className="text-[1.375rem] leading-[1.2]">
          <bdi>{offering.title}</bdi>
        </h3>
        {wish && (
          <p className="text-ink-soft">
            {words.change.was}: <Agreed of={booking} {...booking} />
          </p>
        )}
        <p>
          {wish && `${words.change.wouldBe}: `}
          <Agreed of={booking} {...(wish ?? booking)} /> ·{' '}
          <bdi className="text-ink-mute">{reference}</bdi>
        </p>
        <Whose booking={booking} onOverlay={onOverlay} />
        <p className="text-caption text-ink-soft">{money}</p>
        {pickUp && <p className="text-ink-soft">{words.pickUp(pickUp)}</p>}
        {note && <p className="text-ink-soft">{words.note(note)}</p>}
        <WaitingActs kind="booking" id={booking.id} className="mt-2" />
      </div>
      {children}
    </li>
  );
}

/** When, for how long, for how many and for how much. */
function Agreed({ of, party, total, fee, ...span }: Booked & { of: DeskBooking }) {
  const { t, language } = useText();
  const { when, length } = useSpanWords(of, span);
  return (
    <>
      <bdi className="tnum">{when}</bdi> · {length && `${length} · `}
      {t.deskBookings.guests(party)} · <bdi>{changeTotal({ total, fee }, language)}</bdi>
    </>
  );
}

function Whose({ booking, onOverlay }: Pick<BookingRowProps, 'booking' | 'onOverlay'>) {
  const { t } = useText();
  const { client } = booking;
  // Whoever booked is often a guest too, and is named already.
  const guests = booking.guests.filter((name) => name !== client?.name);
  return (
    <p className="text-ink-soft">
      {client ? (
        <PlainButton onClick={() => onOverlay({ kind: 'client', id: client.id })}>
          <bdi>{client.name}</bdi>
        </PlainButton>
      ) : (
        t.desk.someone
      )}
      {guests.length > 0 && <span className="ps-2 text-ink-mute">{guests.join(' · ')}</span>}
    </p>
  );
}
