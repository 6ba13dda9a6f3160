import type { PersonalData } from '#server/platform/personal-data.ts';

export const visitPersonalData: PersonalData = {
  name: 'visits',
  tables: ['app.last_visits'],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    visits: await tx`select seen_at, before_at from app.last_visits where client_id = ${id}`,
  }),
};
