/** Every expression that stands in our sources, found by a parser, and every one that is put together. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

interface Found {
  file: string;
  line: number;
  /** Nothing where it is put together when the program runs. */
  expression: RegExp | undefined;
}

export async function expressionsIn(root: string, patterns: string[]): Promise<Found[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: root }));
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      const lineOf = (at: number) => text.slice(0, at).split('\n').length;
      return nodesOf(parseAst(text, { lang: 'ts' })).flatMap((node): Found[] => {
        if (node.regex) {
          const { pattern, flags } = node.regex;
          const expression = new RegExp(pattern, flags);
          return [{ file, line: lineOf(node.start), expression }];
        }
        return node.callee?.name === 'RegExp'
          ? [{ file, line: lineOf(node.start), expression: undefined }]
          : [];
      });
    }),
  );
  return found.flat();
}

interface Node {
  type: string;
  start: number;
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
