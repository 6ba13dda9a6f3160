/** What the landing page loads before anybody touches it, read from the last build. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { PageAssets } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';

const budget = 95 * 1024;
const banned =
  /^(zod|@tanstack\/.*|temporal-polyfill|sonner|radix-ui|@radix-ui\/.*|tailwind-merge|@supabase\/.*)$/;

const { assets } = readJson<{ assets: PageAssets }>('web-build.json');
const manifest =
  readJson<Record<string, { file: string; imports?: string[] }>>('web-manifest.json');
const packagesIn = readJson<Record<string, string[]>>('web-chunks.json');

for (const language of ['en', 'ar'] as const) {
  test(`the landing page in ${language} needs at most 95 KB of script`, () => {
    const boot = gzipSync(assets.inline.boot, { level: 9 }).length;
    const total = firstChunks(language).reduce((sum, file) => sum + gzipped(file), boot);
    assert.ok(total <= budget, `${(total / 1024).toFixed(1)} KB, gzipped`);
  });

  test(`the landing page in ${language} carries no library it does not use`, () => {
    const packages = firstChunks(language).flatMap((file) => packagesIn[file] ?? []);
    assert.ok(packages.includes('react-dom'));
    assert.deepEqual(
      packages.filter((name) => banned.test(name)),
      [],
    );
  });

  test(`the landing page in ${language} fetches all it needs at once`, () => {
    const fetched = assets.preload.landing?.[language].map((address) => address.slice(1));
    assert.deepEqual(new Set(fetched), new Set(firstChunks(language)));
  });
}

/** The static imports of `main`, of the page it draws and of the words of one language. */
function firstChunks(language: Language): string[] {
  const words = ['shell', 'site', 'landing'].map((feature) => `${feature}/text.${language}.ts`);
  const found = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source] ?? assert.fail(`${source} was not built.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const source of ['main.tsx', 'landing/landing-page.tsx', ...words]) visit(source);
  return [...found];
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length;
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(`dist/${file}`, 'utf8'));
}
