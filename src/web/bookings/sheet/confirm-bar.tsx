import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ErrorCode } from '#contract/errors.ts';
import { payingWords, termsOf } from '#domain/money/payment-words.ts';
import { goOnAt } from '#web/billing/leave-to-bank.ts';
import { HoldPaySheet } from '#web/billing/payments/hold-pay-sheet.tsx';
import { confirmsByItself } from '#web/bookings/sheet/offering.ts';
import type { Refusal } from '#web/bookings/sheet/refusal.ts';
import { Refused } from '#web/bookings/sheet/refused.tsx';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { signInAddress } from '#web/platform/return-path.ts';
import { readSession } from '#web/platform/session.ts';
import { useAskedOverlay } from '#web/site/asked-overlay.ts';
import { Button } from '#web/ui/button.tsx';

/** The one button, always in view, and on phones the total beside it. */
export function ConfirmBar({ sheet }: { sheet: SheetState }) {
  const { t, format, language } = useText();
  const { refusal, price, offering } = sheet;
  const total = price.quote?.total;
  const way = confirmsByItself(offering) ? 'atOnce' : 'byPerson';
  const due = price.quote?.due;
  const paying = due ? payingWords(termsOf(due, confirmsByItself(offering)), language) : '';
  return (
    <div className="sticky bottom-0 z-2 border-t border-line bg-raised px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] desk:static desk:border-s desk:px-7">
      {refusal?.place === 'all' && refusal.code !== 'hold_expired' && (
        <div className="mb-4">
          <Refused refusal={refusal} sheet={sheet} />
          <WayOn refusal={refusal} sheet={sheet} />
        </div>
      )}
      <div className="flex items-center gap-5">
        {total && (
          <div className="desk:hidden">
            <span className="block text-caption text-ink-mute">{t.bookingSheet.total}</span>
            <bdi className="block font-display text-[1.625rem] leading-none lining-nums">
              {format.money(total)}
            </bdi>
          </div>
        )}
        <Act sheet={sheet} />
      </div>
      <p className="mt-2.5 text-center text-caption text-ink-mute">
        {t.bookingSheet.confirms[way]} {paying}
      </p>
    </div>
  );
}

function Act({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const say = t.bookingSheet;
  const enter = useEntrance();
  const { phase, busy, price, changed, searching, refusal } = sheet;
  if (phase === 'held') {
    // What was refused waits for another word; what is on its way waits for its answer.
    const settling = busy === 'adjust' || (changed && !refusal);
    return (
      <Button
        wide
        busy={settling || busy === 'confirm'}
        busyLabel={settling ? say.settling : say.confirming}
        disabled={changed && refusal !== undefined}
        onClick={sheet.confirm}
      >
        {say.confirm}
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

interface WayOnProps {
  refusal: Refusal;
  sheet: SheetState;
}

/** Where a refusal is not the end: into the line, through the door once more, to the bank, or another card. */
function WayOn({ refusal: { code, url }, sheet }: WayOnProps) {
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
