import type { Plugin } from 'vite';

/** What the bundler wraps every later import in. Its own name for it, and its own name inside. */
const helper = '\0vite/preload-helper.js';
const source = `
const asked = {};
const inlined = (href) => /\\bmain-/.test(href);
const sheet = (href) => inlined(href) || (asked[href] ??= new Promise((onload, fail) => {
  const onerror = () => { delete asked[href]; fail(new Error(href)); };
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + href, onload, onerror }));
}));
export const __vitePreload = (load, files = []) => Promise.all(files.map(sheet)).then(load);
`;

/**
 * The bundler's helper weighs a kilobyte in the first chunk and can do much that we do not use: scripts
 * are named by the page, and there is no nonce. What is left is to wait for a later chunk's style sheet.
 * The one of `main` stands in every document already: as a file it would be read once more, and the whole
 * page would be styled anew.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? source : undefined),
  };
}
