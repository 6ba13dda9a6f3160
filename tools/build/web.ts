import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { build, type InlineConfig, type Plugin } from 'vite';
import { manifestFile } from '#tools/build/manifest.ts';

const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** Which packages each chunk holds; the test of the first chunk reads it. */
type ChunkContents = Record<string, string[]>;

const chunkContents = (report: (contents: ChunkContents) => void): Plugin => ({
  name: 'rihla:chunk-contents',
  generateBundle(_options, bundle) {
    const contents: ChunkContents = {};
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') contents[output.fileName] = packagesOf(output.moduleIds);
    }
    report(contents);
  },
});

function packagesOf(moduleIds: string[]): string[] {
  const names = moduleIds.flatMap((id) => [...id.matchAll(installed)].at(-1)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** The browser's half: hashed files in dist/web/assets, and the manifest beside dist/web. */
export async function buildBrowserCode(root: string): Promise<void> {
  await rm(`${root}/dist/web/assets`, { recursive: true, force: true });
  let contents: ChunkContents = {};
  await build({
    ...shared(root),
    plugins: [
      chunkContents((found) => {
        contents = found;
      }),
    ],
  });
  await rename(`${root}/dist/web/.vite/manifest.json`, `${root}/${manifestFile}`);
  await rm(`${root}/dist/web/.vite`, { recursive: true });
  await writeFile(`${root}/dist/web-chunks.json`, JSON.stringify(contents, null, 2));
}

/** The script in the head: classic, so that it runs before the first paint. Gives its file's name. */
export async function buildBootScript(root: string): Promise<string> {
  const built = await build({
    ...shared(root),
    publicDir: false,
    build: {
      manifest: false,
      rolldownOptions: {
        input: `${root}/src/web/boot.ts`,
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'assets/boot-[hash].js',
        },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const file = outputs.flatMap((one) => ('output' in one ? one.output : []))[0]?.fileName;
  if (!file) throw new Error('The boot script was not built.');
  return file;
}

/** The server's half: one file that turns a payload into HTML, with React's production build inside. */
export async function buildPageRenderer(root: string): Promise<void> {
  await mkdir(`${root}/dist/pages`, { recursive: true });
  await build({
    ...shared(root),
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: `${root}/src/web/html-page.tsx`,
      outDir: `${root}/dist/pages`,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'document.js', codeSplitting: false } },
    },
  });
}

const shared = (root: string): InlineConfig => ({
  configFile: `${root}/vite.config.ts`,
  mode: 'production',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
});
