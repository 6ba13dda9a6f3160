/** What other features ask of appointments. */
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Language } from '#contract/primitives.ts';
import type { AppointmentAct } from '#server/appointments/act.ts';
import { contextTeller } from '#server/appointments/changes.ts';
import { appointmentRowsOf } from '#server/appointments/store.ts';
import { appointmentView } from '#server/appointments/views.ts';

type Reading = Pick<AppointmentAct, 'tx' | 'snapshot' | 'now'>;

/** A client's own: what is to come, the next first; then what is over, the newest first. */
export async function appointmentsOf(
  reading: Reading,
  clientId: string,
  language: Language,
): Promise<Appointment[]> {
  const { tx, now } = reading;
  const tell = await contextTeller(reading);
  const rows = await appointmentRowsOf(tx, clientId, now);
  return rows.map((row) => appointmentView(tell(row), language, now));
}
