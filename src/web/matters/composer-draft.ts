/** What was typed to the house and not sent yet; kept for each matter through a reload. */
import { useState } from 'react';
import type { MatterFile } from '#contract/matters/parts.ts';
import { thisVisit } from '#web/platform/browser-storage.ts';

interface Unsent {
  text: string;
  /** Brought already; sent with the words. */
  files: MatterFile[];
}

const nothing: Unsent = { text: '', files: [] };
const keyOf = (id: string) => `rihla-words-${id}`;

function readUnsent(id: string): Unsent {
  try {
    return { ...nothing, ...JSON.parse(thisVisit.read(keyOf(id)) ?? '{}') };
  } catch {
    return nothing; // somebody else's value under our key
  }
}

export function useUnsent(id: string) {
  const [unsent, setUnsent] = useState(() => readUnsent(id));
  /** Begins with what stands at that moment: two files may arrive before the page is drawn again. */
  const change = (next: (before: Unsent) => Unsent) =>
    setUnsent((before) => {
      const after = next(before);
      thisVisit.keep(keyOf(id), JSON.stringify(after));
      return after;
    });
  return { unsent, change, clear: () => change(() => nothing) };
}
