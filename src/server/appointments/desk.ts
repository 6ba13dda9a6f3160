import type { World } from '#server/appointments/diaries.ts';
import type { Surroundings } from '#server/appointments/invitation.ts';
import type { Told } from '#server/appointments/views.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Hears of every hour of a signed-in client, in the transaction that changed it. */
export type Follow = (desk: Desk, told: Told, reason?: string) => Promise<void>;

export interface Desk extends World {
  services: Services;
  around: Surroundings;
  /** Who acts in this transaction. */
  by: Caller;
}

/** What every deed about appointments stands on, beside its transaction. */
export async function deskOf(services: Services): Promise<Omit<Desk, 'tx' | 'by'>> {
  const { catalogue, config, publicUrl } = services;
  const snapshot = await catalogue.current();
  const { contact, brand } = snapshot.texts('company');
  const house = { name: brand.name.en, email: config.contact.email ?? contact.email };
  const now = services.now();
  return { services, snapshot, now, around: { house, publicUrl, now } };
}
