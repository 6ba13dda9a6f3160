import type { MatterQuote } from '#contract/matters/quotes.ts';
import {
  standingWords,
  stricterWords,
  totalChangeWords,
  type Version,
} from '#domain/matters/version-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';

interface ChangeDialogProps {
  /** What was agreed and stands until the client answers. */
  before: MatterQuote;
  next: Version;
  busy: boolean;
  onGo: (reason: string) => void;
  onClose: () => void;
}

/** Nobody changes what was agreed without saying why: what changes, and what stands until then. */
export function ChangeDialog({ before, next, busy, onGo, onClose }: ChangeDialogProps) {
  const { t, language } = useText();
  const words = t.deskMatters.quote;
  const stricter = stricterWords(before, next, language);
  return (
    <ReasonDialog
      title={words.changeTitle}
      text={standingWords(before, language)}
      label={words.changeReason}
      helper={t.desk.reason.forClient}
      action={words.send(next.number)}
      busyLabel={words.sending}
      busy={busy}
      needed
      onGo={onGo}
      onClose={onClose}
    >
      <div className="grid gap-1.5 rounded-plate bg-sunk px-5 py-3.5">
        <p>{totalChangeWords(before, next, language)}</p>
        {stricter && <p className="text-warning">{stricter}</p>}
      </div>
    </ReasonDialog>
  );
}
