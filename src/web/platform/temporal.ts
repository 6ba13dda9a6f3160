/**
 * Stands in for the package `temporal-polyfill` in the browser. Most browsers have Temporal themselves; for one that
 * has not the package is fetched, and whatever is imported meanwhile waits for it (tools/build/small-preload.ts). Not by
 * an `await` of this module: browsers that need the package are those that mistake such modules (WebKit 242740).
 */
import type { Temporal as Polyfill } from 'temporal-polyfill/full';

interface Browser {
  Temporal?: typeof Polyfill;
  polyfilling?: Promise<void>;
}

// The language library does not know yet that there may be one.
const browser = globalThis as Browser;

// Nothing that asks it for a day is drawn before it is there.
export let Temporal = browser.Temporal as typeof Polyfill;

async function polyfill(): Promise<void> {
  const found = await import('temporal-polyfill/full');
  Temporal = found.Temporal;
}

if (!Temporal) browser.polyfilling = polyfill();
