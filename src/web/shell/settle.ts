/** The parts below the first screen, as the style sheet knows them. */
const belowFold = '.below-fold';
/** Milliseconds of laying out at a stretch; a finger waits no longer than that and one part. */
const stretch = 4;

const whenIdle: (work: () => void) => void =
  // Safari has none; a breath is enough.
  globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));

/**
 * Lays out what is below the first screen, a few parts at a time and only while nobody waits, so that a
 * finger that comes down meanwhile is heard. Pages that are opened later come whole.
 */
export function settle(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(belowFold)];
  const next = () => {
    const start = performance.now();
    for (let part = parts.shift(); part; part = parts.shift()) {
      part.setAttribute('data-settled', '');
      // Asked for its size it is laid out now, and the clock tells how long that took.
      part.getBoundingClientRect();
      if (performance.now() - start > stretch) return whenIdle(next);
    }
    document.documentElement.classList.add('settled');
  };
  whenIdle(next);
}
