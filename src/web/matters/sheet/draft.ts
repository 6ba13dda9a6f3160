/** What was typed into a request. It lives through closing, a reload and signing in. */
import { useSyncExternalStore } from 'react';
import type { Values } from '#web/matters/sheet/values.ts';
import { thisVisit } from '#web/platform/browser-storage.ts';

const keyOf = (wish: string) => `rihla-ask-${wish}`;
const drafts = new Map<string, Values>();
const followers = new Set<() => void>();

function tell() {
  for (const follow of followers) follow();
}

function readDraft(wish: string): Values {
  const known = drafts.get(wish) ?? parse(thisVisit.read(keyOf(wish)));
  drafts.set(wish, known);
  return known;
}

function parse(kept: string | undefined): Values {
  try {
    return kept ? JSON.parse(kept) : {};
  } catch {
    return {}; // somebody else's value under our key
  }
}

export function writeDraft(wish: string, part: Values): void {
  const draft = { ...readDraft(wish), ...part };
  drafts.set(wish, draft);
  thisVisit.keep(keyOf(wish), JSON.stringify(draft));
  tell();
}

/** After it was sent or kept: the next one begins anew. */
export function finishMatterDraft(wish: string): void {
  drafts.delete(wish);
  thisVisit.forget(keyOf(wish));
  tell();
}

export const useMatterDraft = (wish: string): Values =>
  useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => readDraft(wish),
  );
