/** What others hear of matters. */
import type { Instant } from '#contract/primitives.ts';
import type { IdentityPaper } from '#domain/auth/fresh-proof.ts';
import { event } from '#server/platform/events.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Somebody's copy of a paper of identity is about to be sent: to them, to whoever acts for them, or to the house. */
export interface IdentityRead {
  ownerId: string;
  matterId: string;
  fileId: string;
  type: IdentityPaper;
  /** The paper of the vault it is a copy of, where it came from there. */
  documentId: string | null;
  hand: { actorKind: 'owner' | 'delegate' | 'house'; actorId: string; actorName: string };
  sessionId: string | null;
  userAgent: string | undefined;
}

export const identityRead = event<{
  acting: { tx: Sql; now: Instant };
  read: IdentityRead;
}>('identity_read');
