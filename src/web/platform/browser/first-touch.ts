/** Whatever can change the page; focus, clicks and choices also come from assistive technology. */
const touches = ['pointerdown', 'keydown', 'focusin', 'click', 'input', 'change', 'popstate'];

/** An address with a query changes the page as soon as it is alive: that is a touch as well. */
let touched = !import.meta.env.SSR && location.search !== '';

if (!import.meta.env.SSR)
  onFirstTouch(() => {
    touched = true;
  });

export const isTouched = (): boolean => touched;

/** Called at the window on the way down, before React hears of it, and once for each kind of touch. */
export function onFirstTouch(work: () => void): void {
  for (const touch of touches) addEventListener(touch, work, { capture: true, once: true });
}
