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
import { Button } from '#web/ui/button.tsx';

/** The one button, always in view, and on phones the total beside it. */
export function ConfirmBar({ sheet }: { sheet: SheetState }) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const { refusal, price, offering } = sheet;
  const total = price.quote?.total;
  const atOnce = confirmsAtOnce(offering);
  const card = useKnownCard();
  const moved = sheet.phase === 'held' ? movedFor(sheet.booking) : undefined;
  return (
    <div className="sticky bottom-0 z-2 border-t border-line bg-raised px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] desk:static desk:border-s desk:px-7">
      {refusal?.place === 'all' && refusal.code !== 'hold_expired' && (
        <div className="mb-4">
          <WishRefused refusal={refusal} sheet={sheet} />
          <WayOn refusal={refusal} sheet={sheet} />
        </div>
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
        <Act sheet={sheet} />
      </div>
      <p className="mt-2.5 text-center text-caption text-ink-mute">
        {t.bookingSheet.confirms[atOnce ? 'atOnce' : moved ? 'onceAsked' : 'byPerson']}{' '}
        {moved && lapseWords({ ...moved, ...whose }, language)}
        {!moved && price.quote && <Paying due={price.quote.due} atOnce={atOnce} card={card} />}
      </p>
    </div>
  );
}

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

function Act({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const say = t.bookingSheet;
  const enter = useEntrance();
  const { phase, busy, price, changed, searching, refusal, offering } = sheet;
  const isCardRead = useCardsRead();
  if (phase === 'held') {
    // What was refused waits for another word; what is on its way waits for its answer.
    const settling = busy === 'adjust' || (changed && !refusal) || !isCardRead;
    const atOnce = confirmsAtOnce(offering);
    const going = atOnce ? say.confirming : say.asking;
    return (
      <Button
        wide
        busy={settling || busy === 'confirm'}
        busyLabel={settling ? say.settling : going}
        disabled={changed && refusal !== undefined}
        onClick={sheet.confirm}
      >
        {atOnce ? say.confirm : say.ask}
      </Button>
    );
  }
  const hold = () => (readSession() ? void sheet.place() : enter());
  return (
    <Button
      wide
      busy={busy === 'hold'}
      busyLabel={say.holding}
      disabled={!price.settled || searching}
      onClick={hold}
    >
      {phase === 'ended' ? say.holdAgain : say.hold}
    </Button>
  );
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
      {paying && sheet.booking && (
        <HoldPaySheet booking={sheet.booking} onClose={() => setPaying(false)} onPaid={paid} />
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
