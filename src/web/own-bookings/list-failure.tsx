import { useText } from '#web/i18n/use-text.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';

interface ListFailureProps {
  /** As the specification words it. */
  title: string;
  busy: boolean;
  onRetry: () => void;
}

export function ListFailure({ title, busy, onRetry }: ListFailureProps) {
  const { t } = useText();
  return (
    <AlertPanel
      title={title}
      text={t.platform.errors.unavailable}
      action={
        <Button size="small" variant="outline" busy={busy} onClick={onRetry}>
          {t.ownBookings.tryAgain}
        </Button>
      }
    />
  );
}
