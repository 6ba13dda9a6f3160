import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { QuoteDue } from '#contract/bookings/quote.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CardPays } from '#contract/money-facts.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { lapseWords } from '#domain/money/hold-words.ts';
import { payingWords, termsOf, unkeptCardWords } from '#domain/money/payment-words.ts';
import { HoldPaySheet } from '#web/billing/payments/hold-pay-sheet.tsx';
import { DueLines } from '#web/bookings/sheet/due-lines.tsx';
import { written } from '#web/bookings/sheet/guest-entry.ts';
import { useCardsRead, useKnownCard } from '#web/bookings/sheet/known-card.ts';
import type { Refusal } from '#web/bookings/sheet/refusal.ts';
import { movedFor, sumsOfWish } from '#web/bookings/sheet/sums.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refused.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import { goOnAt } from '#web/platform/leave-to-bank.ts';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { readSession } from '#web/platform/sessions/session.ts';
import { clockOf } from '#web/platform/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { HoldRing } from '#web/ui/hold-ring.tsx';

/** The two steps, always in view, and on phones the total beside the next of them. */
export function ConfirmBar({ sheet }: { sheet: SheetState }) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const { refusal, price, offering } = sheet;
  const total = price.quote?.total;
  const atOnce = confirmsAtOnce(offering);
  const card = useKnownCard();
  const moved = movedFor(sheet.ours);
  return (
    <div className="sticky bottom-0 z-2 border-t border-line bg-raised px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] desk:static desk:border-s desk:px-7">
      {refusal?.place === 'all' && !isPast(refusal, sheet) && (
        <div className="mb-4">
          <WishRefused refusal={refusal} sheet={sheet} />
          <WayOn refusal={refusal} sheet={sheet} />
        </div>
      )}
      {lacksGuest(sheet) && (
        <p role="status" className="mb-4 text-caption text-danger">
          {t.bookingSheet.refused.seeGuests}
        </p>
      )}
      {price.quote && (
        <DueLines
          sums={moved ?? sumsOfWish(price.quote, offering, card)}
          terms={price.quote.terms}
          waits={!atOnce}
          brief={sheet.phase !== 'held'}
        />
      )}
      <div className="flex items-center gap-5">
        {total && (
          <div className="desk:hidden">
            <span className="block text-caption text-ink-mute">{t.bookingSheet.total}</span>
            <bdi className="block font-display text-[1.625rem] leading-none lining-nums [&:lang(ar)]:leading-[1.45]">
              {format.money(total)}
            </bdi>
          </div>
        )}
        <Steps sheet={sheet} />
      </div>
      <p className="mt-2.5 text-center text-caption text-ink-mute">
        {t.bookingSheet.confirms[atOnce ? 'atOnce' : moved ? 'onceAsked' : 'byPerson']}{' '}
        {moved && lapseWords({ ...moved, ...whose }, language)}
        {!moved && price.quote && <Paying due={price.quote.due} atOnce={atOnce} card={card} />}
      </p>
    </div>
  );
}

/** What was pressed waits for a guest whose form lies elsewhere in the sheet, on a phone out of sight. */
const lacksGuest = ({ refusal, draft }: SheetState): boolean =>
  refusal?.place === 'guests' || (draft.entry?.tried === true && written(draft) === undefined);

interface PayingProps {
  due: QuoteDue;
  atOnce: boolean;
  card: CardPays | null | undefined;
}

/** A card that is known is named with each sum; without one it is said what keeping one does. */
function Paying({ due, atOnce, card }: PayingProps) {
  const { t, language } = useText();
  const whose = useWhose();
  if (card) return null;
  const terms = termsOf(due, atOnce);
  if (card === undefined) return payingWords(terms, language, whose);
  return unkeptCardWords({ ...terms, ...whose }, t.billing.pay.keep, language);
}

/** Of a hold that is over nothing more is said than that; which card was refused matters no longer. */
const isPast = ({ code }: Refusal, { phase }: SheetState): boolean =>
  code === 'hold_expired' || (phase === 'ended' && ofPayment.includes(code));

const ofPayment: ErrorCode[] = ['payment_declined', 'payment_step'];

/** Two steps that look like two. Where there is no room for both, the one that comes next. */
const Steps = ({ sheet }: { sheet: SheetState }) => (
  <ol className="grid flex-1 gap-3.5">
    <li className={sheet.ours && 'max-desk:hidden'}>
      <HoldStep sheet={sheet} />
    </li>
    <li className={sheet.ours ? undefined : 'max-desk:hidden'}>
      <ConfirmStep sheet={sheet} />
    </li>
  </ol>
);

const StepName = ({ count, children }: { count: number; children: string }) => (
  <p className="mb-1.5 flex items-center gap-2.5 text-caption max-desk:hidden">
    <i aria-hidden className="size-2.5 rotate-45 bg-brass-fill" />
    {count}. {children}
  </p>
);

function HoldStep({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const say = t.bookingSheet;
  const enter = useEntrance();
  const { phase, busy, price, searching, ours, left = 0 } = sheet;
  if (ours)
    return (
      <>
        <StepName count={1}>{say.heldDay}</StepName>
        <p aria-hidden className="flex min-h-11 items-center gap-3 bg-warning-wash px-3.5">
          <HoldRing left={left} />
          <span className="tnum font-display text-[1.375rem] leading-none lining-nums">
            {clockOf(left)}
          </span>
        </p>
      </>
    );
  const hold = () => (readSession() ? void sheet.place() : enter());
  return (
    <>
      <StepName count={1}>{say.holdFree}</StepName>
      <Button
        wide
        variant="brass"
        busy={busy === 'hold'}
        busyLabel={say.holding}
        disabled={!price.settled || searching}
        onClick={hold}
      >
        {phase === 'ended' ? say.holdAgain : say.hold}
      </Button>
    </>
  );
}

function ConfirmStep({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const say = t.bookingSheet;
  const { ours, move, busy, changed, refusal, offering } = sheet;
  const isCardRead = useCardsRead();
  const words = useConfirmWords(sheet);
  const atOnce = confirmsAtOnce(offering);
  // What was refused waits for another word; what is on its way waits for its answer.
  const settling = ours && !move && (busy === 'adjust' || (changed && !refusal) || !isCardRead);
  return (
    <>
      <StepName count={2}>{ours ? say.confirmStep : say.onceHeld}</StepName>
      <Button
        wide
        variant={ours ? 'primary' : 'outline'}
        busy={settling || busy === 'confirm'}
        busyLabel={settling ? say.settling : atOnce ? say.confirming : say.asking}
        // While it is asked whether the hold moves, nobody can mean the one place or the other.
        disabled={!ours || move !== undefined || (changed && refusal !== undefined)}
        onClick={sheet.confirm}
      >
        {words}
      </Button>
    </>
  );
}

/** What a press does: it pays where a card is kept and something is due at once, else it only confirms or asks. */
function useConfirmWords({ offering, price, ours }: SheetState): string {
  const { t, format } = useText();
  const say = t.bookingSheet;
  const card = useKnownCard();
  const quote = ours?.quote ?? price.quote;
  if (!confirmsAtOnce(offering)) return say.ask;
  if (!quote || !card || movedFor(ours)) return say.confirm;
  const due = sumsOfWish(quote, offering, card).due.filter((part) => part.now);
  const [first, ...others] = due;
  return first && others.length === 0 ? say.confirmAndPay(format.money(first.sum)) : say.confirm;
}

/** Where a refusal is not the end: into the line, through the door once more, to the bank, or another card. */
function WayOn({ refusal: { code, url }, sheet }: { refusal: Refusal; sheet: SheetState }) {
  const { t } = useText();
  const { open } = useAskedOverlay();
  const enter = useEntrance();
  const [paying, setPaying] = useState(false);
  const { pay } = t.billing;
  const ways: Partial<Record<ErrorCode, [string, () => void]>> = {
    fully_booked: [t.bookingSheet.waitlist.join, () => open('join', sheet.offering.slug)],
    unauthenticated: [t.bookingSheet.signIn, enter],
    payment_declined: [pay.another, () => setPaying(true)],
    ...(url && { payment_step: [pay.toBank, () => goOnAt(url)] }),
  };
  const [label, go] = ways[code] ?? [];
  if (!label) return null;
  const paid = () => {
    setPaying(false);
    void sheet.confirm();
  };
  return (
    <>
      <Button size="small" variant="outline" className="mt-3" onClick={go}>
        {label}
      </Button>
      {paying && sheet.ours && (
        <HoldPaySheet
          booking={sheet.ours}
          confirms={sheet.agreed()}
          onClose={() => setPaying(false)}
          onPaid={paid}
        />
      )}
    </>
  );
}

/** To the sign-in screen and back to this sheet; what was typed waits in this tab. */
function useEntrance() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(signInAddress({ pathname, search, hash }));
}
