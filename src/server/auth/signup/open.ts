import { refuse } from '#server/auth/failure.ts';
import type { Services } from '#server/services.ts';

export function requireSignupsOpen({ auth }: Services) {
  if (auth.settings.signupDisabled)
    refuse(422, 'signup_disabled', 'Signups not allowed for this instance');
}
