import { Temporal } from 'temporal-polyfill/full';
import type { Day, Instant } from '#contract/primitives.ts';
import { firstConsultationDay } from '#domain/consultation.ts';
import { displayName, type Named } from '#domain/greeting.ts';
import { useDraft } from '#web/consultation/draft.ts';
import { readSession } from '#web/platform/session.ts';

/** A request as the form shows it: the draft, and what is known without asking. */
export interface Wish {
  subject: string;
  day: Day;
  startsAt: Instant | undefined;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export function useWish(given: string): Wish {
  const { subject, day, startsAt, name, email, phone, message } = useDraft();
  const known = knownPerson();
  return {
    subject: subject?.of === given ? subject.instead : given,
    day: day ?? firstConsultationDay(currentMoment()),
    startsAt,
    name: name ?? known.name,
    email: email ?? known.email,
    phone: phone ?? '',
    message: message ?? '',
  };
}

/** Who is signed in, as the sign-in library keeps them beside the tokens. */
function knownPerson() {
  const { user } = (readSession() ?? {}) as { user?: Named };
  return {
    // Without an address: half of one is no name to sign a request with.
    name: user ? displayName({ user_metadata: user.user_metadata }, '') : '',
    email: user?.email ?? '',
  };
}

export function currentMoment(): Instant {
  return Temporal.Now.instant().toString({ fractionalSecondDigits: 3 });
}

/** The zone of the reader's own clock. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
