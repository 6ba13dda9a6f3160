import type { Language } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { deskKey } from '#web/platform/desk/queries.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { notify } from '#web/ui/notify.ts';

/** What a colleague does: a refusal is told, and everything the desk shows is read anew. */
export function useDeskAct<Ask, Answer>(
  act: (ask: Ask, lang: Language) => Promise<Answer>,
  onSuccess: (answer: Answer, ask: Ask) => unknown,
) {
  const { t } = useText();
  return useAct(act, [deskKey], {
    onSuccess,
    onError: (error) => void notify.error(t.desk.refused, deskRefusalWords(error, t)),
  });
}
