import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { lineValue } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { guestsWritten } from '#web/bookings/guests/entry.ts';
import { HeldPlate, HoldButton, HoldStep, notYet } from '#web/bookings/holds/steps.tsx';
import { Confirming, Dues } from '#web/bookings/sheet/dues.tsx';
import { useCardsRead, useKnownCard } from '#web/bookings/sheet/known-card.ts';
import { movedFor, sumsOfWish } from '#web/bookings/sheet/sums.ts';
import { useConfirmWords } from '#web/bookings/sheet/use-confirm-words.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { StepRefused } from '#web/bookings/sheet/way-on.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** The sum and the two steps, always in view; a phone has room for the next of them and one line. */
export function ConfirmBar({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  return (
    <div className="sticky bottom-0 z-2 border-t border-line bg-raised px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:px-10 tablet:pt-4 desk:static desk:border-s desk:px-7">
      <StepRefused sheet={sheet} />
      {lacksGuest(sheet) && (
        <p role="status" className="mb-4 text-caption text-danger">
          {t.bookingSheet.refused.seeGuests}
        </p>
      )}
      <div className="max-tablet:hidden">
        <Dues sheet={sheet} />
      </div>
      <AllIn sheet={sheet} />
      <Steps sheet={sheet} />
      <OneLine sheet={sheet} />
      <p className="mt-2.5 text-center text-caption text-ink-mute max-tablet:hidden">
        <Confirming sheet={sheet} />
      </p>
    </div>
  );
}

/** Where the sums stand in no column of their own. */
function AllIn({ sheet: { price } }: { sheet: SheetState }) {
  const { t, format } = useText();
  const total = price.quote?.total;
  if (!total) return null;
  return (
    <p className="mb-2.5 flex items-baseline justify-between gap-4 desk:hidden">
      <span className="text-[0.875rem]">{t.bookingSheet.steps.allIn}</span>
      <bdi className="font-display text-[1.75rem] leading-none lining-nums [&:lang(ar)]:leading-[1.45]">
        {format.money(total)}
      </bdi>
    </p>
  );
}

/** Under a phone's button: what the hold costs, and afterwards what is due beside the sum on the button. */
function OneLine({ sheet }: { sheet: SheetState }) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const card = useKnownCard();
  const { ours, offering, price } = sheet;
  if (!price.quote) return null;
  const sums = movedFor(ours) ?? sumsOfWish(price.quote, offering, card);
  const due = moneyLines({ ...sums, ...whose }, language).filter(({ sum }) => sum);
  const line = due[1] ?? due[0];
  return (
    <p className="mt-2.5 text-center text-caption text-ink-mute tablet:hidden">
      {ours && line
        ? t.bookingSheet.steps.line(line.label, lineValue({ ...line, note: '' }, format.money))
        : t.bookingSheet.steps.free}
    </p>
  );
}

/** What was pressed waits for a guest whose form lies elsewhere in the sheet, on a phone out of sight. */
const lacksGuest = ({ refusal, draft }: SheetState): boolean =>
  refusal?.place === 'guests' ||
  (draft.entry?.tried === true && guestsWritten(draft) === undefined);

/** Two steps that look like two. On a phone the one that comes next. */
const Steps = ({ sheet }: { sheet: SheetState }) => (
  <ol className="grid gap-x-4 tablet:grid-cols-2">
    <Hold sheet={sheet} />
    <Confirm sheet={sheet} />
  </ol>
);

/** Its clock and the way out stand in the head of the sheet. */
function Hold({ sheet }: { sheet: SheetState }) {
  const { steps } = useText().t.bookingSheet;
  const { ours, left } = sheet;
  return (
    <HoldStep
      brief
      count={1}
      name={ours ? steps.held : steps.hold}
      stands={ours ? 'done' : 'now'}
      note={ours ? undefined : steps.free}
      className={ours && 'max-tablet:hidden'}
    >
      {ours ? <HeldPlate left={left} /> : <HoldButton sheet={sheet} />}
    </HoldStep>
  );
}

function Confirm({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const say = t.bookingSheet;
  const { ours, move, busy, changed, refusal, offering } = sheet;
  const isCardRead = useCardsRead();
  const words = useConfirmWords(sheet);
  const atOnce = confirmsAtOnce(offering);
  // What was refused waits for another word; what is on its way waits for its answer.
  const settling = ours && !move && (busy === 'adjust' || (changed && !refusal) || !isCardRead);
  return (
    <HoldStep
      brief
      count={2}
      name={atOnce ? say.steps.confirm : say.steps.ask}
      stands={ours ? 'now' : 'waits'}
      note={ours ? undefined : say.steps.opens}
      className={ours ? undefined : 'max-tablet:hidden'}
    >
      <Button
        wide
        variant={ours ? 'primary' : 'outline'}
        className={classes('px-2!', !ours && notYet)}
        busy={settling || busy === 'confirm'}
        busyLabel={settling ? say.settling : atOnce ? say.confirming : say.asking}
        // While it is asked whether the hold moves, nobody can mean the one place or the other.
        disabled={!ours || move !== undefined || (changed && refusal !== undefined)}
        // The second half of a double press on 'Hold' is no word for a payment.
        onClick={({ detail }) => detail < 2 && void sheet.confirm()}
      >
        {words}
      </Button>
    </HoldStep>
  );
}
