import type { PersonalData } from '#server/platform/personal-data.ts';

/** What the house knows of somebody as its client. */
export const clientPersonalData: PersonalData = {
  name: 'client',
  tables: ['app.clients'],
  readAs: 'owner',
  read: async (tx, { id }) => tx`
    select plan, created_at as since, updated_at from app.clients where id = ${id}`,
};
