/** What was typed into a request. It lives through closing, a reload and signing in. */
import { useSyncExternalStore } from 'react';
import type { Values } from '#web/matters/sheet/values.ts';
import { ownWords } from '#web/platform/browser/own-words.ts';
import type { UnsentText } from '#web/platform/line/unsent.ts';
import { followSession } from '#web/platform/sessions/session.ts';

const nameOf = (wish: string) => `ask-${wish}`;
/** What was read last, so that equal text is the same value. */
const known = new Map<string, { text: string | undefined; values: Values }>();
const followers = new Set<() => void>();

function tell() {
  for (const follow of followers) follow();
}

function readDraft(wish: string): Values {
  const text = ownWords.read(nameOf(wish));
  const before = known.get(wish);
  if (before && before.text === text) return before.values;
  const values = parse(text);
  known.set(wish, { text, values });
  return values;
}

function parse(kept: string | undefined): Values {
  try {
    return kept ? JSON.parse(kept) : {};
  } catch {
    return {}; // somebody else's value under our key
  }
}

export function writeDraft(wish: string, part: Values): void {
  const { name, words } = typedFor(wish, { ...readDraft(wish), ...part });
  ownWords.keep(name, words);
  tell();
}

/** A whole form, to be found again under its wish if the house refuses it later. */
export const typedFor = (wish: string, values: Values): UnsentText => ({
  name: nameOf(wish),
  words: JSON.stringify(values),
});

/** After it was sent or kept: the next one begins anew. */
export function finishMatterDraft(wish: string): void {
  ownWords.forget(nameOf(wish));
  tell();
}

export const useMatterDraft = (wish: string): Values =>
  useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      const leave = followSession(follow);
      return () => {
        followers.delete(follow);
        leave();
      };
    },
    () => readDraft(wish),
  );
