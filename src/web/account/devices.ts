import { useState } from 'react';
import { account } from '#contract/account.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, codeOf } from '#web/platform/api.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { notify } from '#web/ui/notify.ts';

export const devicesQuery = readQuery(['devices'], account.sessions, {});

/** Signs one of them out; one that is gone already counts as done. */
export function useEndDevice() {
  const { t } = useText();
  const [refused, setRefused] = useState<string>();
  const { isPending: busy, mutateAsync } = useAct(
    (id: string) => call(account.endSession, { params: { id } }),
    [devicesQuery.queryKey],
  );
  const end = async (id: string, done: string): Promise<boolean> => {
    setRefused(undefined);
    try {
      await mutateAsync(id);
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'not_found') {
        setRefused(t.platform.errors[code]);
        return false;
      }
    }
    notify.success(t.auth.successTitle, done);
    return true;
  };
  return { busy, end, refused };
}
