import type { FastifyRequest } from 'fastify';
import type { Instant } from '#contract/primitives.ts';

/** Who asks for files: the house's secret key, nobody in particular, or a person. */
export type Asking =
  | { kind: 'service' }
  | { kind: 'anyone' }
  | {
      kind: 'person';
      id: string;
      isAdmin: boolean;
      /** When they last showed their second factor; null where they have none. */
      provenAt: Instant | null;
    };

/** How storage learns who asks; the sign-in service answers. Refuses with a StorageRefusal. */
export type StorageDoor = (request: Pick<FastifyRequest, 'headers'>) => Promise<Asking>;
