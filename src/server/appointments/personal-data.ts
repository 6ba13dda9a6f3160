/** Hours with people of the house. Some were booked before there was an account, under its address. */
import type { Erasure, Owner, PersonalData } from '#server/platform/personal-data.ts';
import type { Sql } from '#server/platform/sql.ts';

const theirs = (tx: Sql, { id, email }: Owner) =>
  tx`(client_id = ${id} or (client_id is null and lower(email) = ${email?.toLowerCase() ?? null}))`;

export const appointmentPersonalData: PersonalData = {
  name: 'appointments',
  tables: ['app.appointments', 'app.consultation_requests'],
  readAs: 'system',
  read: async (tx, owner) => ({
    appointments: await tx`
      select kind, topic, subject, home, adviser, state, starts_at, ends_at, zone, name, email, phone,
        message, language, created_at
      from app.appointments where ${theirs(tx, owner)} order by created_at, id`,
    consultationRequests: await tx`
      select subject, starts_at, zone, name, email, phone, message, language, created_at, withdrawn_at
      from app.consultation_requests where ${theirs(tx, owner)} order by created_at, id`,
  }),
};

/** An hour that was still ahead is free again. */
export const appointmentErasure: Erasure = {
  tables: [
    'app.appointments',
    'app.appointment_cells',
    'app.appointment_links',
    'app.consultation_requests',
  ],
  erase: async ({ tx, owner }) => {
    await tx`delete from app.appointments where ${theirs(tx, owner)}`;
    await tx`delete from app.consultation_requests where ${theirs(tx, owner)}`;
  },
};
