import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskMatters } from '#contract/matter-desk.ts';
import type { MatterFormSent } from '#contract/matter-kinds.ts';
import { deskKey } from '#web/desk/queries.ts';
import { refusalWords } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { attempt } from '#web/platform/attempt-key.ts';

interface Created {
  client: string;
  form: MatterFormSent;
}

/** Opens the matter once, and says which fields the server did not take. */
export function useCreateMatter() {
  const { t, language: lang } = useText();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (body: Created) =>
      attempt(['create', body], (key) => call(deskMatters.create, { query: { lang }, body, key })),
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  const { error } = create;
  const fields = error instanceof ApiError ? (error.body.fields ?? {}) : {};
  return {
    ...create,
    words: error ? refusalWords(error, t) : '',
    /** By the last part of their path: `form.people` is `people`. */
    refusedFields: Object.fromEntries(
      Object.keys(fields).map((path) => [path.split('.').at(-1) ?? path, true]),
    ),
  };
}
