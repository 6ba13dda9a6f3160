/**
 * Runs in the head before the first paint, as a classic script: theme and session marks must be there
 * when the page is first drawn. Then it starts the app, after the first screen is painted, so that the
 * picture and the words come first.
 */
import { signInReturn } from '#web/platform/auth/return.ts';
import { readKept } from '#web/platform/browser/storage.ts';
import { followSession, markSession } from '#web/platform/sessions/session.ts';
import { applyTheme, followTheme } from '#web/platform/theme.ts';

const returned = signInReturn(location);
if (returned) location.replace(returned);

const marks = document.documentElement.classList;
marks.add('js');
// What the query asks for is drawn by the app alone; what it would replace need not be seen before.
if (location.search) marks.add('asked');
applyTheme();
followTheme(applyTheme);
// As platform/browser/held-mark.ts keeps it: the strip of what is held finds its room.
if (readKept('rihla-own-held')) marks.add('holding');
markSession();
followSession(markSession);

/**
 * A press that comes before the script that answers it waits, and is made when a part of the page says that it is alive
 * (platform/browser/alive.tsx) and React has left its own keys on what was pressed. The last press counts. A link
 * that opens something over the page says so by itself.
 */
const answeredByScript = 'button, [type=radio], [type=checkbox], [data-early]';
const isTaken = (element: Element) => Object.keys(element).length > 0;
let early: HTMLElement | undefined;

addEventListener(
  'click',
  (event) => {
    // What is clicked is an element.
    const pressed = (event.target as Element).closest<HTMLElement>(answeredByScript);
    // With a key held the browser opens another window, which needs no script.
    if (!pressed || isTaken(pressed) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    early = pressed;
  },
  true,
);
function press() {
  if (!early || !isTaken(early)) return;
  // As a hand does it: tabs answer to the focus.
  early.focus();
  early.click();
  early = undefined;
}

// What was typed before is read as the page takes over; once that is drawn, the press may ask for it.
addEventListener('alive', () => setTimeout(press));

const askedAtOnce = 4;
const { main, preload, whole } = document.currentScript?.dataset ?? {};
/** How long the app waits for the first screen; whoever has a slow line may want to press something. */
const patience = 2000;
if (main)
  Promise.race([whole && firstScreen(), breath(patience)])
    .then(painted)
    .then(() => start(main, preload ? preload.split(' ') : []))
    .catch(console.error);

/** The letters and the pictures that are seen first would share the line with the scripts. */
async function firstScreen(): Promise<void> {
  await new Promise(firstPaint);
  await Promise.all([document.fonts.ready, new Promise(picturesInView)]);
}

function firstPaint(then: PerformanceObserverCallback): void {
  new PerformanceObserver(then).observe({ type: 'paint', buffered: true });
}

/** Asked of the observer: asking each for its place would have the page laid out there and then. */
function picturesInView(then: (drawn: unknown) => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    // The root is in sight on every page, and no picture.
    then(Promise.allSettled(seen.map(({ target }) => (target as HTMLImageElement).decode?.())));
  });
  for (const one of [document.documentElement, ...document.images]) observer.observe(one);
}

function painted(): Promise<void> {
  return new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
}

/**
 * All chunks are fetched together and run one after the other, what others stand on first, with a breath
 * in between: a finger that comes down meanwhile waits for one of them, not for all.
 */
async function start(app: string, chunks: string[]): Promise<void> {
  for (const [place, href] of chunks.entries()) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    // Asking for thirty files is work as well.
    if (place % askedAtOnce === 0) await breath();
  }
  for (const chunk of [...chunks.toReversed(), app]) {
    await import(/* @vite-ignore */ chunk).catch(console.error);
    await breath();
  }
}

function breath(milliseconds?: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
