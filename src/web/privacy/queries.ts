import { useMutation } from '@tanstack/react-query';
import { type Archive, type ConsentAsk, privacy } from '#contract/privacy.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, succeeds } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { savingKey, settingsInTurn } from '#web/platform/settings-key.ts';
import { notify } from '#web/ui/notify.ts';

export const consentsQuery = readQuery(['consents'], privacy.consents, {});

const askedAgainMs = 5000;

/** Asked again while one is being made. */
export const archivesQuery = readQuery(
  ['archives'],
  privacy.archives,
  {},
  {
    refetchInterval: ({ state: { data } }) =>
      data?.[0]?.state === 'waiting' ? askedAgainMs : false,
  },
);

/** Nobody acts in this for another: asked in their name it would be refused. */
export const departureQuery = readQuery(
  ['departure'],
  privacy.departure,
  {},
  { meta: { isOwn: true } },
);

export const useConsent = () =>
  useAct((body: ConsentAsk) => call(privacy.consent, { body }), [consentsQuery.queryKey], {
    mutationKey: [...savingKey, 'consent'],
    scope: settingsInTurn,
  });

export const usePrepare = () =>
  useAct<void>(
    (_ask, lang) => call(privacy.prepare, { query: { lang } }),
    [archivesQuery.queryKey],
  );

export function useDownload() {
  const { t } = useText();
  return useMutation({
    mutationFn: ({ id }: Archive) =>
      saveFile(privacy.download.path, { params: { id } }, t.privacy.archive.file),
  });
}

export const useLeave = () =>
  useMutation({ mutationFn: () => call(privacy.leave, { body: { leave: true } }) });

export function useStay() {
  const { t } = useText();
  const { mutateAsync, isPending, isError } = useAct(
    () => call(privacy.stay, {}),
    [savingKey, departureQuery.queryKey],
  );
  const stay = async () => {
    if (await succeeds(mutateAsync())) notify.success(t.privacy.staying.stayed);
  };
  return { stay, isPending, isError };
}
