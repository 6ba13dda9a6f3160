import { acceptedKey } from '#server/delegates/acceptance-key.ts';
import { forgetNewsOf } from '#server/notifications/actions.ts';
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';

/** Whom somebody let act for them, and for whom they may act. */
export const mandatePersonalData: PersonalData = {
  name: 'delegates',
  tables: ['app.mandates', 'app.mandate_spendings'],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    given: await tx`
      select name, email, rights, up_to, up_to_day, up_to_month, until, invited_at, accepted_at,
        revoked_at, last_used_at
      from app.mandates where client_id = ${id} order by invited_at, id`,
    held: await tx`
      select rights, up_to, up_to_day, up_to_month, until, accepted_at, revoked_at, last_used_at
      from app.mandates where delegate_id = ${id} order by invited_at, id`,
    spent: await tx`
      select at, kind, source_kind, source_id, amount, delegate_id = ${id} as for_another
      from app.mandate_spendings order by at, id`,
  }),
};

/** An invitation that was never accepted names nobody's account, only an address. */
export const mandateErasure: Erasure = {
  tables: ['app.mandates', 'app.mandate_spendings'],
  erase: async ({ tx, owner: { id, email } }) => {
    const held = await tx`
      select id from app.mandates
      where delegate_id = ${id} or email = ${(email ?? '').toLowerCase()}`;
    // Whoever let them act was told by name.
    await forgetNewsOf(
      tx,
      held.map((mandate) => acceptedKey(mandate.id)),
    );
    await tx`
      delete from app.mandate_spendings where client_id = ${id} or delegate_id = ${id}`;
    if (email) await tx`delete from app.mandates where email = ${email.toLowerCase()}`;
  },
};
