import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Hour, isHour } from '#art/kit/hours.ts';
import { isSceneName, type SceneName } from '#art/scenes.ts';

/** What the catalogue says about a picture. The key names its files and seeds its drawing. */
export interface ArtEntry {
  readonly key: string;
  readonly scene: SceneName;
  readonly time: Hour;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseEntry({ key, scene, time }: Record<string, unknown>): ArtEntry | undefined {
  if (typeof key !== 'string' || typeof scene !== 'string' || typeof time !== 'string') return;
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) throw new Error(`Picture key "${key}" is no path.`);
  if (!isSceneName(scene)) throw new Error(`Picture "${key}" wants an unknown scene: ${scene}.`);
  if (!isHour(time)) throw new Error(`Picture "${key}" wants an unknown hour: ${time}.`);
  return { key, scene, time };
}

function* entriesIn(value: unknown): Generator<ArtEntry> {
  if (Array.isArray(value)) {
    for (const item of value) yield* entriesIn(item);
  } else if (isRecord(value)) {
    const entry = parseEntry(value);
    if (entry) yield entry;
    for (const item of Object.values(value)) yield* entriesIn(item);
  }
}

/** Every picture the catalogue asks for, wherever in its files it stands, in the order of keys. */
export async function readArtEntries(seedDir: string): Promise<ArtEntry[]> {
  const byKey = new Map<string, ArtEntry>();
  for (const name of (await readdir(seedDir)).sort()) {
    if (!name.endsWith('.json')) continue;
    const content: unknown = JSON.parse(await readFile(join(seedDir, name), 'utf8'));
    for (const entry of entriesIn(content)) {
      if (byKey.has(entry.key)) throw new Error(`Two pictures have the key "${entry.key}".`);
      byKey.set(entry.key, entry);
    }
  }
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
