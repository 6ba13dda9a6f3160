import { useState } from 'react';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { acceptingLines } from '#domain/matters/money-words.ts';
import {
  changeWords,
  declinedWords,
  isStricter,
  termChangeWords,
  termWords,
  totalChangeWords,
  withdrawnWords,
} from '#domain/matters/version-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { MoneyLines } from '#web/matters/money-lines.tsx';
import { useAccept, useReject } from '#web/matters/queries.ts';
import {
  agreedQuote,
  beforeOf,
  offeredBy,
  standingBeside,
  wayOf,
} from '#web/matters/quotes/quotes.ts';
import { ReasonTrigger } from '#web/matters/reason-trigger.tsx';
import { Refused } from '#web/matters/refusal.tsx';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface AnswerProps {
  matter: Matter;
  quote: MatterQuote;
}

/** Money is agreed to twice: the question repeats the total. */
export function AcceptDialog({ matter, quote }: AnswerProps) {
  const { t, format, language } = useText();
  const { accept: words } = t.matters.quote;
  const [open, setOpen] = useState(false);
  const whose = useWhose();
  const accept = useAccept(matter, quote);
  const before = beforeOf(matter, quote);
  const standing = standingBeside(matter, quote);
  const done = () => {
    setOpen(false);
    notify.success(words.done, matter.title);
  };
  // Once the answer stands there this part is gone: its promise is not.
  const go = () => void accept.mutateAsync().then(done, () => undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button className="px-4!">{words.open}</Button>}
      title={words.title}
      text={standing ? changeWords(standing, language) : words.text(quote.number)}
    >
      <div className="grid gap-5">
        <p className="rounded-plate bg-sunk px-5 py-4">
          <span className="block text-caption text-ink-soft">{words.total}</span>
          <bdi className="tnum block font-display text-[2rem] leading-tight">
            {format.money(quote.total)}
          </bdi>
          {before && (
            <span className="block text-caption text-ink-soft">
              {totalChangeWords(before, quote, language)}
            </span>
          )}
        </p>
        <MoneyLines
          label={t.matters.quote.accepting}
          lines={acceptingLines(
            { ...offeredBy(matter, quote), ...whose },
            language,
            wayOf(matter, quote),
          )}
        />
        <OfferedTerms matter={matter} quote={quote} />
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

/** What is kept if it comes to nothing; where that is more than before, it cannot be overlooked. */
export function OfferedTerms({ matter, quote, className }: AnswerProps & { className?: string }) {
  const { language } = useText();
  const before = beforeOf(matter, quote);
  const change = before && termChangeWords(before, quote, language);
  // What was agreed and stands says its own terms below.
  const hasFailed = agreedQuote(matter) && !standingBeside(matter, quote);
  const unkept = hasFailed ? matter.money?.paid : undefined;
  return (
    <div className={classes('grid gap-1.5 text-caption', className)}>
      {change && (
        <p className={isStricter(before, quote) ? 'font-medium text-warning' : 'text-ink'}>
          {change}
        </p>
      )}
      <p className="text-ink-soft">
        {[termWords(quote, language), withdrawnWords(unkept, quote, language)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

export function DeclineDialog({ matter, quote }: AnswerProps) {
  const { t, language } = useText();
  const words = t.matters.quote.decline;
  const agreed = standingBeside(matter, quote);
  const money = declinedWords({ paid: matter.money?.paid, agreed }, language);
  const reject = useReject(matter, quote);
  return (
    <ReasonTrigger
      trigger={
        <Button variant="outline" className="px-4!">
          {words.open}
        </Button>
      }
      words={agreed ? { ...words, text: words.change } : words}
      act={reject}
    >
      {money && <p className="rounded-plate bg-sunk px-5 py-3.5 text-[0.9375rem]">{money}</p>}
    </ReasonTrigger>
  );
}
