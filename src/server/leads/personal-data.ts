import { addressHash } from '#server/leads/store.ts';
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';

export const leadPersonalData: PersonalData = {
  name: 'price-list',
  tables: ['app.leads'],
  readAs: 'system',
  read: async (tx, { email }) => tx`
    select email, language, consent, created_at, unsubscribed_at from app.leads
    where address_hash = ${email && addressHash(email)}`,
};

/** The hash of the address stays, so that they are not written to when somebody types it once more. */
export const leadErasure: Erasure = {
  tables: ['app.leads'],
  erase: async ({ tx, owner: { email }, now }) => {
    await tx`
      update app.leads set email = null, unsubscribed_at = coalesce(unsubscribed_at, ${now})
      where address_hash = ${email && addressHash(email)}`;
  },
};
