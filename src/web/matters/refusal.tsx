import type { ErrorCode } from '#contract/errors.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/refusals/words.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** Somebody was faster: the page beneath is read again, and what was typed stays. */
const overtaken: ErrorCode[] = [
  'precondition_failed',
  'conflict',
  'matter_state',
  'quote_state',
  'price_changed',
];

interface RefusedProps {
  error: Error | null;
  /** What did not happen. */
  title: string;
}

/** Why something was refused, where it was asked. */
export function Refused({ error, title }: RefusedProps) {
  const { t } = useText();
  if (!error) return null;
  const code = codeOf(error);
  const { changedMeanwhile, changedMeanwhileText } = t.matters;
  if (code === 'precondition_failed' || code === 'conflict')
    return <AlertPanel tone="warning" title={changedMeanwhile} text={changedMeanwhileText} />;
  return (
    <AlertPanel
      tone={overtaken.includes(code) ? 'warning' : 'danger'}
      title={title}
      text={refusalWords(error, t)}
    />
  );
}
