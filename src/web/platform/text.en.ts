import type { ErrorCode } from '#contract/errors.ts';
import { plural } from '#web/i18n/plural.ts';

export const platform = {
  notifications: 'Notifications',
  dismiss: 'Close',
  calendarFile: 'Add to calendar',
  noCalendarFile: 'The calendar file could not be loaded.',
  /** Who acted and for whom: 'Omar Aziz for Layla Haddad'. */
  actedFor: (delegate: string, client: string) => `${delegate} for ${client}`,
  about: (sum: string) => `About ${sum}`,
  unreadable: 'This could not be read',
  /** Without a line to the house. */
  line: {
    down: 'You are offline',
    kept: 'What you see is from before. What you send is kept and goes when you are back.',
    waiting: (count: number) =>
      plural('en', count, {
        one: 'One thing is kept and goes when you are back.',
        other: '# things are kept and go when you are back.',
      }),
    sent: (count: number) =>
      plural('en', count, {
        one: 'You are back. What you wrote has gone.',
        other: 'You are back. # things have gone.',
      }),
    refused: 'What was kept could not be sent',
    goesLater: 'Kept. It goes when you are back.',
  },
  needsScripts: {
    title: 'This page works with scripts, and your browser runs none.',
    way: 'Allow scripts for this site and load the page again. Everything public reads well without them.',
  },
  reason: {
    label: 'Reason',
    needed: 'Say why, in a sentence.',
    optional: 'Optional',
    cancel: 'Cancel',
  },
  /** Which limit of a mandate is in the way, what is left under it, and what to do. */
  limits: {
    purchase: (_left: string, most: string) =>
      `You may spend AED ${most} on one purchase. Ask the client to decide this, or to raise your limit.`,
    day: (left: string, most: string) =>
      `You may spend AED ${most} a day, and AED ${left} is left today. Ask the client to decide this, or to raise your limit.`,
    month: (left: string, most: string) =>
      `You may spend AED ${most} a month, and AED ${left} is left this month. Ask the client to decide this, or to raise your limit.`,
  },
  errors: {
    bad_request: 'We could not read that request. Reload the page and try again.',
    validation_failed: 'Some fields need your attention.',
    unauthenticated: 'Please sign in to continue.',
    payment_declined: 'The card was declined, and nothing was charged. Try another card.',
    payment_step: 'Your bank wants to confirm this payment first.',
    forbidden: 'This is not open to your account.',
    second_factor_needed: 'Please show your second factor first, then try again.',
    fresh_proof_needed: 'Please confirm that it is you, then try again.',
    own_factor_needed:
      'This needs a second factor of your own. Set one up in your security settings, then try again.',
    mandate_over: 'You do not act for this client any more. Please return to your own account.',
    mandate_refused: 'Your mandate does not include this. Ask the client to do it, or to allow it.',
    members_only: 'Your membership does not reach this event. Its page says which one does.',
    mandate_limit: 'This is more than you may spend for this client. Ask them to decide it.',
    not_found: 'We could not find that.',
    method_not_allowed: 'That cannot be done here.',
    conflict: 'Somebody changed this at the same time. Reload and try again.',
    fully_booked: 'Every place of this is taken.',
    place_taken: 'Somebody was faster: this place has just gone.',
    price_changed: 'The price has changed since you saw it. Please look at it once more.',
    money_changed:
      'What it means for your money has changed since you read it. Please read it once more.',
    hold_expired: 'The time it was held for you is over, and the place is free again.',
    too_many_holds:
      'You keep as many places as one may without paying. Pay for one of them or let it go, then come back to this one.',
    booking_state: 'This booking has moved on, so that is no longer possible.',
    place_is_free: 'There is a free place: you can book it now.',
    already_waiting: 'You are already on this waitlist.',
    matter_state: 'This request has moved on. Please look at it again.',
    quote_state: 'This quote can no longer be answered. Please look at the newest one.',
    slot_taken: 'Somebody has just taken this time. Please choose another.',
    billing_state: 'This has changed meanwhile. Please look at it again.',
    already_owned: 'A colleague already has this.',
    file_refused: 'We take pictures, PDF and office documents of at most 10 MB.',
    ticket_over: 'This paper is closed. Please open it again.',
    precondition_failed: 'This changed while you were looking at it. Reload to see the latest.',
    vault_full: 'Your vault is full. Empty its bin or remove a paper, and try again.',
    payload_too_large: 'That is too large to send.',
    unsupported_media_type: 'We cannot read this kind of file.',
    idempotency_mismatch:
      'This was already sent with other details. Reload the page and start again.',
    not_offered: 'It cannot be had at this time. Please choose another.',
    party_refused: 'It does not carry a party of this size.',
    guest_refused: 'One of the guests cannot take part.',
    addon_refused: 'One of the extras cannot be added.',
    amount_refused: 'This amount is not what is owed.',
    too_many_requests: 'That was a lot at once. Wait a moment and try again.',
    unexpected: 'An unexpected error occurred',
    unavailable: 'We cannot be reached right now. Check the connection and try again.',
  } satisfies Record<ErrorCode, string>,
};
