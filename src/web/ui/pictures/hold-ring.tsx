const whole = 15 * 60;
/** From here on it is urgent. */
const soon = 120;

export const isSoon = (left: number): boolean => left < soon;

/** A ring that empties with the seconds that are left of a quarter of an hour. */
export function HoldRing({ left }: { left: number }) {
  const around = 2 * Math.PI * 12.5;
  // A place from the waitlist is held for two hours; its ring empties in the last quarter of one.
  const share = Math.min(1, left / whole);
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden className="shrink-0 -rotate-90">
      <circle cx="15" cy="15" r="12.5" fill="none" strokeWidth="2" className="stroke-line" />
      <circle
        cx="15"
        cy="15"
        r="12.5"
        fill="none"
        strokeWidth="2"
        strokeDasharray={`${around * share} ${around}`}
        className={isSoon(left) ? 'stroke-coral-fill' : 'stroke-brass-fill'}
      />
    </svg>
  );
}
