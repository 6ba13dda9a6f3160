import type { PersonalData } from '#server/platform/personal-data.ts';

/** The files themselves lie among those of the storage; numbers are in the papers they belong to. */
export const documentPersonalData: PersonalData = {
  name: 'documents',
  tables: [
    'app.documents',
    'app.document_versions',
    'app.document_shares',
    'app.document_openings',
    'app.document_readings',
    'app.document_reminders',
  ],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    documents: await tx`
      select id, type, title, holder_name, number_end, country, issued_on, expires_on, note, added_at,
        updated_at, binned_at
      from app.documents where owner_id = ${id} order by added_at, id`,
    versions: await tx`
      select document_id, id, number, file_name, media, size, added_at, expires_on
      from app.document_versions where owner_id = ${id} order by document_id, number`,
    shares: await tx`
      select document_id, matter_id, shared_at, ended_at
      from app.document_shares where owner_id = ${id} order by shared_at, id`,
    openings: await tx`
      select at, actor_kind, actor_name, type, title, holder_name, why, reason, device, way,
        array(select r.at from app.document_readings r where r.opening_id = o.id order by r.at)
          as read_at
      from app.document_openings o where owner_id = ${id} order by at, id`,
  }),
};
