import type { AppointmentWorld } from '#server/appointments/diaries.ts';
import type { AppointmentSurroundings } from '#server/appointments/invitation.ts';
import type { AppointmentContext } from '#server/appointments/views.ts';
import type { Act } from '#server/platform/act.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Hears of every hour of a signed-in client, in the transaction that changed it. */
export type Follow = (
  acting: AppointmentAct,
  told: AppointmentContext,
  reason?: string,
) => Promise<void>;

export interface AppointmentAct extends AppointmentWorld {
  services: Services;
  around: AppointmentSurroundings;
  /** Who acts in this transaction. */
  by: Caller;
}

type Beside = Pick<AppointmentAct, 'services' | 'snapshot' | 'now'>;

/** What every deed about appointments stands on, beside its transaction. */
export async function actingOf(services: Services): Promise<Omit<AppointmentAct, 'tx' | 'by'>> {
  const beside = { services, snapshot: await services.catalogue.current(), now: services.now() };
  return { ...beside, around: aroundOf(beside) };
}

export const actingIn = (act: Act): AppointmentAct => ({ ...act, around: aroundOf(act) });

function aroundOf({
  services: { config, publicUrl },
  snapshot,
  now,
}: Beside): AppointmentSurroundings {
  const { contact, brand } = snapshot.texts('company');
  const house = { name: brand.name.en, email: config.contact.email ?? contact.email };
  return { house, publicUrl, now };
}
