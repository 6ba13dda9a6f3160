import { readFile } from 'node:fs/promises';
import type { PageAssets, PageRenderer } from '#contract/pages/pages.ts';

const dist = new URL('../../../dist/', import.meta.url);

/** What `npm run build` leaves behind for the server. */
export interface WebBuild {
  /** Names the folder of the drawn pictures. */
  artVersion: string;
  assets: PageAssets;
  renderer: PageRenderer;
  /** The folder whose files are served as they are. */
  files: URL;
}

/**
 * Loads the web room's server build. This is the one place where the server meets the web, and it
 * meets what was built, never the source.
 */
export async function loadWebBuild(): Promise<WebBuild> {
  const { artVersion, assets, files } = await describedBuild();
  const renderer: PageRenderer = await import(new URL('pages/document.js', dist).href);
  return { artVersion, assets, renderer, files };
}

/** Where the files of the build lie, for whoever needs no page of it. */
export async function describedBuild(): Promise<Omit<WebBuild, 'renderer'>> {
  const description = await readFile(new URL('web-build.json', dist), 'utf8');
  const { artVersion, assets } = JSON.parse(description);
  return { artVersion, assets, files: new URL('web/', dist) };
}
