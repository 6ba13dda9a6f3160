import type { Plugin } from 'vite';
import { isDrawn } from '#tools/build/drawn-parts.ts';

/** Stands for the sheet of `main`, which has no name yet while chunks are written. */
const wholeSheet = '*';

/** What the bundler wraps every later import in. Its own name for it, and its own name inside. */
const helper = '\0vite/preload-helper.js';
const source = `
const asked = {};
const whole = document.querySelector('[data-sheet]')?.dataset.sheet;
const addressOf = (file) => file === '${wholeSheet}' ? whole : !/\\bmain-/.test(file) && '/' + file;
const sheet = (href) => href && (asked[href] ??= new Promise((onload, fail) => {
  const onerror = (error) => { delete asked[href]; fail(error); };
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
}));
export const __vitePreload = (load, files = []) => Promise.all(files.map(addressOf).map(sheet)).then(load).then(async (found) => (await (found?.Temporal || self.polyfilling), found));
`;

/**
 * The bundler's helper weighs a kilobyte in the first chunk and can do much that we do not use: scripts
 * are named by the page, and there is no nonce. What is left is to wait for a later chunk's style sheet.
 * Of the one of `main` a document carries what its own page needs; whatever else is opened waits for the
 * whole of it, where the document does not have that already. What was imported may have to fetch something
 * itself before it is used (platform/temporal.ts); only that waits for nothing.
 */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === helper ? source : undefined),
});

/** What a chunk waits for beside style sheets of its own. Its file is called by its name and a hash. */
export const sheetsFor = (file: string): string[] =>
  isDrawn(file.replace(/^.*\/|-[\w-]{7,8}\.js$/g, '')) ? [] : [wholeSheet];
