import { useText } from '#web/i18n/use-text.ts';
import { ApiError } from '#web/platform/api.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';

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
      <AlertPanel
        title={t.desk.failed}
        text={text ?? t.platform.errors[code]}
        action={
          <Button size="small" variant="outline" onClick={() => void onRetry()}>
            {t.desk.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
