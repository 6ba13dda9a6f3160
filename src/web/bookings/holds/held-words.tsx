import { useText } from '#web/i18n/use-text.ts';
import { clockOf } from '#web/platform/use-countdown.ts';

/** The look of what is held for its reader, wherever it stands: never that of something taken. */
export const heldLook = 'bg-warning-wash shadow-[inset_0_0_0_2px_var(--brass-fill)]';

/** Under the figure of the day: whose it is, and for how long. Those who listen hear it of the timer. */
export function HeldWords({ left, long }: { left: number; long?: boolean }) {
  const { t } = useText();
  const { heldDay, heldShort } = t.bookingSheet;
  return (
    <span className="grid justify-items-center text-[0.625rem] leading-[0.8125rem] font-semibold text-warning">
      {/* Only where it leaves the edges of its day alone. */}
      {long && <span className="hidden whitespace-nowrap @min-[30rem]:inline">{heldDay}</span>}
      <span className={long ? '@min-[30rem]:hidden' : undefined}>{heldShort}</span>
      <span className="tnum">{clockOf(left)}</span>
    </span>
  );
}
