import type { Topic } from '#contract/appointments/appointments.ts';
import { dayIn } from '#domain/appointments/days.ts';
import { displayName, type GreetedPerson } from '#domain/greeting.ts';
import {
  chooseAppointment,
  type DraftChoice,
  useAppointmentDraft,
} from '#web/appointments/draft.ts';
import { topicAt } from '#web/appointments/topic-at.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import type { ConsultationSubject } from '#web/platform/overlays/overlay.ts';
import { readSession } from '#web/platform/sessions/session.ts';

/** An appointment as the form shows it: the draft, and what is known without asking. */
export interface AppointmentWish extends Omit<DraftChoice, 'subject' | 'topic'> {
  subject: string;
  topic: Topic;
  /** The home that is to be seen. */
  home: string | undefined;
  name: string;
  email: string;
  phone: string;
  message: string;
  choose: (part: DraftChoice) => void;
}

export function useWish(given: ConsultationSubject): AppointmentWish {
  const { choice, name, email, phone, message } = useAppointmentDraft();
  const of = JSON.stringify(given);
  const chosen: DraftChoice = choice?.of === of ? choice : {};
  const known = knownPerson();
  return {
    subject: chosen.subject ?? given.subject,
    topic: given.home ? 'real-estate' : (chosen.topic ?? given.topic ?? topicAt(location.pathname)),
    adviser: (chosen.adviser ?? given.adviser) || undefined,
    home: given.home,
    ...hourOf(chosen, given),
    name: name ?? known.name,
    email: email ?? known.email,
    phone: phone ?? '',
    message: message ?? given.message ?? '',
    choose: (part) => chooseAppointment(of, part),
  };
}

/** Once a day or an hour was chosen here, the one that was asked for before is over. */
function hourOf(
  chosen: DraftChoice,
  { startsAt }: ConsultationSubject,
): Pick<DraftChoice, 'day' | 'startsAt'> {
  if (!startsAt || 'day' in chosen || 'startsAt' in chosen)
    return { day: chosen.day, startsAt: chosen.startsAt };
  return { day: dayIn(zoneHere(), startsAt), startsAt };
}

/** Who is signed in, as the sign-in library keeps them beside the tokens. */
export function knownPerson() {
  const { user } = (readSession() ?? {}) as { user?: GreetedPerson };
  return {
    // Without an address: half of one is no name to sign a request with.
    name: user ? displayName({ user_metadata: user.user_metadata }, '') : '',
    email: user?.email ?? '',
  };
}
