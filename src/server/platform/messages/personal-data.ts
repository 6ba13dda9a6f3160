/** What the house wrote to somebody, and what it remembers of their requests. */
import type { Erasure, Owner, PersonalData } from '#server/platform/personal-data.ts';
import type { Sql } from '#server/platform/sql.ts';

const toThem = (tx: Sql, { email, phone }: Owner) =>
  tx`lower(recipient) in (${email?.toLowerCase() ?? ''}, ${phone ? `+${phone}` : ''})`;

/** Without the letters themselves, which may carry codes and links that still open something. */
export const lettersPersonalData: PersonalData = {
  name: 'letters',
  tables: ['app.messages'],
  readAs: 'system',
  read: async (tx, owner) => tx`
    select channel, recipient, language, template, subject, created_at, delivered_at
    from app.messages where ${toThem(tx, owner)} order by created_at, id`,
};

/** Comes before everything that may still write to them: those last letters must leave. */
export const lettersErasure: Erasure = {
  tables: ['app.messages', 'app.idempotency_keys'],
  erase: async ({ tx, owner }) => {
    await tx`delete from app.messages where ${toThem(tx, owner)}`;
    await tx`delete from app.idempotency_keys where caller = ${owner.id}`;
  },
};
