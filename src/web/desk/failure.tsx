import { useText } from '#web/i18n/use-text.ts';
import { ApiError } from '#web/platform/api.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';

interface FailureProps {
  error: Error;
  onRetry: () => unknown;
  /** Instead of what the code usually means. */
  text?: string;
}

/** Stands where something could not be read. */
export function Failure({ error, onRetry, text }: FailureProps) {
  const { t } = useText();
  const code = error instanceof ApiError ? error.code : 'unexpected';
  return (
    <div className="p-5">
      <FailedPanel
        title={t.desk.failed}
        text={text ?? t.platform.errors[code]}
        onRetry={() => void onRetry()}
      />
    </div>
  );
}
