/** How a message stands to what was answered before it. */
import type { Focus, Relation } from '#domain/assistant/frame/focus.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export interface Continuation {
  relation: Relation;
  /** How sure that is. */
  p: number;
  /** By what is asked of a thing, and not by how turns go on. */
  isInferred?: true;
  focus: Focus;
  /** The things that were spoken of. */
  things: Thing[];
}
