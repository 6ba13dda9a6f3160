import { existsSync } from 'node:fs';
import { install } from '#tools/test/debian.ts';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same browser without its windows and menus: the tests take a third less time in it. */
const bare = '/usr/bin/chromium-headless-shell';

const find = (places: (string | undefined)[]) => places.find((path) => path && existsSync(path));

/** A whole Chromium, as people have it: the one that is there, or Debian's where we may install it. */
export async function ensureChromium(): Promise<string> {
  const found = find([process.env.CHROMIUM, ...whole]);
  if (found) return found;
  await install('chromium', 'the browser tests');
  const installed = find(whole);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM.',
  );
}

/** What the tests run in: Chromium's engine alone where there is one, else a whole Chromium. */
export async function ensureTestBrowser(): Promise<string> {
  const found = find([process.env.CHROMIUM, bare]);
  if (found) return found;
  await install('chromium-headless-shell', 'the browser tests');
  return find([bare]) ?? ensureChromium();
}
