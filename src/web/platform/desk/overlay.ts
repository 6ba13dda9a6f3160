/** For whom a matter is opened. */
export interface PickedClient {
  id: string;
  name: string;
}

/** What lies over the desk; one at a time. */
export type DeskOverlay =
  | { kind: 'search' }
  | { kind: 'keys' }
  | { kind: 'client'; id: string }
  | { kind: 'new-matter'; client?: PickedClient };

export type OpenOverlay = (overlay: DeskOverlay) => void;
