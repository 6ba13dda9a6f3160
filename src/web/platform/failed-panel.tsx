import { useText } from '#web/i18n/use-text.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';

interface FailedPanelProps {
  title: string;
  /** Why, where more is known than that it failed. */
  text?: string;
  busy?: boolean;
  onRetry: () => unknown;
}

/** Stands where something could not be read, with the way to read it after all. */
export function FailedPanel({ title, text, busy = false, onRetry }: FailedPanelProps) {
  const { t } = useText();
  return (
    <AlertPanel
      title={title}
      {...(text && { text })}
      action={
        <Button size="small" variant="outline" busy={busy} onClick={() => void onRetry()}>
          {t.shell.tryAgain}
        </Button>
      }
    />
  );
}
