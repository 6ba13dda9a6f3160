import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

export default defineConfig({
  root: `${here}/src/web`,
  plugins: [react(), tailwindcss(), strictPolicy(), smallPreload()],
  resolve: {
    // Both originals do what the content security policy refuses; see the files that stand in.
    alias: [
      { find: 'react-style-singleton', replacement: `${here}/src/web/platform/style-singleton.ts` },
      { find: /^zod$/, replacement: `${here}/src/web/platform/zod.ts` },
    ],
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
        // What every page needs, in two files: the libraries change seldom, our own code often.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              tags: ['$initial'],
            },
            { name: 'shell', tags: ['$initial'] },
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
