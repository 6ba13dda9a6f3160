/** The parts below the first screen, as the style sheet knows them. */
const belowFold = '.below-fold';
/** Milliseconds that belong to what is seen and touched first; what comes near is laid out at once anyway. */
const firstMoments = 3000;

const whenIdle: (work: () => void) => void =
  // Safari has none; a breath is enough.
  globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));

/**
 * Lays out what is below the first screen, one part at a time and only while nobody waits, so that a
 * finger that comes down meanwhile is heard. Pages that are opened later come whole.
 */
export function layOutBelowFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(belowFold)];
  const next = () => {
    const part = parts.shift();
    if (!part) return document.documentElement.classList.add('settled');
    part.setAttribute('data-settled', '');
    // Asked for its size it is laid out now, not in one frame with the next ones.
    part.getBoundingClientRect();
    whenIdle(next);
  };
  setTimeout(() => whenIdle(next), firstMoments);
}
