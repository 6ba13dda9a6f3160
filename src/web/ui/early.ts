/**
 * What was pressed before its script was there was marked by the boot script; it is pressed again as soon as it can
 * answer.
 */
export function answerEarly(element: HTMLElement | null): void {
  if (!element) return;
  const wasPressed = element.dataset.early === 'pressed';
  delete element.dataset.early;
  if (wasPressed) setTimeout(() => element.click());
}

/** For buttons, and for links that open something over the page. */
export const early = { 'data-early': '', ref: answerEarly };
