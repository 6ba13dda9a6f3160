import type { Departure } from '#contract/privacy.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf, succeeds } from '#web/platform/api.ts';
import { forgetSession } from '#web/platform/session.ts';
import { useLeave } from '#web/settings/queries.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';

interface LeaveFormProps {
  departure: Departure;
  onKeep: () => void;
}

/** Says what ends, and lets go of this device too; the house asks by itself whether it is the owner. */
export function LeaveForm({ departure, onKeep }: LeaveFormProps) {
  const { t } = useText();
  const { leave: words } = t.settings;
  const { bookingsAhead, openMatters } = departure;
  const { mutateAsync, isPending, error } = useLeave();
  const leave = async () => {
    if (!(await succeeds(mutateAsync()))) return; // said by `error`
    notify.success(words.done, words.doneText);
    // Every session has ended; this browser's would only be refused.
    forgetSession();
  };
  const standing = words.standing(bookingsAhead, openMatters);
  return (
    <div className="grid gap-5">
      <p className="text-[0.9375rem] text-ink-soft">{words.goesOn}</p>
      {standing && <p className="text-[0.9375rem] text-ink-soft">{words.ends(standing)}</p>}
      {error && <AlertPanel title={words.failed} text={t.platform.errors[codeOf(error)]} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={isPending}
          busyLabel={words.confirming}
          onClick={() => void leave()}
        >
          {words.confirm}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
