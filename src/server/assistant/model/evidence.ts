/** What the tools have told in one turn, kept by the thing it was told of: only that may be said of it. */
import type { Citation, ProposedAction } from '#contract/assistant/assistant.ts';
import { lineOf } from '#server/assistant/attributes/attributes.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export interface HeldEvidence {
  told: Map<string, string[]>;
  /** Told of nothing in particular. */
  loose: string[];
  /** The client's own affairs. */
  own: string[];
  /** Whether there is room, where it was looked up. */
  free: Map<string, boolean>;
  actions: ProposedAction[];
  citations: Citation[];
}

/** Keeps what is told of a thing, and tells it. */
export function tellOfThing<Told extends object>(
  thing: Thing,
  more: Told,
  { telling, held }: { telling: Context['telling']; held: HeldEvidence },
) {
  const line = lineOf(thing, telling);
  held.told.set(thing.id, [...(held.told.get(thing.id) ?? []), line, ...linesOf(more)]);
  return {
    id: thing.id,
    kind: thing.kind,
    title: thing.title[telling.language],
    said: line,
    ...more,
  };
}

/** Each value with what it is called, so that a total is known to be one. */
const linesOf = (told: unknown, name = ''): string[] => {
  if (told === null || told === undefined) return [];
  if (typeof told !== 'object') return [`${name}: ${String(told)}`];
  if (Array.isArray(told)) return told.flatMap((each) => linesOf(each, name));
  return Object.entries(told).flatMap(([key, value]) => linesOf(value, key));
};
