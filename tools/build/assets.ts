import { readFileSync } from 'node:fs';
import type { PageAssets } from '#contract/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { chunkOf, closureOf, readManifest } from '#tools/build/manifest.ts';

const fonts = '../../dist/fonts';
/** By convention the page `landing` is drawn by this file and has its words beside it. */
const pageFile = /^([a-z-]+)\/\1-page\.tsx$/;

/** What the document must link to, by the names the build gave the files. */
export function readAssets(root: string, boot: string): PageAssets {
  const manifest = readManifest(root);

  const preload = (page: string, language: Language) => {
    const words = ['shell', page].map((feature) => `${feature}/text.${language}.ts`);
    const sources = [`${page}/${page}-page.tsx`, ...words].filter((one) => manifest[one]);
    return closureOf(manifest, ['main.tsx', ...sources]).map(({ file }) => address(file));
  };

  const styles = closureOf(manifest, ['main.tsx']).flatMap(({ css }) => css ?? []);
  const text = (file: string) => readFileSync(`${root}/dist/web/${file}`, 'utf8').trim();
  const pages = Object.keys(manifest).flatMap((source) => pageFile.exec(source)?.[1] ?? []);
  return {
    inline: { boot: text(boot), styles: styles.map(text).join('\n') },
    main: address(chunkOf(manifest, 'main.tsx').file),
    preload: Object.fromEntries(
      pages.map((page) => [page, { en: preload(page, 'en'), ar: preload(page, 'ar') }]),
    ),
    fonts: {
      en: [address(chunkOf(manifest, `${fonts}/bellefair-latin.woff2`).file)],
      ar: [address(chunkOf(manifest, `${fonts}/amiri-arabic.woff2`).file)],
    },
  };
}

function address(file: string): string {
  return `/${file}`;
}
