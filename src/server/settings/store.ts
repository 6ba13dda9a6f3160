import { z } from 'zod';
import { Settings, type SettingsChange } from '#contract/settings.ts';
import { proposedQuiet } from '#domain/notifications/quiet-hours.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

const { language, theme, currency } = Settings.shape;
const Row = z.object({
  language,
  theme,
  currency,
  quiet: z.boolean(),
  quietFrom: z.int(),
  quietUntil: z.int(),
  discreet: z.boolean(),
});

type Chosen = Omit<Settings, 'leavesAt'>;

const nothingChosen: Chosen = {
  language: null,
  theme: null,
  currency: null,
  quiet: { on: false, ...proposedQuiet },
  discreet: false,
};

export async function chosenBy(sql: Sql, accountId: string): Promise<Chosen> {
  const row = await maybe(Row, sql)`
    select language, theme, currency, quiet, quiet_from, quiet_until, discreet
    from app.account_settings where account_id = ${accountId}`;
  if (!row) return nothingChosen;
  const { quiet: on, quietFrom: from, quietUntil: until, ...plain } = row;
  return { ...plain, quiet: { on, from, until } };
}

export async function saveSettings(
  sql: Sql,
  accountId: string,
  change: SettingsChange,
): Promise<void> {
  const { quiet, ...plain } = change;
  const hours = quiet && { quiet: quiet.on, quietFrom: quiet.from, quietUntil: quiet.until };
  const row = { ...plain, ...hours };
  await sql`
    insert into app.account_settings ${sql({ accountId, ...row })}
    on conflict (account_id) do update set ${sql(row)}, updated_at = now()`;
}
