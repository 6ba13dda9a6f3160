import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ArtEntry, readArtEntries } from '#art/catalogue.ts';
import { dayArt } from '#art/kit/day.ts';
import { hero, heroLayers } from '#art/kit/hero.ts';
import { heroParts } from '#art/kit/hero-parts.ts';
import { darkerHour, hours } from '#art/kit/hours.ts';
import { poster } from '#art/kit/poster.ts';
import { dayGrounds, landingHeroes, pageHeroes, pagePosters } from '#art/pages.ts';

interface Picture {
  readonly file: string;
  readonly svg: string;
}

/** What can be booked is shown at the booking's own hour. */
const hoursOf = ({ key, time }: ArtEntry) =>
  new Set(key.startsWith('offering/') ? hours : [time, darkerHour(time)]);

/** A print for light pages, one for dark pages, and one that stands in for the page when shared. */
function* prints(entry: ArtEntry): Generator<Picture> {
  const { key, scene, time } = entry;
  const card = { scene, seed: key, width: 800, height: 600 };
  for (const hour of hoursOf(entry)) {
    yield { file: `${key}.${hour}.svg`, svg: poster({ ...card, time: hour }) };
  }
  // The social picture becomes a PNG, where grain costs a megabyte and cannot be seen.
  const social = { scene, time, seed: key, width: 1200, height: 630, grain: false };
  yield { file: `${key}.social.svg`, svg: poster(social) };
}

export function* pictures(entries: readonly ArtEntry[]): Generator<Picture> {
  for (const entry of entries) yield* prints(entry);
  for (const { file, ...options } of pagePosters) {
    yield { file: `${file}.svg`, svg: poster(options) };
  }
  for (const { file, time } of dayGrounds) yield { file: `${file}.svg`, svg: dayArt(time) };
  for (const { file, ...options } of [...landingHeroes, ...pageHeroes]) {
    yield { file: `${file}.svg`, svg: hero(options) };
  }
  for (const { file, ...options } of landingHeroes) {
    for (const { name, svg } of heroLayers(options).flatMap(heroParts))
      yield { file: `${file}.${name}.svg`, svg };
  }
}

/** Untouched files keep their time, so that a rebuild copies and compresses only what changed. */
async function writeIfChanged(path: string, content: string): Promise<boolean> {
  // A file that cannot be read is not there yet; if it is worse than that, writing says so.
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === content) return false;
  await writeFile(path, content);
  return true;
}

interface Rendered {
  readonly files: number;
  readonly written: number;
  readonly bytes: number;
}

/** Draws every picture of the product into `outDir`. */
export async function renderArt(dirs: { seedDir: string; outDir: string }): Promise<Rendered> {
  const byPath = new Map<string, string>();
  for (const { file, svg } of pictures(await readArtEntries(dirs.seedDir))) {
    // Keys of the catalogue and names of page pictures share folders.
    const path = join(dirs.outDir, file);
    if (byPath.has(path)) throw new Error(`Two pictures want the file ${file}.`);
    byPath.set(path, svg);
  }
  for (const dir of new Set([...byPath.keys()].map(dirname))) await mkdir(dir, { recursive: true });
  const changed = await Promise.all([...byPath].map(([path, svg]) => writeIfChanged(path, svg)));
  return {
    files: byPath.size,
    written: changed.filter(Boolean).length,
    bytes: [...byPath.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0),
  };
}

/**
 * Eight hex digits that change when a picture may have changed. Addresses of pictures carry them,
 * so that browsers may keep a picture for ever.
 */
export async function artVersion(seedDir: string): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(import.meta.dirname, { recursive: true });
  for (const name of names.sort()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name === 'checksums.ts') continue;
    hash.update(`${name.replaceAll('\\', '/')}\n`);
    hash.update(await readFile(join(import.meta.dirname, name)));
  }
  hash.update(JSON.stringify(await readArtEntries(seedDir)));
  return hash.digest('hex').slice(0, 8);
}
