import type { clientScreens } from '#web/client-screens.ts';

/** App screens are drawn by the browser alone; public pages do not carry what they stand on. */
export function inBrowser(name: keyof typeof clientScreens) {
  return async () => (await import('#web/client-screens.ts')).clientScreens[name];
}
