/** Every expression that stands in our sources, found by a parser, and every one that is put together. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

export interface Found {
  file: string;
  line: number;
  /** Nothing where it is put together when the program runs. */
  expression: RegExp | undefined;
  /** As it stands there. */
  written: string;
}

export async function expressionsIn(root: string, patterns: string[]): Promise<Found[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: root }));
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      const lineOf = (at: number) => text.slice(0, at).split('\n').length;
      return nodesOf(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })).flatMap(
        (node): Found[] => {
          const { regex, callee, start, end } = node;
          if (!regex && callee?.name !== 'RegExp') return [];
          const expression = regex && new RegExp(regex.pattern, regex.flags);
          return [{ file, line: lineOf(start), expression, written: text.slice(start, end) }];
        },
      );
    }),
  );
  return found.flat();
}

interface Node {
  type: string;
  start: number;
  end: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function nodesOf(tree: unknown): Node[] {
  const nodes: Node[] = [];
  const waiting: unknown[] = [tree];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isNode(next)) nodes.push(next);
    waiting.push(...Object.values(next));
  }
  return nodes;
}
