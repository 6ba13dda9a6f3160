/**
 * Below the width where the round button has the gutter for itself it is small while the page moves, and stays so where
 * it would lie on something that matters.
 */
const gutter = matchMedia('(min-width: 75rem)');
const round = '.chat-round';
const matters =
  'a, button, input, textarea, select, label, summary, td, dd, time, bdi, [role=gridcell]';
/** The button at its full size, from the corner of the window, in pixels. */
const [nearest, middle, farthest] = [16, 40, 64];
/** Milliseconds without a move after which the page rests. */
const rest = 160;

let resting: ReturnType<typeof setTimeout> | undefined;

export function followScroll(): void {
  for (const move of ['scroll', 'resize']) addEventListener(move, giveWay, { passive: true });
  mark(liesOnSomething);
}

function giveWay(): void {
  clearTimeout(resting);
  resting = setTimeout(() => mark(liesOnSomething), rest);
  mark(() => true);
}

function mark(isSmall: (button: HTMLElement) => boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>(round))
    button.toggleAttribute('data-small', !gutter.matches && isSmall(button));
}

function liesOnSomething(button: HTMLElement): boolean {
  const isLeft = (button.dataset.side === 'left') !== (document.dir === 'rtl');
  return [nearest, middle, farthest].some((across) =>
    [nearest, middle, farthest].some((up) => {
      const stack = document.elementsFromPoint(
        isLeft ? across : innerWidth - across,
        innerHeight - up,
      );
      return stack.find((element) => !element.closest(round))?.closest(matters);
    }),
  );
}
