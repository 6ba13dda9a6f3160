import { useSyncExternalStore } from 'react';
import type { Topic } from '#contract/appointments/appointments.ts';
import type { Day, Instant } from '#contract/primitives.ts';

/** What was chosen in place of what a button brought along. */
export interface DraftChoice {
  subject?: string | undefined;
  topic?: Topic | undefined;
  /** Nobody in particular where it is empty. */
  adviser?: string | undefined;
  /** By the reader's own calendar. */
  day?: Day | undefined;
  startsAt?: Instant | undefined;
}

/**
 * What was typed into the form. It lives as long as the page, so that closing the dialog or a booking
 * that was refused loses nothing; it is not written down anywhere, being about a person.
 */
interface Draft {
  /** `of` is what the button asked for: under another button the choice begins anew. */
  choice?: ({ of: string } & DraftChoice) | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  message?: string | undefined;
}

let draft: Draft = {};
const followers = new Set<() => void>();

export function writeAppointmentDraft(part: Draft): void {
  draft = { ...draft, ...part };
  for (const follow of followers) follow();
}

export function chooseAppointment(of: string, part: DraftChoice): void {
  const before = draft.choice?.of === of ? draft.choice : {};
  writeAppointmentDraft({ choice: { ...before, ...part, of } });
}

/** After it was booked: the person is the same next time, the wish is not. */
export function finishAppointmentDraft(): void {
  writeAppointmentDraft({ choice: undefined, message: undefined });
}

export const useAppointmentDraft = (): Draft =>
  useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => draft,
    () => draft,
  );
