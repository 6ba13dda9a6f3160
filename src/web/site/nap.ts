/**
 * Whatever can change the page; focus, clicks and choices also come from assistive technology. A change
 * that comes otherwise would wait for the sleepers.
 */
const touches = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'change', 'popstate'];
/** How far below the window a part is made ready for whoever scrolls. */
const ahead = '50%';

/** The rest that a part of the server's page takes before its script takes it over. */
export interface Nap {
  over: boolean;
  ended: Promise<void>;
  end: () => void;
}

/** An address with a query changes the page as soon as it is alive: nothing may sleep then. */
let touched = !import.meta.env.SSR && location.search !== '';
const asleep = new Set<Nap>();

if (!import.meta.env.SSR)
  onFirstTouch(() => {
    touched = true;
    for (const nap of asleep) nap.end();
  });

/**
 * At the window and on the way down: everything is awake before React looks for who is to answer, so the
 * first touch is answered as well. Called once for each kind of touch.
 */
export function onFirstTouch(work: () => void): void {
  for (const touch of touches) addEventListener(touch, work, { capture: true, once: true });
}

export function startNap(over: boolean | undefined): Nap {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const nap: Nap = {
    over: over || import.meta.env.SSR || touched,
    ended,
    end: () => {
      nap.over = true;
      resolve();
    },
  };
  return nap;
}

/**
 * Ends the nap when the part comes near the window, or as far in as the margin says, or anything is
 * touched; returns what stops waiting.
 */
export function endInTime(nap: Nap, part: Element, rootMargin = ahead): (() => void) | undefined {
  if (touched) nap.end();
  if (nap.over) return undefined;
  asleep.add(nap);
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      nap.end();
    },
    { rootMargin },
  );
  watcher.observe(part);
  return () => {
    watcher.disconnect();
    asleep.delete(nap);
  };
}
