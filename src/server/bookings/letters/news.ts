/** What of a booking is told at the bell: what the house did, and what the clock did. */
import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import { clientTopic } from '#contract/live.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import { notify } from '#server/notifications/actions.ts';
import { tellRoom } from '#server/platform/live.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';

interface Event {
  kind: BookingEventKind;
  by: Caller;
}

/** Live, whatever happened; at the bell what a client should find there later. */
export async function tellNews(tx: Sql, row: BookingRow, event: Event): Promise<void> {
  const { id, clientId, version, startsAt, heldUntil, offered } = row;
  if (!clientId) return;
  await tellRoom(tx, clientTopic(clientId), 'booking', { id });
  const told = newsOf(row, event);
  if (!told) return;
  await notify(tx, {
    to: clientId,
    kind: told === 'offered' ? 'waitlist' : 'booking',
    title: offered.title,
    path: `/dashboard/bookings/${id}`,
    about: { event: told, startsAt, ...(told === 'offered' && heldUntil && { until: heldUntil }) },
    key: `booking:${id}:${told}:${version}`,
  });
}

type ToldEvent =
  | 'offered'
  | 'confirmed'
  | 'declined'
  | 'called_off'
  | 'changed'
  | 'change_refused'
  | 'completed';

function newsOf({ waitlistEntryId }: BookingRow, { kind, by }: Event): ToldEvent | undefined {
  switch (kind) {
    // A client's own hold is on their screen; one from the waitlist finds them elsewhere.
    case 'held':
      return waitlistEntryId && by.kind !== 'client' ? 'offered' : undefined;
    case 'changed':
      return by.kind === 'client' ? undefined : 'changed';
    case 'confirmed':
    case 'change_refused':
    case 'declined':
    case 'called_off':
    case 'completed':
      return kind;
    default:
      return undefined;
  }
}
