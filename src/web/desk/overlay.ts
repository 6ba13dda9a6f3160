/** What lies over the desk; one at a time. */
export type DeskOverlay =
  | { kind: 'search' }
  | { kind: 'keys' }
  | { kind: 'client'; id: string }
  | { kind: 'new-matter'; client?: { id: string; name: string } };

export type OpenOverlay = (overlay: DeskOverlay) => void;
