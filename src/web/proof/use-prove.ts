import { useMutation } from '@tanstack/react-query';
import { account, type ProofAsk } from '#contract/account.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call, codeOf } from '#web/platform/api.ts';

interface Refused {
  /** What is wrong with what was typed. */
  field?: string;
  sentence?: string;
}

/** Shows the password or the code; what was refused can be tried again as often as the house allows. */
export function useProve(onDone: () => void) {
  const { t } = useText();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: ProofAsk) => call(account.prove, { body }),
  });
  const show = async (ask: ProofAsk) => {
    const isShown = await mutateAsync(ask).then(
      () => true,
      () => false, // said by `error`
    );
    if (isShown) onDone();
  };
  return { show, busy: isPending, refused: refusedBy(error) };

  function refusedBy(failure: Error | null): Refused {
    if (!failure) return {};
    const fields = failure instanceof ApiError ? failure.body.fields : undefined;
    if (fields?.password) return { field: t.proof.wrongPassword };
    if (fields?.code) return { field: t.proof.wrongCode };
    return { sentence: t.platform.errors[codeOf(failure)] };
  }
}
