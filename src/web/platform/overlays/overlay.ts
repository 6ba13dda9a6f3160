/** What may lie over any page. One at a time; each comes in a chunk of its own when it is asked for. */
import { useSyncExternalStore } from 'react';
import type { Topic } from '#contract/appointments/appointments.ts';
import type { MatterArea } from '#contract/matters/kinds.ts';

/** What a consultation is about; the dialog lets them change it. */
export interface ConsultationSubject {
  /** Where the wish arose, in the reader's words: the page, and what was asked for there. */
  subject: string;
  /** Without one the page it was asked for on says which. */
  topic?: Topic | undefined;
  /** The slug of whom they want to meet. */
  adviser?: string | undefined;
  /** The slug of the home they want to see. */
  home?: string | undefined;
  /** The free hour that was asked for. */
  startsAt?: string | undefined;
  /** What was said before the dialog opened. */
  message?: string | undefined;
}

export type Overlay =
  | ({ name: 'consultation' } & ConsultationSubject)
  | { name: 'search' }
  /** The line to ask on: with what was begun elsewhere, and the list of requests it was asked for on. */
  | { name: 'ask'; words?: string; area?: MatterArea }
  | { name: 'tour' }
  /** Whoever is asked who they are. Anything else that lies there stays. */
  | { name: 'proof' };

let shown: Overlay | undefined;
const followers = new Set<() => void>();

function show(overlay: Overlay | undefined) {
  shown = overlay;
  for (const follow of followers) follow();
}

/** Where the focus was: dialogs give it back only to a button of their own. */
let opener: Element | null = null;

export function openOverlay(overlay: Overlay) {
  if (!shown) opener = document.activeElement;
  show(overlay);
}

export const openSearch = () => openOverlay({ name: 'search' });

export function closeOverlay() {
  show(undefined);
  // The page is out of reach until the dialog is gone.
  requestAnimationFrame(() => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}

export const useOverlay = (): Overlay | undefined =>
  useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => shown,
    () => undefined,
  );
