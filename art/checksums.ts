import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArtEntry, readArtEntries } from '#art/catalogue.ts';
import { dayArt } from '#art/kit/day.ts';
import { type HeroLayer, type HeroOptions, hero, heroLayers } from '#art/kit/hero.ts';
import { darkerHour, hours, isHour } from '#art/kit/hours.ts';
import { type PosterOptions, poster } from '#art/kit/poster.ts';
import { dayGrounds, landingHeroes, pageHeroes, pagePosters } from '#art/pages.ts';
import { isSceneName, type SceneName, scenes } from '#art/scenes.ts';

/** Anything that draws: the scenes of this folder, or the design they were ported from. */
interface Engine {
  readonly poster: (options: PosterOptions) => string;
  readonly hero: (options: HeroOptions) => string;
  readonly heroLayers: (options: HeroOptions) => readonly HeroLayer[];
}

interface Checksums {
  /** By scene. */
  readonly scenes: Readonly<Record<string, string>>;
  /** By key, scene and hour, for the catalogue as it was when the checksums were taken. */
  readonly catalogue: Readonly<Record<string, string>>;
  /** By file. */
  readonly pages: Readonly<Record<string, string>>;
}

function digest(parts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex').slice(0, 16);
}

const ratios = [
  { width: 800, height: 600 },
  { width: 1600, height: 900 },
  { width: 600, height: 600 },
  { width: 600, height: 800 },
];

function* sceneViews({ poster }: Engine, scene: SceneName): Generator<string> {
  for (const time of hours) {
    for (const size of ratios) yield poster({ scene, time, seed: 1, ...size });
    for (const focus of [0.26, 0.74]) {
      yield poster({ scene, time, seed: 2, width: 1440, height: 620, focus, grain: false });
    }
  }
}

export const sceneSum = (engine: Engine, scene: SceneName) => digest(sceneViews(engine, scene));

const labelOf = ({ key, scene, time }: ArtEntry) => `${key} ${scene} ${time}`;

export function entryOf(label: string): ArtEntry {
  const [key = '', scene = '', time = ''] = label.split(' ');
  if (!isSceneName(scene) || !isHour(time)) throw new Error(`No picture is called "${label}".`);
  return { key, scene, time };
}

export const entrySum = ({ poster }: Engine, { key, scene, time }: ArtEntry) =>
  digest([
    poster({ scene, time, seed: key, width: 800, height: 600 }),
    poster({ scene, time: darkerHour(time), seed: key, width: 800, height: 600 }),
    poster({ scene, time, seed: key, width: 1200, height: 630, grain: false }),
  ]);

export function pageSums({ poster, hero, heroLayers }: Engine): Record<string, string> {
  const posters = pagePosters.map(({ file, ...options }) => [file, digest([poster(options)])]);
  const heroes = [...landingHeroes, ...pageHeroes].map(({ file, ...options }) => {
    const layers = heroLayers(options).map(({ name, depth, svg }) => `${name} ${depth} ${svg}`);
    return [file, digest([hero(options), ...layers])];
  });
  const days = dayGrounds.map(({ file, time }) => [file, digest([dayArt(time)])]);
  return Object.fromEntries([...posters, ...days, ...heroes]);
}

function takeChecksums(engine: Engine, entries: readonly ArtEntry[]): Checksums {
  const names = Object.keys(scenes).filter(isSceneName).sort();
  return {
    scenes: Object.fromEntries(names.map((scene) => [scene, sceneSum(engine, scene)])),
    catalogue: Object.fromEntries(entries.map((e) => [labelOf(e), entrySum(engine, e)])),
    pages: pageSums(engine),
  };
}

export const ownEngine: Engine = { poster, hero, heroLayers };

// Run as a program after a picture was changed on purpose, and read the difference it makes.
if (import.meta.main) {
  const entries = await readArtEntries(join(import.meta.dirname, '../seed'));
  const sums = JSON.stringify(takeChecksums(ownEngine, entries), null, 2);
  await writeFile(join(import.meta.dirname, 'checksums.json'), `${sums}\n`);
}
