import { dayInDubai, daysAfter, hoursAfter } from '#domain/time.ts';
import { newId } from '#server/platform/ids.ts';
import { newLinkToken } from '#server/platform/link-tokens.ts';
import { type Database, system } from '#server/platform/sql.ts';

interface DemoMandate {
  sql: Database;
  now: string;
  emails: [client: string, delegate: string];
}

/** AED 20,000 in fils. */
const upTo = 2_000_000;

/** The demo delegate acts for the demo client, as far as a good assistant would. */
export async function seedDemoMandate({ sql, now, emails }: DemoMandate): Promise<void> {
  const [client, delegate] = emails;
  const rights = ['view', 'request', 'approve'];
  await sql.as(
    system,
    (tx) => tx`
      insert into app.mandates (id, client_id, delegate_id, email, name, rights, up_to, until,
        token_hash, token_expires_at, invited_at, accepted_at)
      select ${newId()}, c.id, d.id, ${delegate}, d.raw_user_meta_data ->> 'full_name', ${rights},
        ${upTo}, ${daysAfter(dayInDubai(now), 365)}, ${newLinkToken().hash}, ${hoursAfter(now, 1)},
        ${now}, ${now}
      from auth.users c, auth.users d
      where lower(c.email) = ${client} and lower(d.email) = ${delegate}
        and not exists (select from app.mandates m where m.client_id = c.id)
      on conflict do nothing`,
  );
}
