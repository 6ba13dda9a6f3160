import { type ReactNode, useSyncExternalStore } from 'react';
import type { toast } from 'sonner';

/** One way on from a notice. */
interface Way {
  label: string;
  onClick: () => void;
}

type Toast = typeof toast;
type Said = (say: Toast) => void;

/** The library that says it, as long as something draws what it says. */
let speaker: Toast | undefined;
/** Said before that; the library comes with the first of them. */
let unsaid: Said[] = [];
const followers = new Set<() => void>();

function waitWith(next: Said[]): void {
  unsaid = next;
  for (const follow of followers) follow();
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => void followers.delete(changed);
}

/** Whether something waits for whoever draws notices. */
export const useUnsaid = (): boolean =>
  useSyncExternalStore(
    follow,
    () => unsaid.length > 0,
    () => false,
  );

/** Says from now on what is to be said, and what waited, until the answer is called. */
export function speakWith(found: Toast): () => void {
  speaker = found;
  const waited = unsaid;
  waitWith([]);
  for (const said of waited) said(found);
  return () => {
    speaker = undefined;
  };
}

function say(said: Said): void {
  if (speaker) said(speaker);
  else waitWith([...unsaid, said]);
}

/** A title and at most one soft line. The icon replaces the usual one of its kind. */
const show =
  (kind: 'success' | 'info' | 'warning' | 'error') =>
  (title: string, line?: string, icon?: ReactNode, way?: Way) =>
    say((toast) =>
      // The same twice, as of a double press, is one notice.
      toast[kind](title, {
        id: [kind, title, line].join(' '),
        description: line,
        icon,
        ...(way && { action: way }),
      }),
    );

export const notify = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  /** Stands under its name until it is ended. */
  stand: (id: string, title: string, line: string) =>
    say((toast) =>
      toast.warning(title, { id, description: line, duration: Number.POSITIVE_INFINITY }),
    ),
  end: (id: string) => {
    // Where nothing was said there is nothing to end.
    if (speaker || unsaid.length > 0) say((toast) => toast.dismiss(id));
  },
};
