import { existsSync } from 'node:fs';
import { run } from '#tools/run.ts';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same browser without its windows and menus: the tests take a third less time in it. */
const bare = '/usr/bin/chromium-headless-shell';

const find = (places: (string | undefined)[]) => places.find((path) => path && existsSync(path));

/** Debian's packages, where we may install them; whoever asked looks whether it helped. */
async function install(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} for the browser tests…`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}

/** A whole Chromium, as people have it: the one that is there, or Debian's where we may install it. */
export async function ensureChromium(): Promise<string> {
  const found = find([process.env.CHROMIUM, ...whole]);
  if (found) return found;
  await install('chromium');
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
  await install('chromium-headless-shell');
  return find([bare]) ?? ensureChromium();
}
