import { useLocation, useNavigate } from 'react-router';
import type { CardWords, OfferingCard } from '#contract/bookings/pages.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { lineValue } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { guestsWritten } from '#web/bookings/guests/entry.ts';
import { HeldPlate, HeldUntil, HoldButton, HoldStep, notYet } from '#web/bookings/holds/steps.tsx';
import { BookingButtons } from '#web/bookings/offerings/buttons.tsx';
import { useKnownCard } from '#web/bookings/sheet/known-card.ts';
import { movedFor, sumsOfWish } from '#web/bookings/sheet/sums.ts';
import { useBook } from '#web/bookings/sheet/use-book.ts';
import { useConfirmWords } from '#web/bookings/sheet/use-confirm-words.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { StepRefused } from '#web/bookings/sheet/way-on.tsx';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';

interface PanelStepsProps {
  card: OfferingCard;
  words: CardWords;
  sheet: SheetState;
}

/** Notices lie above the panel on a phone and a tablet, on the print beside it elsewhere; a sheet has places of its own. */
const noticesAway = classes(
  'max-tablet:[:root:has(&)]:[--toast-lift:calc(100svh-var(--nav-h)-5.5rem)]',
  'tablet:max-desk:[:root:has(&)]:[--toast-lift:25rem]',
  'desk:[:root:not(:has([role=dialog])):has(&)]:[--toast-aside:43vw]',
);

/** The foot of the panel: to hold the place that was chosen above, and to confirm the one that is held. */
export function PanelSteps(props: PanelStepsProps) {
  const { sheet } = props;
  const { refusal, move, price } = sheet;
  // Asking about a move has its own place for it, and what cannot be priced is said at the sum.
  const isSaid = !refusal || move !== undefined || price.error !== null;
  return (
    <div
      className={classes('@container -mx-6 mt-4 -mb-6 border-t border-line-strong', noticesAway)}
    >
      {!isSaid && (
        <div className="px-6 pt-4">
          {refusal.place === 'all' ? (
            <StepRefused sheet={sheet} />
          ) : (
            <WishRefused refusal={refusal} sheet={sheet} />
          )}
        </div>
      )}
      <ol className="grid divide-line *:p-6 @min-[30rem]:grid-cols-2 @min-[30rem]:divide-x @max-[30rem]:divide-y">
        <Hold sheet={sheet} />
        <Confirm {...props} />
      </ol>
    </div>
  );
}

function Hold({ sheet }: { sheet: SheetState }) {
  const { steps } = useText().t.bookingSheet;
  const { show } = useBook();
  const draw = useDrawnAnew();
  const { ours, left, offering, draft } = sheet;
  // A guest who is still being written has a form in the sheet alone.
  const hold = () =>
    guestsWritten(draft) ? void sheet.place().then(draw) : show('book', offering.slug);
  if (ours)
    return (
      <HoldStep count={1} name={steps.held} stands="done" note={<HeldUntil sheet={sheet} />}>
        <HeldPlate left={left} timer />
      </HoldStep>
    );
  return (
    <HoldStep count={1} name={steps.hold} stands="now" note={`${steps.free} ${steps.nobody}`}>
      <HoldButton sheet={sheet} onHold={hold} />
    </HoldStep>
  );
}

/** The strip of this page is asked for as the page is drawn, and until now nothing was held. */
function useDrawnAnew() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ search, hash }, { replace: true, preventScrollReset: true });
}

/** The sheet has what is asked before one pays: who comes, the terms, and the same button. */
function Confirm({ card, words, sheet }: PanelStepsProps) {
  const { steps } = useText().t.bookingSheet;
  const { ours, move, offering } = sheet;
  const label = useConfirmWords(sheet);
  const due = useDueWords(sheet);
  const opens = [due, !ours && steps.opens].filter(Boolean).join(' ');
  return (
    <HoldStep
      count={2}
      name={confirmsAtOnce(offering) ? steps.confirm : steps.ask}
      stands={ours ? 'now' : 'waits'}
      note={opens}
    >
      {ours && !move ? (
        <div className="grid *:px-2!">
          <BookingButtons
            card={{ ...card, canAddToItinerary: false }}
            words={{ ...words, bookNow: label }}
          />
        </div>
      ) : (
        <Button wide disabled variant="outline" className={classes('px-2!', notYet)}>
          {label}
        </Button>
      )}
    </HoldStep>
  );
}

/** What is due and when, in a sentence each. */
function useDueWords({ offering, price, ours }: SheetState): string {
  const { format, language } = useText();
  const whose = useWhose();
  const card = useKnownCard();
  const quote = ours?.quote ?? price.quote;
  if (!quote) return '';
  const sums = movedFor(ours) ?? sumsOfWish(quote, offering, card);
  return moneyLines({ ...sums, ...whose }, language)
    .map(
      (line) =>
        `${line.label}: ${lineValue({ ...line, note: line.sum ? '' : line.note }, format.money)}.`,
    )
    .join(' ');
}
