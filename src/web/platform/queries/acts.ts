import {
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Language } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { moneyKeys } from '#web/platform/queries/stale-money.ts';

type Further<Ask, Answer> = Pick<
  UseMutationOptions<Answer, Error, Ask>,
  'mutationKey' | 'onError' | 'onSuccess' | 'scope'
>;

/** Something that is done when asked for; what stands under these keys is read anew, refused or not. */
export function useAct<Ask = void, Answer = unknown>(
  act: (ask: Ask, lang: Language) => Promise<Answer>,
  anew: readonly QueryKey[],
  further: Further<Ask, Answer> = {},
) {
  const { language } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ask: Ask) => act(ask, language),
    onSettled: () => Promise.all(anew.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    ...further,
  });
}

export interface ActParts {
  params: { id: string };
  query: { lang: Language };
  /** What was refused because it had moved on is another wish on what stands there now. */
  version: number;
}

/** Something done to one thing that costs money, upon the version that was seen. */
export const useMoneyAct = <Ask, Answer = unknown>(
  { id, version }: { id: string; version: number },
  act: (ask: Ask, parts: ActParts) => Promise<Answer>,
  further: Further<Ask, Answer> = {},
) =>
  useAct(
    (ask: Ask, lang) => act(ask, { params: { id }, query: { lang }, version }),
    moneyKeys,
    further,
  );
