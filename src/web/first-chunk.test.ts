/** What the landing page and Today load before anybody touches them, read from the last build. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { PageAssets } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';

const budget = 95 * 1024;
/** The screen and all that stands around it; what comes once it is drawn has its own. */
const todayBudget = { first: 164 * 1024, later: 26 * 1024 };
/** What hears of news, and what draws notices (platform/app-providers.tsx). */
const later = ['platform/live/rooms.ts', 'ui/overlays/toaster.tsx'];
const banned =
  /^(zod|@tanstack\/.*|temporal-polyfill|sonner|radix-ui|@radix-ui\/.*|tailwind-merge|@supabase\/.*)$/;

/** What reads the house's answers, and which way the page runs. */
const ofToday = /^(@tanstack\/.*|radix-ui|@radix-ui\/react-direction)$/;

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

for (const language of ['en', 'ar'] as const) {
  test(`Today in ${language} needs at most 164 KB of script to be used, and 26 KB afterwards`, () => {
    const sizes = [todayChunks(language), laterChunks(language)].map((files) =>
      files.reduce((sum, file) => sum + gzipped(file), 0),
    );
    const [first = 0, afterwards = 0] = sizes;
    assert.ok(first <= todayBudget.first, `${(first / 1024).toFixed(1)} KB, gzipped`);
    assert.ok(afterwards <= todayBudget.later, `${(afterwards / 1024).toFixed(1)} KB, gzipped`);
  });

  test(`Today in ${language} carries no library that waits for a press`, () => {
    const packages = todayChunks(language).flatMap((file) => packagesIn[file] ?? []);
    assert.ok(packages.includes('@tanstack/react-query'));
    assert.deepEqual(
      packages.filter((name) => banned.test(name) && !ofToday.test(name)),
      [],
    );
  });
}

test('no two chunks wait for each other, so that each finds what it imports', () => {
  const done = new Set<string>();
  const visit = (source: string, trail: string[]) => {
    assert.ok(!trail.includes(source), [...trail, source].join(' → '));
    if (done.has(source)) return;
    for (const next of manifest[source]?.imports ?? []) visit(next, [...trail, source]);
    done.add(source);
  };
  for (const source of Object.keys(manifest)) visit(source, []);
});

/** Every chunk the document of Today names, and the app itself. */
function todayChunks(language: Language): string[] {
  const named = assets.preload.dashboard?.[language] ?? assert.fail('Today names no scripts.');
  return named.map((address) => address.slice(1));
}

function laterChunks(language: Language): string[] {
  const first = new Set(todayChunks(language));
  return closureOf(later).filter((file) => !first.has(file));
}

/** The static imports of `main`, of the page it draws and of the words of one language. */
function firstChunks(language: Language): string[] {
  const words = ['shell', 'site', 'landing'].map((feature) => `${feature}/text.${language}.ts`);
  return closureOf(['main.tsx', 'landing/landing-page.tsx', ...words]);
}

function closureOf(sources: string[]): string[] {
  const found = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source] ?? assert.fail(`${source} was not built.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...found];
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length;
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(`dist/${file}`, 'utf8'));
}
