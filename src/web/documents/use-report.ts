import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

interface Said {
  done: string;
  failed: string;
}

/**
 * Says how an act went, and whether it went well. Not through the callbacks of a mutation: what was done
 * is often heard live before its own answer, and whoever asked for it may be gone from the screen by then.
 */
export function useReport() {
  const { t } = useText();
  return async (act: Promise<unknown>, { done, failed }: Said): Promise<boolean> => {
    try {
      await act;
      notify.success(done);
      return true;
    } catch (error) {
      notify.error(failed, t.platform.errors[codeOf(error)]);
      return false;
    }
  };
}
