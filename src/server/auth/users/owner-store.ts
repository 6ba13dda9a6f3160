import { z } from 'zod';
import { mailLanguage } from '#server/platform/messages/language.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

const OwnerRow = z.object({
  id: z.guid(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.unknown().transform((chosen) => mailLanguage(chosen)),
});
export type OwnerRow = z.infer<typeof OwnerRow>;

/** Whose account it is. An address or number that nobody confirmed may be a stranger's, and is none. */
export const ownerRow = (sql: Sql, id: string) =>
  maybe(OwnerRow, sql)`
    select id, raw_user_meta_data ->> 'language' as language,
      case when email_confirmed_at is not null then nullif(email, '') end as email,
      case when phone_confirmed_at is not null then nullif(phone, '') end as phone
    from auth.users where id = ${id} and deleted_at is null`;
