import { useSyncExternalStore } from 'react';
import type { Day, Instant } from '#contract/primitives.ts';

/**
 * What was typed into a consultation request. It lives as long as the page, so that closing the dialog
 * or a send that failed loses nothing; it is not written down anywhere, being about a person.
 */
export interface Draft {
  /** The words somebody put in place of the subject they came with. */
  subject?: { instead: string; of: string } | undefined;
  day?: Day | undefined;
  startsAt?: Instant | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  message?: string | undefined;
}

let draft: Draft = {};
const followers = new Set<() => void>();

export function write(part: Draft): void {
  draft = { ...draft, ...part };
  for (const follow of followers) follow();
}

/** After it was sent: the person is the same next time, the wish is not. */
export function finishDraft(): void {
  write({ subject: undefined, day: undefined, startsAt: undefined, message: undefined });
}

export function useDraft(): Draft {
  return useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => draft,
    () => draft,
  );
}
