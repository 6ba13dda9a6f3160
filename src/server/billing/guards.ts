import type { Proof } from '#domain/auth/fresh-proof.ts';
import type { GiveUp } from '#server/billing/money-acts/given-up-bookings.ts';
import type { Guard } from '#server/platform/serve.ts';

/** Who may come in. */
export interface Guards {
  client: Guard<{ kind: 'client'; id: string; proof: Proof }>;
  staff: Guard<{ kind: 'staff'; id: string }>;
  /** What bookings and matters do when a colleague agrees to it. */
  giveUp: GiveUp;
}
