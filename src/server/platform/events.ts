/**
 * What one feature tells others without knowing them. The one that comes later in a client's story knows the
 * earlier (billing knows bookings); the way back is an event, declared by whoever announces it and heard by
 * those whom `server/listeners.ts` lists.
 *
 * - In the same transaction: what is told carries it (`acting.tx`), and the announcer waits.
 * - In order: one listener after the other, as they are listed.
 * - Whole or not at all: a listener that throws is the end of it. Those after it are not called, the announcer
 *   does not catch, and everything is rolled back. What may fail by itself is a job that the listener enqueues.
 * - What listeners answer goes back in their order; most events ask nothing.
 */
import type { Sql } from '#server/platform/sql.ts';

/** Everything that is told happens in somebody's transaction. */
interface InTransaction {
  acting: { tx: Sql };
}

type Listener<Told, Answer> = (told: Told) => Promise<Answer>;

export interface Event<Told extends InTransaction, Answer = void> {
  readonly name: string;
  /** Never there: it keeps the events of two shapes apart. */
  readonly heardBy?: Listener<Told, Answer>;
}

export const event = <Told extends InTransaction, Answer = void>(
  name: string,
): Event<Told, Answer> => ({ name });

export interface Events {
  on: <Told extends InTransaction, Answer>(
    event: Event<Told, Answer>,
    listener: Listener<Told, Answer>,
  ) => void;
  announce: <Told extends InTransaction, Answer>(
    event: Event<Told, Answer>,
    told: Told,
  ) => Promise<Answer[]>;
}

export function openEvents(): Events {
  const listeners = new Map<object, Listener<never, unknown>[]>();
  return {
    on: (heard, listener) => void listeners.set(heard, [...(listeners.get(heard) ?? []), listener]),
    announce: async <Told extends InTransaction, Answer>(
      heard: Event<Told, Answer>,
      told: Told,
    ): Promise<Answer[]> => {
      const answers: Answer[] = [];
      // `on` takes for an event only listeners of its own shape.
      for (const listener of (listeners.get(heard) ?? []) as Listener<Told, Answer>[])
        answers.push(await listener(told));
      return answers;
    },
  };
}
