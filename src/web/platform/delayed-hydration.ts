/**
 * Whatever can change the page; focus, clicks and choices also come from assistive technology. A change
 * that comes otherwise would wait for the sleepers.
 */
const touches = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'change', 'popstate'];
/** How far below the window a part is made ready for whoever scrolls. */
const ahead = '50%';

/** The rest that a part of the server's page takes before its script takes it over. */
export interface Delay {
  over: boolean;
  ended: Promise<void>;
  end: () => void;
}

/** An address with a query changes the page as soon as it is alive: nothing may sleep then. */
let touched = !import.meta.env.SSR && location.search !== '';
const asleep = new Set<Delay>();

if (!import.meta.env.SSR)
  onFirstTouch(() => {
    touched = true;
    for (const delay of asleep) delay.end();
  });

/**
 * At the window and on the way down: everything is awake before React looks for who is to answer, so the
 * first touch is answered as well. Called once for each kind of touch.
 */
export function onFirstTouch(work: () => void): void {
  for (const touch of touches) addEventListener(touch, work, { capture: true, once: true });
}

export function delayHydration(over: boolean | undefined): Delay {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const delay: Delay = {
    over: over || import.meta.env.SSR || touched,
    ended,
    end: () => {
      delay.over = true;
      resolve();
    },
  };
  return delay;
}

/**
 * Ends the delay when the part comes near the window, or as far in as the margin says, or anything is
 * touched; returns what stops waiting.
 */
export function endWhenNear(
  delay: Delay,
  part: Element,
  rootMargin = ahead,
): (() => void) | undefined {
  if (touched) delay.end();
  if (delay.over) return undefined;
  asleep.add(delay);
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      delay.end();
    },
    { rootMargin },
  );
  watcher.observe(part);
  return () => {
    watcher.disconnect();
    asleep.delete(delay);
  };
}
