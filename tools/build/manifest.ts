/** Reads Vite's manifest: which built file came from which source, and what it imports. */
import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';

export const manifestFile = 'dist/web-manifest.json';

export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(`${root}/${manifestFile}`, 'utf8'));

export function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the manifest of the web build.`);
  return chunk;
}

/**
 * The chunks of these sources and every chunk they import statically, each once; of what they import
 * later only what is wanted.
 */
export function closureOf(
  manifest: Manifest,
  sources: string[],
  isWanted: (name: string | undefined) => boolean = () => false,
): ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const visit = (source: string) => {
    const chunk = chunkOf(manifest, source);
    if (found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter((one) => isWanted(manifest[one]?.name)).forEach(visit);
  };
  sources.forEach(visit);
  return [...found];
}
