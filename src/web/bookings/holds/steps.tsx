import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LetGo } from '#web/bookings/sheet/let-go.tsx';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import { clockHere } from '#web/platform/moments.ts';
import { readSession } from '#web/platform/sessions/session.ts';
import { clockOf } from '#web/platform/use-countdown.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HoldRing, isSoon } from '#web/ui/pictures/hold-ring.tsx';
import { useFocusGoesOn } from '#web/ui/use-focus-goes-on.ts';

/** The second step before there is anything to confirm: an outline in mute. */
export const notYet =
  'disabled:bg-transparent! disabled:shadow-[inset_0_0_0_1px_var(--line-strong)]!';

interface StepProps {
  count: 1 | 2;
  name: string;
  /** Done, the one that comes now, or the one that waits for it. */
  stands: keyof typeof marks;
  /** Under the button, in a line of its own. */
  note?: ReactNode;
  /** In the foot of a phone there is room for the button alone. */
  brief?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const marks = {
  done: 'bg-brass-fill text-[#10282D]',
  now: 'bg-primary text-on-primary',
  waits: 'text-ink-mute shadow-[inset_0_0_0_1px_var(--line-strong)]',
};

/** A numbered diamond, what the step is called, its button, and what it costs. */
export const HoldStep = ({ count, name, stands, note, brief, className, children }: StepProps) => (
  <li data-step={count} tabIndex={-1} className={classes('focus-visible:outline-none', className)}>
    <p
      className={classes(
        'mb-3 flex items-center gap-3 text-[0.875rem] leading-5',
        stands === 'waits' && 'text-ink-mute',
        brief && 'max-tablet:hidden',
      )}
    >
      <i
        aria-hidden
        className={classes('ms-1 grid size-5 shrink-0 rotate-45 place-items-center', marks[stands])}
      >
        <span className="-rotate-45 font-display text-[1rem] leading-none not-italic lining-nums">
          {count}
        </span>
      </i>
      {name}
    </p>
    {children}
    {note && (
      <p
        className={classes(
          'mt-2.5 text-caption leading-[1.45] text-ink-mute',
          brief && 'max-tablet:hidden',
        )}
      >
        {note}
      </p>
    )}
  </li>
);

/** Beside its button: whoever presses twice does not pay with the second press. */
const nextStep = (within: Element) => within.querySelector<HTMLElement>('[data-step="2"]');

/** The button of the first step: brass in outline, for nothing is paid. A visitor signs in and comes back. */
export function HoldButton({ sheet, onHold }: { sheet: SheetState; onHold?: () => void }) {
  const say = useText().t.bookingSheet;
  const enter = useEntrance();
  const { phase, busy, price, searching } = sheet;
  const hold = onHold ?? (() => void sheet.place());
  const button = useFocusGoesOn<HTMLDivElement>(nextStep);
  return (
    <div ref={button}>
      <Button
        wide
        variant="outline"
        className="px-2! enabled:shadow-[inset_0_0_0_2px_var(--brass-fill)]!"
        busy={busy === 'hold'}
        busyLabel={say.holding}
        disabled={!price.settled || searching}
        onClick={() => (readSession() ? hold() : enter())}
      >
        {phase === 'ended' ? say.holdAgain : say.hold}
      </Button>
    </div>
  );
}

/** What the first step becomes: for how long it is held. */
export function HeldPlate({ left = 0, timer }: { left: number | undefined; timer?: boolean }) {
  const { left: words } = useText().t.bookingSheet.steps;
  return (
    <p
      // Where another clock of the same hold is read out, this one is only seen.
      aria-hidden={!timer || undefined}
      className="@container flex min-h-13 items-center gap-2.5 rounded-hair bg-warning-wash px-3"
    >
      <HoldRing left={left} />
      <span
        role={timer ? 'timer' : undefined}
        className={classes(
          'tnum font-display text-[1.5rem] leading-none lining-nums',
          isSoon(left) && 'text-coral',
        )}
      >
        {clockOf(left)}
      </span>
      <span className="hidden text-[0.9375rem] @min-[11rem]:inline">{words}</span>
    </p>
  );
}

/** Until when, and the way out of it. */
export function HeldUntil({ sheet }: { sheet: SheetState }) {
  const { until } = useText().t.bookingSheet.steps;
  const { heldUntil } = sheet.ours ?? {};
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {heldUntil && until(clockHere(heldUntil))}
      <LetGo sheet={sheet} />
    </span>
  );
}

/** To the sign-in screen and back to this page; what was typed waits in this tab. */
export function useEntrance() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(signInAddress({ pathname, search, hash }));
}
