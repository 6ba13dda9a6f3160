import type { Proof } from '#domain/auth/fresh-proof.ts';
import type { Assurance } from '#server/auth/guards/assurance.ts';
import type { Metadata } from '#server/auth/metadata.ts';

/** Somebody who is signed in, as the product knows them. */
export interface Person extends Assurance {
  id: string;
  email: string;
  role: 'client' | 'delegate' | 'concierge' | 'admin';
  aal: 'aal1' | 'aal2';
  /** When and how they last proved who they are. */
  proof: Proof;
  /** The session they ask from; none is known of accounts that live elsewhere. */
  sessionId: string | null;
  isAnonymous: boolean;
  metadata: Metadata;
}

/** Only the house writes `app_metadata`; whoever has no role there is a client. */
export const roleOf = ({ role }: Metadata): Person['role'] =>
  role === 'delegate' || role === 'concierge' || role === 'admin' ? role : 'client';
