import type { PersonalData } from '#server/platform/personal-data.ts';

export const profilePersonalData: PersonalData = {
  name: 'profile',
  tables: [
    'app.profile_sections',
    'app.profile_changes',
    'app.family_members',
    'app.manager_conversations',
  ],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    sections: await tx`
      select section, content, updated_at from app.profile_sections
      where client_id = ${id} order by section`,
    changes: await tx`
      select section, fields, at from app.profile_changes where client_id = ${id} order by at, id`,
    family: await tx`
      select name, relation, born, nationality, school, school_year, needs, created_at, updated_at
      from app.family_members where client_id = ${id} order by created_at, id`,
  }),
};
