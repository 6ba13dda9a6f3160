/** Appointments of a matter: the house sets them, and the client is told. */

import { Failure } from '#domain/failure.ts';
import { isOpen } from '#domain/matters/life.ts';
import { isBefore, minutesAfter } from '#domain/time.ts';
import {
  cancelMatterAppointment,
  findAppointment,
  insertMatterAppointment,
} from '#server/matters/appointments/store.ts';
import { notifyClient } from '#server/matters/notices.ts';
import { type MatterAct, settleMatter, takeMatter } from '#server/matters/outcome.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { checkVersion } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';

interface Appointing {
  title: string;
  startsAt: string;
  minutes: number;
  place: string;
}

/** Within somebody's transaction, on a matter that is locked: also for those who came by the scheduler. */
async function setAppointment(acting: MatterAct, row: MatterRow, asked: Appointing) {
  const { tx } = acting;
  const { title, startsAt, minutes, place } = asked;
  const id = newId();
  const endsAt = minutesAfter(startsAt, minutes);
  await insertMatterAppointment(tx, row.id, { id, title, startsAt, endsAt, place, state: 'set' });
  const about = { startsAt, title, place };
  const event = { kind: 'appointment', about } as const;
  const { row: saved } = await settleMatter(acting, row, row, { heard: 'house', event });
  await notifyClient(tx, saved, { kind: 'appointment', key: `appointment:${id}`, about });
  return saved;
}

export async function arrangeAppointment(
  acting: MatterAct,
  id: string,
  { asked, version }: { asked: Appointing; version: number },
): Promise<MatterRow> {
  const row = checkVersion(await takeMatter(acting, id), version);
  if (!isOpen(row.state))
    throw new Failure('matter_state', `A ${row.state} matter takes no appointments.`);
  if (!isBefore(acting.now, asked.startsAt)) {
    const sentence = 'It must lie ahead';
    throw new Failure('validation_failed', `Please check startsAt: ${sentence}.`, {
      fields: { startsAt: sentence },
    });
  }
  return setAppointment(acting, row, asked);
}

export async function callOffAppointment(
  acting: MatterAct,
  id: string,
  { appointment: appointmentId, reason }: { appointment: string; reason: string },
): Promise<MatterRow> {
  const { tx } = acting;
  const row = await takeMatter(acting, id);
  const appointment = await findAppointment(tx, id, appointmentId);
  if (!appointment) throw new Failure('not_found', 'There is no such appointment.');
  if (appointment.state === 'cancelled')
    throw new Failure('matter_state', 'This appointment is cancelled already.');
  await cancelMatterAppointment(tx, appointmentId);
  const { title, startsAt, place } = appointment;
  const about = { startsAt, title, place };
  const event = { kind: 'appointment_cancelled', reason, about } as const;
  const { row: saved } = await settleMatter(acting, row, row, { heard: 'house', event });
  const word = { key: `appointment_cancelled:${appointmentId}`, about: { ...about, cancelled: 1 } };
  await notifyClient(tx, saved, { kind: 'appointment', ...word });
  return saved;
}
