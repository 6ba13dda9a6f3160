import { useText } from '#web/i18n/use-text.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';

interface ListFailureProps {
  /** As the specification words it. */
  title: string;
  busy: boolean;
  onRetry: () => void;
}

export function ListFailure({ title, busy, onRetry }: ListFailureProps) {
  const { t } = useText();
  return (
    <FailedPanel title={title} text={t.platform.errors.unavailable} busy={busy} onRetry={onRetry} />
  );
}
