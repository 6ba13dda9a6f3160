/** How long the kept session needs no sign-in library, which is what renews it. */
import { readReturn, readTokens } from '#web/platform/auth/return.ts';
import { clockNow } from '#web/platform/clock-here.ts';
import { readSession } from '#web/platform/sessions/session.ts';

/** The library renews within a minute and a half of the end; what is asked shortly before still arrives. */
const reserve = 2 * 60 * 1_000;

/** In milliseconds; nothing where no session is kept. */
function lastsFor(): number {
  const { expires_at: endsAt = 0 } = readSession() ?? {};
  return Math.max(0, endsAt * 1_000 - reserve - clockNow());
}

/** The token, where it is good for a while. */
export const lastingToken = (): string | undefined =>
  lastsFor() > 0 ? readSession()?.access_token : undefined;

/** Until the library is needed: at once where the address brings a session, or what went wrong with one. */
export const libraryIn = (): number =>
  readTokens(location) || readReturn(location) ? 0 : lastsFor();
