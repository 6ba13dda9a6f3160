import type { Follow } from '#server/appointments/act.ts';
import { type AppointmentContext, homeTitle, placeIn } from '#server/appointments/views.ts';
import { followAppointment, type Scheduled } from '#server/matters/appointments/adviser-hours.ts';
import { inNameOf, system } from '#server/platform/sql.ts';

/** Every hour of a signed-in client is a matter of theirs as well. */
export const asMatter: Follow = async ({ tx, snapshot, now, by, services }, told, reason = '') => {
  const scheduled = scheduledOf(told, reason);
  if (!scheduled) return;
  const { config } = services;
  const acting = { tx, config, snapshot, now, by: system, name: '' };
  await inNameOf(tx, [system, by], () => followAppointment(acting, scheduled));
};

function scheduledOf(told: AppointmentContext, reason: string): Scheduled | undefined {
  const { id, clientId, kind, home, subject, message, startsAt, endsAt } = told.row;
  const { language, zone, state } = told.row;
  if (!clientId) return undefined;
  const isViewing = kind === 'viewing' && home !== null;
  return {
    id,
    clientId,
    startsAt,
    endsAt,
    language,
    zone,
    reason,
    title: isViewing ? homeTitle(told, language) : subject,
    place: placeIn(told, language),
    state: state === 'cancelled' ? 'cancelled' : 'set',
    form: isViewing
      ? { kind: 'viewing', property: home, notes: message }
      : { kind: 'consultation', subject, notes: message },
  };
}
