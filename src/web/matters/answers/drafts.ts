/**
 * What somebody of the house has typed and not sent, by matter. It outlives going to another matter and
 * back, and whatever a colleague changes meanwhile; it leaves with the page.
 */
import { useSyncExternalStore } from 'react';
import type { MatterFile } from '#contract/matters/parts.ts';
import type { Language } from '#contract/primitives.ts';
import type { QuoteForm } from '#web/matters/quotes/form.ts';

interface Draft {
  box: 'reply' | 'note';
  reply: string;
  note: string;
  /** Nothing while the client's own language is meant. */
  language: Language | undefined;
  files: MatterFile[];
  /** Nothing while the quote stands as it was saved. */
  quote: QuoteForm | undefined;
  /** Its terms are worse for the client than those before, and whoever sends it is asked first. */
  asks: boolean;
}

const blank: Draft = {
  box: 'reply',
  reply: '',
  note: '',
  language: undefined,
  files: [],
  quote: undefined,
  asks: false,
};

const shelf = new Map<string, Draft>();
const watching = new Set<() => void>();

export const deskDraftOf = (matterId: string): Draft => shelf.get(matterId) ?? blank;

export function keepDraft(matterId: string, change: Partial<Draft>): void {
  shelf.set(matterId, { ...deskDraftOf(matterId), ...change });
  for (const changed of watching) changed();
}

export function useDeskDraft(matterId: string) {
  const draft = useSyncExternalStore(watch, () => deskDraftOf(matterId));
  return [draft, (change: Partial<Draft>) => keepDraft(matterId, change)] as const;
}

function watch(changed: () => void): () => void {
  watching.add(changed);
  return () => void watching.delete(changed);
}
