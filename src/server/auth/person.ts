import type { Instant } from '#contract/primitives.ts';
import type { Metadata } from '#server/auth/metadata.ts';

/** Somebody who is signed in, as the product knows them. */
export interface Person {
  id: string;
  email: string;
  role: 'client' | 'delegate' | 'concierge' | 'admin';
  aal: 'aal1' | 'aal2';
  /** When the second factor was last shown; null for whoever has none to show. */
  provenAt: Instant | null;
  /** The session they ask from; none is known of accounts that live elsewhere. */
  sessionId: string | null;
  isAnonymous: boolean;
  metadata: Metadata;
}

/** Only the house writes `app_metadata`; whoever has no role there is a client. */
export function roleOf({ role }: Metadata): Person['role'] {
  return role === 'delegate' || role === 'concierge' || role === 'admin' ? role : 'client';
}
