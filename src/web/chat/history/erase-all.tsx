import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chatHistory } from '#contract/assistant/history.ts';
import { historyKey } from '#web/chat/history/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { notify } from '#web/ui/notify.ts';

export function EraseAll({ onErased }: { onErased: () => void }) {
  const { t } = useText();
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: () => call(chatHistory.eraseAll, {}),
    onSuccess: () => {
      onErased();
      notify.success(t.chat.erased);
      return queries.invalidateQueries({ queryKey: historyKey });
    },
  });
  return (
    <p className="mt-5 text-caption text-ink-soft">
      {t.chat.keptForYou}{' '}
      <ActDialog
        trigger={
          <button
            type="button"
            className="relative cursor-pointer underline decoration-brass-fill underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-3 hover:text-brass"
          >
            {t.chat.eraseAll}
          </button>
        }
        title={t.chat.eraseTitle}
        text={t.chat.eraseText}
        confirm={t.chat.eraseAll}
        keep={t.chat.keepThem}
        act={erase}
        onConfirm={() => erase.mutateAsync()}
      />
    </p>
  );
}
