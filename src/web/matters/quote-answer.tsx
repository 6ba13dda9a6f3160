import { useState } from 'react';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { acceptingLines } from '#domain/matters/money-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { MoneyLines } from '#web/matters/money-lines.tsx';
import { useAccept, useReject } from '#web/matters/queries.ts';
import { carriedBy } from '#web/matters/quotes.ts';
import { ReasonDialog } from '#web/matters/reason-dialog.tsx';
import { Refused } from '#web/matters/refused.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';

interface AnswerProps {
  matter: Matter;
  quote: MatterQuote;
}

/** Money is agreed to twice: the question repeats the total. */
export function AcceptDialog({ matter, quote }: AnswerProps) {
  const { t, format, language } = useText();
  const { accept: words } = t.matters.quote;
  const [open, setOpen] = useState(false);
  const accept = useAccept(matter, quote);
  const carried = carriedBy(matter, quote);
  const go = () =>
    accept.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        notify.success(words.done, matter.title);
      },
    });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button className="px-4!">{words.open}</Button>}
      title={words.title}
      text={words.text(quote.number)}
      closeLabel={t.matters.close}
    >
      <div className="grid gap-5">
        <p className="rounded-plate bg-sunk px-5 py-4">
          <span className="block text-caption text-ink-soft">{words.total}</span>
          <bdi className="tnum block font-display text-[2rem] leading-tight">
            {format.money(quote.total)}
          </bdi>
        </p>
        <MoneyLines
          label={t.matters.quote.accepting}
          lines={acceptingLines({ ...quote, carried }, language)}
        />
        <p className="text-caption text-ink-soft">
          {t.matters.quote.keeps(quote.keptPercent, format.money(quote.kept))}
        </p>
        <Refused error={accept.error} title={words.refused} />
        <div className="flex flex-wrap gap-3">
          <Button busy={accept.isPending} busyLabel={words.submitting} onClick={go}>
            {words.submit}
          </Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {words.notYet}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function DeclineDialog({ matter, quote }: AnswerProps) {
  const { t } = useText();
  const words = t.matters.quote.decline;
  const reject = useReject(matter, quote);
  return (
    <ReasonDialog
      trigger={
        <Button variant="outline" className="px-4!">
          {words.open}
        </Button>
      }
      words={words}
      act={reject}
    />
  );
}
