/** What waits for a second colleague, and their answer. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type MoneyAct, moneyActs } from '#contract/billing/money-acts.ts';
import type { Language } from '#contract/primitives.ts';
import { deskKey, unlessRefused } from '#web/desk/queries.ts';
import { refusalWords } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

export const moneyActsQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...deskKey, 'money-acts', lang],
    queryFn: ({ signal }) => call(moneyActs.list, { query: { lang } }, signal),
    retry: unlessRefused,
  });

interface Answer {
  answer: 'approve' | 'refuse' | 'withdraw';
  reason: string;
}

/** Answered once; then the list and the invoices are read anew. */
export function useAnswerAct({ id, version }: MoneyAct) {
  const { t, language: lang } = useText();
  const words = t.desk.billing.second;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) =>
      call(moneyActs.answer, { params: { id }, query: { lang }, body, version }),
    onSuccess: (left, { answer }) => {
      notify.success(words.answered[answer]);
      queries.setQueryData(moneyActsQuery(lang).queryKey, left);
    },
    onError: (error) => void notify.error(t.desk.refused, refusalWords(error, t)),
    onSettled: () => void queries.invalidateQueries({ queryKey: deskKey }),
  });
}
