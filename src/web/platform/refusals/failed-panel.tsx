import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface FailedPanelProps {
  title?: string;
  /** Why, in the words of its code. */
  error?: Error;
  /** Why, where more is known. */
  text?: string;
  busy?: boolean;
  /** With room around it, in a column of the desk. */
  inset?: boolean;
  onRetry: () => unknown;
}

/** Stands where something could not be read, with the way to read it after all. */
export function FailedPanel(props: FailedPanelProps) {
  const { t } = useText();
  const { title = t.platform.unreadable, error, busy = false, inset, onRetry } = props;
  const { text = error && t.platform.errors[codeOf(error)] } = props;
  const panel = (
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
  return inset ? <div className="p-5">{panel}</div> : panel;
}
