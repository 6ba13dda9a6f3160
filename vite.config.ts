import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from '#tools/build/bare-contract.ts';
import { ownTemporal } from '#tools/build/own-temporal.ts';
import { sheetsFor, smallPreload } from '#tools/build/small-preload.ts';
import { strictPolicy } from '#tools/build/strict-policy.ts';

const here = import.meta.dirname;
const server = 'http://127.0.0.1:4400';
const answeredByTheServer = [
  '/auth/v1',
  '/rest',
  '/storage',
  '/realtime',
  '/functions',
  '/art',
  '/social',
];

/** What draws icons, and those of the house's own bars and of what most pages are made of. */
const ofFewIcons = `lucide-react/dist/esm/(?:(?!icons/)|icons/(?:${[
  ...['arrow-right', 'bell', 'calendar-check', 'check', 'chevron-down', 'chevron-right', 'house'],
  ...['circle-check', 'circle-exclamation-point', 'file-text', 'file-up', 'info', 'key-round'],
  ...['loader', 'search', 'star', 'triangle-exclamation-point', 'user-round', 'x'],
].join('|')})\\.mjs)`;

/**
 * Small parts that many pages share. Each in a file of its own would be twenty files more to ask for on
 * every page, and asking takes a phone longer than reading a kilobyte that it does not need.
 */
const ofMostPages = oneOf(ofFewIcons, [
  ...['badge', 'button', 'button-link', 'button-look', 'classes', 'heading', 'lattice', 'meta-row'],
  ...['picture', 'plate', 'print-card', 'rating', 'section-head', 'section-label', 'star-list'],
  ...['visually-hidden', 'breadcrumb', 'ask-link', 'page-facts', 'opener', 'card-list'],
]);
const ofLists = oneOf('domain/(comparison|search/(little-words|word-match))', [
  ...['checkbox', 'chips', 'choices', 'chip-links', 'compare-tray', 'empty-state', 'field'],
  ...['filter-bar', 'select', 'tab-list', 'text-field', 'use-compared'],
  ...['use-filters'],
]);

function oneOf(other: string, parts: string[]): RegExp {
  return new RegExp(
    `${other}|/src/web/(ui|site|platform)/(?:[a-z]+/)?(${parts.join('|')})\\.tsx?$`,
  );
}

/** What nearly every screen of the app stands on, and no public page before something is opened. */
const ofHouse = new RegExp(
  `/src/(?:${[
    'contract/(?:endpoint|errors|live)',
    'domain/(?:initials|memo|time|auth/two-factors|calendar/clocks)',
    'web/platform/(?:api|clock-here|moments|temporal|toast-host|auth/assurance)',
    'web/platform/(?:line/(?!line)|live|queries/(?!booking|own-days)|refusals|sessions/(?!session|require)).*',
    'web/ui/(?:notify|status|panel/(?:alert-panel|panel))',
  ].join('|')})\\.tsx?$`,
);

export default defineConfig({
  root: `${here}/src/web`,
  plugins: [
    react(),
    tailwindcss(),
    strictPolicy(),
    smallPreload(),
    bareContract(),
    ownTemporal(`${here}/src/web/platform/temporal.ts`),
  ],
  resolve: {
    // The original does what the content security policy refuses; see the file that stands in.
    alias: {
      'react-style-singleton': `${here}/src/web/platform/style-singleton.ts`,
    },
  },
  build: {
    outDir: `${here}/dist/web`,
    // The pictures live in the same folder and are kept while they are fresh.
    emptyOutDir: false,
    manifest: true,
    target: 'es2023',
    // Which scripts a page needs comes with the page; a list of all of them would weigh on the first. The
    // bundler adds the style sheets itself.
    modulePreload: { polyfill: false, resolveDependencies: sheetsFor },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `${here}/src/web/main.tsx`,
      output: {
        // The first script names every later one: a character less of each is worth fifty bytes.
        chunkFileNames: ({ name }) =>
          `assets/${name.replace(/-page$/, '-p').replace('chat-words', 'text')}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What every page needs, in two files: the libraries change seldom, our own code often.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              tags: ['$initial'],
            },
            { name: 'shell', tags: ['$initial'] },
            { name: 'parts', test: ofMostPages, minShareCount: 3 },
            { name: 'lists', test: ofLists, minShareCount: 3 },
            { name: 'queries', test: /node_modules\/@tanstack\// },
            // Whoever needs another icon has them all.
            { name: 'icons', test: /lucide-react\//, minShareCount: 3 },
            {
              name: 'house',
              test: ofHouse,
              minShareCount: 8,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      answeredByTheServer.map((path) => [path, { target: server, ws: path === '/realtime' }]),
    ),
    fs: { allow: [here] },
  },
});
