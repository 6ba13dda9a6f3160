import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { givenByVersion } from '#domain/matters/money.ts';
import {
  type QuoteVersion,
  standingWords,
  stricterWords,
  totalChangeWords,
} from '#domain/matters/version-words.ts';
import { money } from '#domain/money.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSecondLook } from '#web/platform/desk/use-second-look.ts';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';

interface ChangeDialogProps {
  matter: DeskMatter;
  /** What was agreed and stands until the client answers. */
  before: MatterQuote;
  next: QuoteVersion;
  busy: boolean;
  onGo: (reason: string) => void;
  onClose: () => void;
}

/** Nobody changes what was agreed without saying why: what changes, and what stands until then. */
export function ChangeDialog({ matter, before, next, busy, onGo, onClose }: ChangeDialogProps) {
  const { t, language } = useText();
  const words = t.deskMatters.quote;
  const paid = matter.money?.paid;
  const isPaidElse = paid && paid.currency !== next.total.currency;
  const back = isPaidElse ? paid : money(0, before.total.currency);
  const sum = matter.money && givenByVersion(before, next, back);
  const second = useSecondLook({ kind: 'matter', id: matter.id, sum });
  const stricter = stricterWords(before, next, language);
  return (
    <ReasonDialog
      title={words.changeTitle}
      text={standingWords(before, language)}
      label={words.changeReason}
      helper={t.desk.reason.forClient}
      action={second.action ?? words.send(next.number)}
      ready={second.isRead}
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
      {second.words && <p className="text-caption text-warning">{second.words}</p>}
    </ReasonDialog>
  );
}
