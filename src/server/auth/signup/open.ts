import { refuseAuth } from '#server/auth/failure.ts';
import type { Services } from '#server/services.ts';

export function requireSignupsOpen({ auth }: Services) {
  if (auth.settings.signupDisabled)
    refuseAuth(422, 'signup_disabled', 'Signups not allowed for this instance');
}
