import type { Instant } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useStay } from '#web/privacy/queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** For somebody who signed in while their account is about to close. */
export function StayPanel({ leavesAt }: { leavesAt: Instant }) {
  const { t, format } = useText();
  const { staying: words } = t.privacy;
  const { stay, isPending, isError } = useStay();
  return (
    <div className="mb-10">
      <AlertPanel
        tone="warning"
        title={words.title(format.when(leavesAt))}
        text={isError ? words.failed : words.text}
        action={
          <Button size="small" busy={isPending} busyLabel={words.busy} onClick={stay}>
            {words.stay}
          </Button>
        }
      />
    </div>
  );
}
