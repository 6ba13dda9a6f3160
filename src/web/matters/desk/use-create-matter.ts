import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskMatters } from '#contract/matters/desk.ts';
import type { MatterForm } from '#contract/matters/kinds.ts';
import { deskKey } from '#web/desk/queries.ts';
import { refusalWords } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';

interface Created {
  client: string;
  form: MatterForm;
}

/** Opens the matter once, whatever happens to the line. */
export function useCreateMatter() {
  const { t, language: lang } = useText();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (body: Created) => call(deskMatters.create, { query: { lang }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  return { ...create, words: create.error ? refusalWords(create.error, t) : '' };
}
