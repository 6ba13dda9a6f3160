import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import { type Archive, type ConsentAsk, privacy } from '#contract/privacy.ts';
import { type SettingsChange, settings } from '#contract/settings.ts';
import { unlessRefused } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, requestFile } from '#web/platform/api.ts';

/** What is saved as it is touched carries this key; one line on the screen says how it went. */
export const savingKey = ['settings'];

/** One after the other: of two touches the later one is saved last. */
const inTurn = { id: 'settings' };

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(settings.read, {}, signal),
  retry: unlessRefused,
});

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => call(privacy.consents, {}, signal),
  retry: unlessRefused,
});

export const activityQuery = queryOptions({
  queryKey: ['account-activity'],
  queryFn: ({ signal }) => call(account.activity, {}, signal),
  retry: unlessRefused,
});

const askedAgainMs = 5000;

/** Asked again while one is being made. */
export const archivesQuery = queryOptions({
  queryKey: ['archives'],
  queryFn: ({ signal }) => call(privacy.archives, {}, signal),
  retry: unlessRefused,
  refetchInterval: ({ state: { data } }) => (data?.[0]?.state === 'waiting' ? askedAgainMs : false),
});

export const departureQuery = queryOptions({
  queryKey: ['departure'],
  queryFn: ({ signal }) => call(privacy.departure, {}, signal),
  // Nobody acts in this for another: asked in their name it would be refused.
  meta: { isOwn: true },
  retry: unlessRefused,
});

export function useChangeSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: [...savingKey, 'change'],
    scope: inTurn,
    mutationFn: (body: SettingsChange) => call(settings.change, { body }),
    onSettled: () => queries.invalidateQueries(settingsQuery),
  });
}

export function useConsent() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: [...savingKey, 'consent'],
    scope: inTurn,
    mutationFn: (body: ConsentAsk) => call(privacy.consent, { body }),
    onSettled: () => queries.invalidateQueries(consentsQuery),
  });
}

export function usePrepare() {
  const { language: lang } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(privacy.prepare, { query: { lang } }),
    onSettled: () => queries.invalidateQueries(archivesQuery),
  });
}

export function useDownload() {
  const { t } = useText();
  return useMutation({
    mutationFn: async ({ id }: Archive) => {
      const file = await requestFile(privacy.download.path, { params: { id } });
      const href = URL.createObjectURL(file);
      const download = t.settings.archive.file;
      Object.assign(document.createElement('a'), { href, download }).click();
      URL.revokeObjectURL(href);
    },
  });
}

export function useLeave() {
  return useMutation({ mutationFn: () => call(privacy.leave, { body: { leave: true } }) });
}

export function useStay() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(privacy.stay, {}),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(settingsQuery),
        queries.invalidateQueries(departureQuery),
      ]),
  });
}
