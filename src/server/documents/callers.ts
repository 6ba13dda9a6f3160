import type { Proof } from '#domain/auth/fresh-proof.ts';
import type { Guard } from '#server/platform/serve.ts';
import type { Delegate } from '#server/platform/sql.ts';

interface Known {
  id: string;
  email: string;
  /** The session their hand asks from; none is known of accounts that live elsewhere. */
  sessionId: string | null;
  metadata: Record<string, unknown>;
}

/** The client, or whoever acts for them with their own name beside it. */
export type ClientCaller = Known & {
  kind: 'client';
  /** When and how whoever's hand it is last proved who they are. */
  proof: Proof;
  delegate?: Delegate;
};
export type StaffCaller = Known & { kind: 'staff'; proof: Proof };

/** Who may come to the vault. */
export interface VaultGuards {
  client: Guard<ClientCaller>;
  staff: Guard<StaffCaller>;
}
