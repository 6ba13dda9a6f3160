import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every file of the house with what it imports, for the rules that a machine can check. */

const root = fileURLToPath(new URL('../', import.meta.url));

interface SourceFile {
  path: string;
  text: string;
  lines: number;
  /** Files of ours that it imports, as paths from the root. */
  imports: string[];
}

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(specifier)].flatMap(([, name = '']) => {
    if (/^#(art|tools)\//.test(name)) return [name.slice(1)];
    if (name.startsWith('#')) return [`src/${name.slice(1)}`];
    if (name.startsWith('.')) return [relative(root, resolve(root, dirname(path), name))];
    return [];
  });
}

async function read(path: string): Promise<[string, SourceFile]> {
  const text = await readFile(join(root, path), 'utf8');
  return [path, { path, text, lines: text.split('\n').length, imports: importsOf(path, text) }];
}

const paths = await Array.fromAsync(
  glob(['src/**/*.{ts,tsx}', 'art/**/*.ts', 'e2e/**/*.ts'], { cwd: root }),
);

export const files = new Map(await Promise.all(paths.map(read)));

export const product = [...files.values()].filter(({ path }) => path.startsWith('src/'));
export const journeys = [...files.values()].filter(({ path }) => path.startsWith('e2e/'));
export const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path) || /testing/.test(path);
export const roomOf = (path: string) => path.split('/')[1] ?? '';
export const featureOf = (path: string) => path.split('/').slice(1, 3).join('/');

/** The files that break a rule; tests may. */
export const breaking = (breaks: (file: SourceFile) => boolean): string[] =>
  product.filter((file) => !isTest(file.path) && breaks(file)).map(({ path }) => path);

/** Every import that breaks a rule, as 'file → imported file'. */
export const offences = (breaks: (from: SourceFile, to: string) => boolean): string[] =>
  product.flatMap((file) =>
    file.imports.filter((to) => breaks(file, to)).map((to) => `${file.path} → ${to}`),
  );
