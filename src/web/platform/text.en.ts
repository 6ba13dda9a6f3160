import type { ErrorCode } from '#contract/errors.ts';

export const platform = {
  notifications: 'Notifications',
  dismiss: 'Close',
  errors: {
    bad_request: 'We could not read that request. Reload the page and try again.',
    validation_failed: 'Some fields need your attention.',
    unauthenticated: 'Please sign in to continue.',
    forbidden: 'This is not open to your account.',
    not_found: 'We could not find that.',
    method_not_allowed: 'That cannot be done here.',
    conflict: 'Somebody changed this at the same time. Reload and try again.',
    fully_booked: 'Every place of this is taken.',
    place_taken: 'Somebody was faster: this place has just gone.',
    price_changed: 'The price has changed since you saw it. Please look at it once more.',
    hold_expired: 'The fifteen minutes are over, and the place is free again.',
    booking_state: 'This booking has moved on, so that is no longer possible.',
    place_is_free: 'There is a free place: you can book it now.',
    already_waiting: 'You are already on this waitlist.',
    precondition_failed: 'This changed while you were looking at it. Reload to see the latest.',
    payload_too_large: 'That is too large to send.',
    unsupported_media_type: 'We cannot read this kind of file.',
    idempotency_mismatch:
      'This was already sent with other details. Reload the page and start again.',
    not_offered: 'It cannot be had at this time. Please choose another.',
    party_refused: 'It does not carry a party of this size.',
    guest_refused: 'One of the guests cannot take part.',
    addon_refused: 'One of the extras cannot be added.',
    too_many_requests: 'That was a lot at once. Wait a moment and try again.',
    unexpected: 'An unexpected error occurred',
    unavailable: 'We cannot be reached right now. Check the connection and try again.',
  } satisfies Record<ErrorCode, string>,
};
