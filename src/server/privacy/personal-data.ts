import type { PersonalData } from '#server/platform/personal-data.ts';

export const settingsPersonalData: PersonalData = {
  name: 'settings',
  tables: ['app.account_settings', 'app.consents', 'app.archives', 'app.departures'],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    settings: await tx`
      select language, theme, currency, quiet, quiet_from, quiet_until, discreet, updated_at
      from app.account_settings where account_id = ${id}`,
    consents: await tx`
      select kind, given, version, place, at from app.consents
      where account_id = ${id} order by at, id`,
    archives: await tx`
      select state, size, asked_at, ready_at, expires_at from app.archives
      where account_id = ${id} order by asked_at`,
    departures: await tx`
      select asked_at, due_at, stayed_at from app.departures
      where account_id = ${id} order by asked_at`,
  }),
};
