import type { Language } from '#contract/primitives.ts';
import { settings } from '#contract/settings.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { call } from '#web/platform/api.ts';
import { keepCurrency } from '#web/platform/currency.ts';
import { isStaff } from '#web/platform/sessions/staff-role.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { chooseTheme } from '#web/platform/theme.ts';

export interface Arrival {
  /** Without the language. */
  path: string;
  /** Where one was chosen for the account. */
  language: Language | null;
}

/**
 * What somebody chose on another device holds here from the moment they sign in. Whoever works in the
 * house and named no other place comes to the desk. Whoever is about to
 * leave is asked first whether they stay. An answer that does not come keeps nobody at the door.
 */
export async function arrivalAt(asked: string, session: SignedIn): Promise<Arrival> {
  const next = asked === addresses.dashboard && isStaff(session) ? addresses.desk : asked;
  const chosen = await call(settings.read, {}).catch(() => undefined);
  if (!chosen) return { path: next, language: null };
  if (chosen.theme) chooseTheme(chosen.theme);
  keepCurrency(chosen.currency);
  return { path: chosen.leavesAt ? '/profile/settings' : next, language: chosen.language };
}
