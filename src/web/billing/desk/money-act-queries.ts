/** What waits for a second colleague, and their answer. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MoneyAct, moneyActs } from '#contract/billing/money-acts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { deskKey, moneyActsQuery } from '#web/platform/desk/queries.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { notify } from '#web/ui/notify.ts';

interface Answer {
  answer: 'approve' | 'refuse' | 'withdraw';
  reason: string;
}

/** Answered once; then the list and the invoices are read anew. */
export function useAnswerAct({ id, version }: MoneyAct) {
  const { t, language: lang } = useText();
  const words = t.deskBilling.second;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) =>
      call(moneyActs.answer, { params: { id }, query: { lang }, body, version }),
    onSuccess: (left, { answer }) => {
      notify.success(words.answered[answer]);
      queries.setQueryData(moneyActsQuery(lang).queryKey, left);
    },
    onError: (error) => void notify.error(t.desk.refused, deskRefusalWords(error, t)),
    onSettled: () => void queries.invalidateQueries({ queryKey: deskKey }),
  });
}
