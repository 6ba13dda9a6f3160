/** Whether the keyboard of a telephone lies over the page. */
import { useSyncExternalStore } from 'react';

/** No bar of a browser is so high, and every keyboard is higher. */
const least = 150;

/** The whole window, by its width: it is another one when the telephone is turned. */
let tallest = { width: 0, height: 0 };

function isKeyboardOpen(): boolean {
  const view = window.visualViewport;
  if (!view) return false;
  // Whoever has come closer sees less of the page, and no keyboard.
  const [width, height] = [window.innerWidth, view.height * view.scale];
  if (width !== tallest.width || height > tallest.height) tallest = { width, height };
  return tallest.height - height > least;
}

function follow(changed: () => void): () => void {
  window.visualViewport?.addEventListener('resize', changed);
  return () => window.visualViewport?.removeEventListener('resize', changed);
}

export const useKeyboardOpen = (): boolean =>
  useSyncExternalStore(follow, isKeyboardOpen, () => false);
