import type { Booking } from '#contract/bookings/bookings.ts';
import { ToldDialog } from '#web/bookings/changes/crew-dialog.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { toldId } from '#web/platform/addresses/booking-addresses.ts';
import { Panel } from '#web/ui/panel/panel.tsx';

/** Who comes, what was added, and what the crew was told. */
export function GuestsPanel({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { facts, guests } = t.ownBookings;
  return (
    <Panel
      id={toldId}
      title={facts.guestsTitle}
      aside={<span className="text-caption text-ink-mute">{guests(booking.party)}</span>}
    >
      {booking.guests.length === 0 ? (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">{facts.noGuests}</p>
      ) : (
        <ul className="mt-2">
          {booking.guests.map(({ name, age, needs }, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two guests may share a name, and the list never moves
              key={place}
              className="border-b border-line py-3 last:border-0 last:pb-0"
            >
              <p className="flex justify-between gap-4 text-[0.9375rem]">
                <bdi>{name}</bdi>
                {age !== null && <span className="text-ink-mute">{facts.age(age)}</span>}
              </p>
              {needs && <p className="text-caption text-ink-mute">{needs}</p>}
            </li>
          ))}
        </ul>
      )}
      {booking.licenceHeld && <p className="mt-3 text-caption text-ink-mute">{facts.licence}</p>}
      {booking.limitsKept && <p className="mt-3 text-caption text-ink-mute">{facts.limits}</p>}
      {booking.note && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-caption text-ink-mute">{facts.note}</p>
          <p className="mt-1 text-[0.9375rem] whitespace-pre-line">{booking.note}</p>
        </div>
      )}
      <ToldDialog booking={booking} />
    </Panel>
  );
}
