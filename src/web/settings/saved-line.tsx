import { useMutationState } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { savingKey } from '#web/settings/queries.ts';

/** How the last change went: quiet while all is well, plain when it was not saved. */
export function SavedLine() {
  const { t } = useText();
  const { saved } = t.settings;
  const last = useMutationState({
    filters: { mutationKey: savingKey },
    select: ({ state: { status, submittedAt, error } }) => ({ status, submittedAt, error }),
  })
    .toSorted((one, other) => one.submittedAt - other.submittedAt)
    .at(-1);
  if (last?.status === 'error')
    return (
      <p role="alert" className="mt-3 flex items-start gap-2.5 text-caption text-danger">
        <CircleAlert size={15} strokeWidth={1.5} className="mt-0.5 shrink-0" aria-hidden />
        <span>
          {saved.failed}
          <span className="block">{t.platform.errors[codeOf(last.error)]}</span>
        </span>
      </p>
    );
  return (
    <p role="status" className="mt-3 flex items-center gap-2.5 text-caption text-ink-mute">
      <Check size={15} strokeWidth={1.5} className="shrink-0 text-success" aria-hidden />
      {last?.status === 'pending' ? saved.saving : saved.idle}
    </p>
  );
}
