/** How the house is paid at all, and whom to ask where it is not yet. */

import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Config } from '#server/platform/config/config.ts';

interface House {
  config: Config;
  snapshot: Snapshot;
}

export function contactOf({ config, snapshot }: House): { email: string; phone: string } {
  const { contact } = snapshot.texts('company');
  return {
    email: config.contact.email ?? contact.email,
    phone: config.contact.phone ?? contact.phone,
  };
}

/** Neither a processor nor an account: an invoice then says that the house writes how to pay it. */
export const takesPayments = ({ billing, production }: Config): boolean =>
  !production || billing.stripe !== undefined || billing.bank !== null;
