/**
 * Runs in the head before the first paint, as a classic script: theme and session marks must be there
 * when the page is first drawn. Then it starts the app, after the paint, so that the picture and the
 * words come first.
 */
import { signInReturn } from '#web/platform/auth-return.ts';
import { followSession, markSession } from '#web/platform/session.ts';
import { applyTheme, followTheme } from '#web/platform/theme.ts';

const returned = signInReturn(location);
if (returned) location.replace(returned);

document.documentElement.classList.add('js');
applyTheme();
followTheme(applyTheme);
markSession();
followSession(markSession);

const { main, preload } = document.currentScript?.dataset ?? {};
if (main)
  requestAnimationFrame(() => setTimeout(() => start(main, preload ? preload.split(' ') : [])));

function start(app: string, chunks: string[]): void {
  for (const href of chunks) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  import(/* @vite-ignore */ app).catch(console.error);
}
