import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import type { SignInClient } from '#web/platform/auth/auth-client.ts';
import { type RefusalPlace, useAsk } from '#web/platform/auth/use-ask.ts';
import { notify } from '#web/ui/notify.ts';

type Work = (auth: SignInClient) => Promise<{ data: unknown; error: Error | null }>;

/** Changes something of the account, says that it is done and reads the account anew. A form keeps its refusal. */
export function useChange(place: RefusalPlace = 'form') {
  const { t } = useText();
  const { busy, ask, refusal } = useAsk(place);
  const queries = useQueryClient();
  const change = async (work: Work, done: string, handled: string[] = []) => {
    const { refused } = await ask(work, handled);
    if (!refused) {
      notify.success(t.auth.successTitle, done);
      await queries.invalidateQueries();
    }
    return refused;
  };
  return { busy, change, refusal };
}
