import type { FastifyRequest } from 'fastify';

/** Who asks for files: the house's secret key, nobody in particular, or a person. */
export type Asking =
  | { kind: 'service' }
  | { kind: 'anyone' }
  | { kind: 'person'; id: string; isAdmin: boolean };

/** How storage learns who asks; the sign-in service answers. Refuses with a StorageRefusal. */
export type StorageDoor = (request: Pick<FastifyRequest, 'headers'>) => Promise<Asking>;
