import type { FastifyRequest } from 'fastify';
import type { Instant } from '#contract/primitives.ts';
import type { Proof } from '#domain/auth/fresh-proof.ts';

/** Who asks for files: the house's secret key, nobody in particular, or a person. */
export type StorageAsker =
  | { kind: 'service' }
  | { kind: 'anyone' }
  | {
      kind: 'person';
      id: string;
      isAdmin: boolean;
      /** When and how they last proved who they are. */
      proof: Proof;
      /** The session they ask from, where one is known. */
      sessionId: string | null;
    };

/** A content that somebody asked for and is about to be sent. */
export interface StorageRead {
  bucket: string;
  key: string;
  /** Whoever reads; nobody stands for a program with the house's own key. */
  by: string | undefined;
  sessionId: string | undefined;
  /** Where it was read by an address that carries its own permission. */
  address: { token: string; until: Instant } | undefined;
  userAgent: string | undefined;
}

/** Hears of every reading before the first byte leaves; what it throws keeps the content back. */
export type ReadListener = (read: StorageRead) => Promise<void>;

/** How storage learns who asks; the sign-in service answers. Refuses with a StorageRefusal. */
export type StorageGuard = (request: Pick<FastifyRequest, 'headers'>) => Promise<StorageAsker>;
