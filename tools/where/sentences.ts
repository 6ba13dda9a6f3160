/** The sentences about the product that stand in its files: what `npm run where` looks through. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/run.ts';

/** A sentence about the product, and where it stands or leads to. */
export interface Place {
  file: string;
  line: number;
  sentence: string;
  /** What to begin at there: a function, a policy. */
  name?: string;
}

interface Said extends Place {
  kind: 'row' | 'noun' | 'comment' | 'name' | 'test' | 'refusal';
  /** The part of the sentence that is its own, where it goes on from another. */
  own?: string;
  /** The sentence it goes on from, which is first of all another row's. */
  above?: string;
  /** What it leaves to its surroundings: the heading, the name in code, the folders. */
  around: string;
}

const texts = new Map<string, string>();
function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, text);
  return text;
}

function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) => {
    const path = `${folder}/${one.name}`;
    if (one.isDirectory()) return pathsIn(path);
    return /\.(?:tsx?|mjs|sql)$/.test(one.name) && !one.name.endsWith('.ar.ts') ? [path] : [];
  });
}

const lineAt = (text: string, at: number) => text.slice(0, Math.max(0, at)).split('\n').length;

/** `useHeldDraft` and `bookings/holds/held-draft.ts` are words too. */
const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_/.]/g, ' ');
const foldersOf = (path: string) => spaced(path.replace(/^(?:src|tools)\/|\.[a-z.]+$/g, ''));

/** Where it is declared; a local of the same name stands further in. */
function beginningOf(text: string, name: string): number {
  const outside = text.search(
    new RegExp(`^(?:export )?(?:async )?(?:function\\*?|const) ${name}\\b`, 'm'),
  );
  return outside >= 0
    ? outside
    : text.search(new RegExp(`(?:function\\*?|const|policy) ${name}\\b`));
}

function rows(): Said[] {
  let [heading, above] = ['', ''];
  return read('docs/where.md')
    .split('\n')
    .flatMap((text): Said[] => {
      if (text.startsWith('## ')) heading = text.slice(3);
      const [, what = '', file, name = ''] =
        /^\| ([^|]+) \| `([^`]+)` \| `([^`]+)`/.exec(text) ?? [];
      if (!file) return [];
      if (!what.startsWith('…')) above = what;
      const at = beginningOf(read(file), name);
      const line = lineAt(read(file), at);
      const around = `${heading} ${spaced(name)} ${foldersOf(file)}`;
      const row = { kind: 'row', file, line, name, around } as const;
      if (what === above) return [{ ...row, sentence: what }];
      // Its own part first: its neighbours go on from the same sentence.
      return [{ ...row, sentence: `${what} (${above})`, own: what, above }];
    });
}

function nouns(): Said[] {
  return read('docs/glossary.md')
    .split('\n')
    .flatMap((text, at): Said[] => {
      const [, english, arabic, code = '', meaning] = text.split('|').map((cell) => cell.trim());
      if (!arabic || !meaning || english === 'English') return [];
      const sentence = `${english} (${arabic}): ${meaning}`;
      return [
        { kind: 'noun', file: 'docs/glossary.md', line: at + 1, sentence, around: spaced(code) },
      ];
    });
}

const isTest = (file: string) => /\.(?:test|e2e)\.tsx?$/.test(file);

const titles = /^\s*(?:test|step|it)(?:\.\w+)?\(\s*(['"`])(.+?)\1,/gm;
const opening = /^(?:\/\*\*?\s*([\s\S]*?)\*\/|((?:(?:\/\/|--) .*\n)+))/m;

/** The name of a file, its first comment, and the titles of its tests. */
function sentencesOf(file: string): Said[] {
  const text = read(file);
  const around = foldersOf(file);
  if (isTest(file))
    return [...text.matchAll(titles)].map(({ index, 2: title = '' }) => ({
      kind: 'test',
      file,
      line: lineAt(text, index + 1),
      sentence: title,
      around,
    }));
  const found = opening.exec(text.slice(0, 4000));
  const comment = (found?.[1] ?? found?.[2] ?? '')
    .replace(/^\s*(?:\*|\/\/|--) ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const said = comment ? 'comment' : 'name';
  const kind = /testing\.ts$/.test(file) ? 'test' : said;
  return [
    {
      kind,
      file,
      line: lineAt(text, found?.index ?? 0),
      sentence: comment || spaced(file),
      around,
    },
  ];
}

/** Whoever is told no asks by the words of it, or by its code. */
const refusals = /(?:new Failure|refuse\w*)\(\s*'([a-z_]+)',\s*(['"`])(.+?)\2/g;

const refusalsOf = (file: string): Said[] =>
  /\.(?:test|e2e)\.tsx?$|-testing\.ts$/.test(file)
    ? []
    : [...read(file).matchAll(refusals)].map(({ index, 1: code = '', 3: words = '' }) => ({
        kind: 'refusal',
        file,
        line: lineAt(read(file), index),
        sentence: `refused: ${words} (${code})`,
        around: foldersOf(file),
        name: code,
      }));

/** A setting leads to the file that reads it; its meaning stands in the README. */
function settings(): Said[] {
  const readers = pathsIn('src/server/platform/config').filter((path) => !isTest(path));
  return [...read('README.md').matchAll(/^\| `([A-Z_]+)` \| [^|]* \| ([^|]+) \|$/gm)].flatMap(
    ([, name = '', meaning = '']): Said[] => {
      const file = readers.find((path) => new RegExp(`\\b${name}\\b`).test(read(path)));
      if (!file) return [];
      const line = lineAt(read(file), read(file).search(new RegExp(`\\b${name}\\b`)));
      return [{ kind: 'comment', file, line, sentence: `${name}: ${meaning}`, around: '', name }];
    },
  );
}

/** What the house does not have is said at once: looking for it has no other end. */
function absences(): Said[] {
  const text = read('docs/where.md');
  const [list = ''] = /\*\*There is none\*\*:[^.]+\./.exec(text) ?? [];
  return list
    .replace(/\s+/g, ' ')
    .split(/, (?=no )|: /)
    .slice(1)
    .map((what): Said => {
      const line = lineAt(text, text.indexOf('**There is none**'));
      const sentence = `there is ${what}`;
      return { kind: 'row', file: 'docs/where.md', line, sentence, around: '', name: 'None' };
    });
}

export const sentences = (): Said[] => [
  ...rows(),
  ...absences(),
  ...settings(),
  ...nouns(),
  ...['src', 'migrations', 'tools', 'art', 'e2e'].flatMap(pathsIn).flatMap(sentencesOf),
  ...['src/server', 'src/domain'].flatMap(pathsIn).flatMap(refusalsOf),
];
