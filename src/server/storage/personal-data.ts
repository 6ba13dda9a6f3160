/** The files somebody keeps with the house, and how they go for good. */
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';

/** Archives of everything lie there too, and are not packed into the next one. */
const isOwn = ({ bucketId }: { bucketId: string }) => bucketId !== 'exports';

export const filePersonalData: PersonalData = {
  name: 'files',
  tables: ['storage.objects'],
  readAs: 'system',
  read: async (tx, { id }) => tx`
    select bucket_id as bucket, name, size, content_type, user_metadata as about, created_at, updated_at
    from storage.objects where owner_id = ${id} and bucket_id <> 'exports' order by created_at, id`,
  files: async (tx, { id }, { storage }) => {
    const objects = (await storage.ofOwner(tx, id)).filter(isOwn);
    return objects.map((object) => ({
      // Without the id of their owner, in whose folder everything lies.
      path: `${object.bucketId}/${object.name.replace(`${id}/`, '')}`,
      read: () => storage.open(object),
    }));
  },
};

/** With the key every copy is unreadable, wherever it lies. */
export const fileErasure: Erasure = {
  tables: ['storage.objects', 'storage.data_keys'],
  erase: ({ tx, services, owner }) => services.storage.forgetOwner(tx, owner.id),
};
