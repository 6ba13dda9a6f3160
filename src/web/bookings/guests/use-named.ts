import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { displayName, type GreetedPerson } from '#domain/greeting.ts';
import { readDraft, writeDraft } from '#web/bookings/sheet/draft.ts';
import { guestsQuery } from '#web/bookings/sheet/queries.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { readPrincipal } from '#web/platform/sessions/principal.ts';
import { readSession } from '#web/platform/sessions/session.ts';

/**
 * The client is the first guest and the name on the booking, unless they say otherwise; what a kitchen
 * should know of them comes from their profile as soon as it is read.
 */
export function useNamed({ offering, searching }: SheetState) {
  const { slug } = offering;
  const { data } = useQuery(guestsQuery);
  const self = data?.find(({ relation }) => relation === 'self');
  const [known, needs] = [self?.name, self?.needs ?? ''];
  useEffect(() => {
    if (searching) return;
    const own = ownName();
    const name = known ?? own;
    const { guests, bookingId } = readDraft(slug);
    // Only what this very line wrote may be completed; what somebody typed stays.
    const [first, ...others] = guests;
    const isOurs = !first || (others.length === 0 && first.name === own && !first.needs);
    if (name && isOurs && !bookingId && (!first || needs || name !== own))
      writeDraft(slug, { guests: [{ name, age: first?.age ?? null, needs }] });
  }, [slug, searching, known, needs]);
}

/** As the sign-in library keeps them beside the tokens; half of an address is no name. */
export function ownName(): string {
  const { user } = (readSession() ?? {}) as { user?: GreetedPerson };
  const own = user ? displayName({ user_metadata: user.user_metadata }, '') : '';
  return readPrincipal()?.name ?? own;
}
