import type { Plugin } from 'vite';

const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** Which packages each chunk holds; the test of the first chunk reads it. */
export type ChunkContents = Record<string, string[]>;

export function chunkContents(report: (contents: ChunkContents) => void): Plugin {
  return {
    name: 'rihla:chunk-contents',
    generateBundle(_options, bundle) {
      const contents: ChunkContents = {};
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') contents[output.fileName] = packagesOf(output.moduleIds);
      }
      report(contents);
    },
  };
}

function packagesOf(moduleIds: string[]): string[] {
  const names = moduleIds.flatMap((id) => [...id.matchAll(installed)].at(-1)?.[1] ?? []);
  return [...new Set(names)].sort();
}
