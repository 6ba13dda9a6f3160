import { useEffect } from 'react';
import { displayName, type Named } from '#domain/greeting.ts';
import { readDraft, writeDraft } from '#web/booking-sheet/draft.ts';
import type { SheetState } from '#web/booking-sheet/use-sheet.ts';
import { readSession } from '#web/platform/session.ts';

/** Slugs whose guest list began with the client's own name already; who took it away meant it. */
const begun = new Set<string>();

/** The client is the first guest and the name on the booking, unless they say otherwise. */
export function useNamed({ offering, searching }: SheetState) {
  const { slug } = offering;
  useEffect(() => {
    if (searching || begun.has(slug)) return;
    begun.add(slug);
    const name = ownName();
    const { guests, bookingId } = readDraft(slug);
    if (name && guests.length === 0 && !bookingId)
      writeDraft(slug, { guests: [{ name, age: null, needs: '' }] });
  }, [slug, searching]);
}

/** As the sign-in library keeps them beside the tokens; half of an address is no name. */
function ownName(): string {
  const { user } = (readSession() ?? {}) as { user?: Named };
  return user ? displayName({ user_metadata: user.user_metadata }, '') : '';
}
