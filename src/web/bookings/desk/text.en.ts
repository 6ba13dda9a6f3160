import type { BookingPlace } from '#contract/bookings/bookings.ts';
import { plural } from '#web/i18n/plural.ts';

/** What the desk says about bookings. */
export const deskBookings = {
  title: 'To confirm',
  text: 'Bookings that wait for a concierge, the soonest first.',
  empty: 'No booking waits for us.',
  guests: (count: number) => plural('en', count, { one: '# guest', other: '# guests' }),
  nights: (count: number) => plural('en', count, { one: '# night', other: '# nights' }),
  days: (count: number) => plural('en', count, { one: '# day', other: '# days' }),
  until: (length: string, day: string) => `${length}, to ${day}`,
  confirm: 'Confirm',
  decline: 'Decline',
  confirmOf: (title: string) => `Confirm ${title}`,
  declineOf: (title: string) => `Decline ${title}`,
  declineTitle: 'Decline this booking?',
  declineText: 'The client is told, with the reason and what follows for the money.',
  /** Of a change that waits: what it was stands until it is confirmed. */
  change: {
    was: 'Was',
    wouldBe: 'Would be',
    confirm: 'Confirm the change',
    confirmOf: (title: string) => `Confirm the change of ${title}`,
    refuse: 'Refuse the change, keep the booking',
    refuseOf: (title: string) => `Refuse the change of ${title}, keep the booking`,
    refuseTitle: 'Refuse the change, and keep the booking?',
    refuseText: (booked: string) =>
      `The booking stays as it was: ${booked}. No money moves. The client is told, with the reason.`,
    refused: 'The booking stands as it was, and the client knows',
    lost: 'Its place from before the change is given away already: declining ends the whole booking.',
    comma: ', ',
  },
  /** Money leaves a card with it: asked once more, with the sum. */
  confirmTitle: (sum: string) => `Confirm, and take ${sum}?`,
  confirmNow: (sum: string) => `Confirm and take ${sum}`,
  backTitle: (sum: string) => `Confirm, and send ${sum} back?`,
  backNow: (sum: string) => `Confirm and send ${sum} back`,
  confirmed: 'Confirmed, and the client knows',
  declined: 'Declined, and the client knows',
  /** Leaves the booking as it is: 'Cancel' would read as if that were cancelled. */
  keep: 'Leave it as it is',
  callOff: 'Call off',
  callOffOf: (title: string) => `Call off ${title}`,
  callOffTitle: 'Call this booking off',
  callOffText: 'The client is told, with the reason you write.',
  cause: 'Cause',
  causes: {
    operator: 'The operator cannot',
    weather: 'The weather',
    no_show: 'Nobody came',
  },
  calledOff: 'Called off, and the client knows',
  pickUp: (place: string) => `Picked up from: ${place}`,
  note: (note: string) => `Note: ${note}`,
  standing: {
    title: 'Confirmed, still to come',
    text: 'What we have promised, the soonest first. When an operator fails, call it off here: all that was paid goes back.',
    empty: 'Nothing is confirmed ahead of us.',
    emptyBeside: 'Nothing else is confirmed ahead of us.',
  },
  places: {
    held: 'Held',
    pending: 'To confirm',
    confirmed: 'Confirmed',
    completed: 'Completed',
    expired: 'Expired',
    cancelled: 'Cancelled',
    declined: 'Declined',
    no_show: 'Nobody came',
  } satisfies Record<BookingPlace, string>,
};
