import type { PersonalData } from '#server/platform/personal-data.ts';

export const waitlistPersonalData: PersonalData = {
  name: 'waitlist',
  tables: ['app.waitlist_entries'],
  readAs: 'owner',
  read: async (tx, { id }) => tx`
    select offering_id, from_day, to_day, party, state, booking_id, language, zone, created_at
    from app.waitlist_entries where client_id = ${id} order by created_at, id`,
};
