import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { Page, PageAssets } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { isPartOfPage } from '#tools/build/drawn-parts.ts';
import { chunkOf, closureOf, readManifest } from '#tools/build/manifest.ts';
import { cutStyles } from '#tools/build/styles.ts';

const fonts = '../../dist/fonts';
/** By convention the page `offering` is drawn by `bookings/offering-page.tsx`, with its words beside it. */
const pageFile = /^([a-z-]+(?:\/[a-z-]+)?)\/([a-z-]+)-page\.tsx$/;
/** Pages that are called by their feature first; their files leave it out: `business/visas-page.tsx`. */
const featureFirst: string[] = [
  'business-banking',
  'business-compare',
  'business-legal',
  'business-licences',
  'business-package',
  'business-visas',
  'schooling-support',
] satisfies Page['name'][];

/** What stands around the client's own screens, and comes with the first of them. */
const ofHouse = {
  screens: ['dashboard', 'itinerary', 'own-bookings', 'own-matters', 'profile'],
  parts: [
    'client-screens.ts',
    'app-texts.ts',
    'shell/app-frame.tsx',
    'shell/house/own-host.tsx',
    'shell/house/end.tsx',
  ],
  words: ['platform', 'shell/house', 'notifications'],
} as const satisfies Record<string, readonly string[]> & { screens: readonly Page['name'][] };

/** What the document must link to, by the names the build gave the files. */
export function readAssets(root: string, boot: string): PageAssets {
  const manifest = readManifest(root);

  const preload = ({ name, source, feature }: PageFile, language: Language) => {
    const { parts = [], words = [] } = ofHouse.screens.some((one) => one === name) ? ofHouse : {};
    const texts = ['shell', 'site', feature, ...words].map((one) => `${one}/text.${language}.ts`);
    const sources = [source, ...texts, ...parts].filter((one) => manifest[one]);
    return closureOf(manifest, ['main.tsx', ...sources]).map(({ file }) => address(file));
  };

  const text = (file: string) => readFileSync(`${root}/dist/web/${file}`, 'utf8').trim();
  const pages = Object.keys(manifest).flatMap(pageFileOf);
  const sheet = chunkOf(manifest, 'main.tsx').css?.[0];
  if (!sheet) throw new Error('The web app was built without a style sheet.');
  return {
    inline: { boot: text(boot) },
    styles: {
      sheet: address(sheet),
      ...cutStyles(text(sheet), {
        always: text(boot),
        byPage: pages.map(({ name, source }) => [
          name,
          scriptsOf(manifest, source).map(text).join('\n'),
        ]),
      }),
    },
    main: address(chunkOf(manifest, 'main.tsx').file),
    preload: Object.fromEntries(
      pages.map((page) => [page.name, { en: preload(page, 'en'), ar: preload(page, 'ar') }]),
    ),
    fonts: {
      en: [address(chunkOf(manifest, `${fonts}/bellefair-latin.woff2`).file)],
      ar: [address(chunkOf(manifest, `${fonts}/amiri-arabic.woff2`).file)],
    },
  };
}

/** Every script that can draw in a page by itself, before anybody opens anything. */
const scriptsOf = (manifest: Manifest, source: string): string[] =>
  closureOf(manifest, ['main.tsx', source], isPartOfPage).map(({ file }) => file);

interface PageFile {
  name: string;
  feature: string;
  source: string;
}

function pageFileOf(source: string): PageFile[] {
  const [, feature, name] = pageFile.exec(source) ?? [];
  if (!feature || !name) return [];
  const inFull = `${feature}-${name}`;
  return [{ name: featureFirst.includes(inFull) ? inFull : name, feature, source }];
}

const address = (file: string): string => `/${file}`;
