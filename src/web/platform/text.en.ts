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
    precondition_failed: 'This changed while you were looking at it. Reload to see the latest.',
    payload_too_large: 'That is too large to send.',
    unsupported_media_type: 'We cannot read this kind of file.',
    idempotency_mismatch:
      'This was already sent with other details. Reload the page and start again.',
    too_many_requests: 'That was a lot at once. Wait a moment and try again.',
    unexpected: 'An unexpected error occurred',
    unavailable: 'We cannot be reached right now. Check the connection and try again.',
  } satisfies Record<ErrorCode, string>,
};
