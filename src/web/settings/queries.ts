import { type SettingsChange, settings } from '#contract/settings.ts';
import { call } from '#web/platform/api.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { savingKey, settingsInTurn } from '#web/platform/settings-key.ts';

export const settingsQuery = readQuery(savingKey, settings.read, {});

export const useChangeSettings = () =>
  useAct((body: SettingsChange) => call(settings.change, { body }), [settingsQuery.queryKey], {
    mutationKey: [...savingKey, 'change'],
    scope: settingsInTurn,
  });
