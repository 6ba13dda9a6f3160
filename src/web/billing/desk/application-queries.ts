import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Application, applications } from '#contract/billing/applications.ts';
import type { Language } from '#contract/primitives.ts';
import { deskKey, unlessRefused } from '#web/desk/queries.ts';
import { refusalWords } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

export const applicationsQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...deskKey, 'applications', lang],
    queryFn: ({ signal }) => call(applications.list, { query: { lang } }, signal),
    retry: unlessRefused,
  });

interface Answer {
  answer: 'approve' | 'decline';
  reason: string;
}

/** Answered once; then the list and the invoices are read anew. */
export function useAnswerApplication({ id, version }: Application) {
  const { t, language: lang } = useText();
  const words = t.desk.billing.applications;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) =>
      call(applications.answer, { params: { id }, query: { lang }, body, version }),
    onSuccess: (left, { answer }) => {
      notify.success(answer === 'approve' ? words.approved : words.declined);
      queries.setQueryData(applicationsQuery(lang).queryKey, left);
    },
    onError: (error) => void notify.error(t.desk.refused, refusalWords(error, t)),
    onSettled: () => void queries.invalidateQueries({ queryKey: deskKey }),
  });
}
