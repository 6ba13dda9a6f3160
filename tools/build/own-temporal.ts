import type { Plugin } from 'vite';

/** What the browser reads in the place of the polyfill; only that file still finds the package. */
export const ownTemporal = (standIn: string): Plugin => ({
  name: 'own-temporal',
  enforce: 'pre',
  // The page renderer runs in Node, which has no Temporal of its own.
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  resolveId: {
    filter: { id: /^temporal-polyfill\/full$/ },
    handler: (_id, importer) => (importer === standIn ? undefined : standIn),
  },
});
