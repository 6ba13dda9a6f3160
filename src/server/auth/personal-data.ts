/** The account itself: who somebody is here, where they are signed in, and what happened to it. */

import { subjectHash } from '#server/auth/limits/store.ts';
import { deleteUser } from '#server/auth/users/remains-store.ts';
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';

/** Never what opens an account: passwords, secrets of factors, codes and tokens stay where they are. */
export const accountPersonalData: PersonalData = {
  name: 'account',
  tables: [
    'auth.users',
    'auth.identities',
    'auth.sessions',
    'auth.mfa_factors',
    'auth.passkeys',
    'auth.audit_log_entries',
  ],
  readAs: 'system',
  read: async (tx, { id }) => ({
    account: await tx`
      select id, email, phone, email_confirmed_at, phone_confirmed_at, last_sign_in_at, created_at,
        raw_user_meta_data as about
      from auth.users where id = ${id}`,
    identities: await tx`
      select provider, identity_data as about, last_sign_in_at, created_at from auth.identities
      where user_id = ${id} order by created_at`,
    sessions: await tx`
      select host(ip) as address, user_agent, created_at, refreshed_at from auth.sessions
      where user_id = ${id} order by created_at`,
    factors: await tx`
      select friendly_name, factor_type, status, phone, created_at from auth.mfa_factors
      where user_id = ${id} order by created_at`,
    passkeys: await tx`
      select friendly_name, created_at, last_used_at from auth.passkeys
      where user_id = ${id} order by created_at`,
    activity: await tx`
      select action, traits, host(ip) as address, created_at from auth.audit_log_entries
      where actor_id = ${id} order by created_at, id`,
  }),
};

/** The traces of the account that no foreign key takes along. */
export const activityErasure: Erasure = {
  tables: ['auth.audit_log_entries', 'auth.rate_counters'],
  erase: async ({ tx, owner: { id, email, phone } }) => {
    await tx`
      delete from auth.audit_log_entries where actor_id = ${id} or traits ->> 'user_id' = ${id}`;
    const names = [email?.toLowerCase(), phone].flatMap((name) =>
      name ? subjectHash(`password:${name}`) : [],
    );
    await tx`delete from auth.rate_counters where subject = any (${names})`;
  },
};

/** The last step: what hangs on the account goes with it, and no token of it is good any more. */
export const accountErasure: Erasure = {
  tables: ['auth.users'],
  erase: ({ tx, owner: { id } }) => deleteUser(tx, id),
};
