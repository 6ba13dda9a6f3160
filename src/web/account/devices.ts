import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { retries } from '#web/platform/query-client.ts';
import { notify } from '#web/ui/notify.ts';

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call(account.sessions, {}, signal),
  // What is refused now is refused in a second, too.
  retry: (failures, error) =>
    failures < retries && error instanceof ApiError && error.code === 'unavailable',
});

/** Signs one of them out; one that is gone already counts as done. */
export function useEndDevice() {
  const { t } = useText();
  const queries = useQueryClient();
  const { isPending: busy, mutateAsync } = useMutation({
    mutationFn: (id: string) => call(account.endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries(devicesQuery),
  });
  const end = async (id: string, done: string): Promise<boolean> => {
    try {
      await mutateAsync(id);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unexpected';
      if (code !== 'not_found') {
        notify.error(t.auth.errorTitle, t.platform.errors[code]);
        return false;
      }
    }
    notify.success(t.auth.successTitle, done);
    return true;
  };
  return { busy, end };
}
