import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { PageStylePart, PageStyles } from '#contract/pages/pages.ts';

/** The scripts' texts: of the one that runs on every page, and of all that draw in each page. */
interface Scripts {
  always: string;
  byPage: [page: string, text: string][];
}

/** The sheet in parts, and which of its classes the scripts of each page name. */
export function cutStyles(sheet: string, { always, byPage }: Scripts): Omit<PageStyles, 'sheet'> {
  const parts = partsOf(postcss.parse(sheet).nodes);
  const classes = new Set(parts.flatMap(classesOf));
  const named = byPage.map(([page, text]) => [page, namedIn(`${always}\n${text}`, classes)]);
  return { parts, named: Object.fromEntries(named) };
}

function partsOf(nodes: ChildNode[]): PageStylePart[] {
  const parts: PageStylePart[] = [];
  for (const node of nodes) {
    const part = partOf(node);
    const last = parts.at(-1);
    // What stands in every page stays in one piece.
    if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  return parts;
}

/** Blocks whose rules apply one by one. What else begins with an @ is kept as it is. */
const blocks = ['layer', 'media', 'supports', 'container'];

function partOf(node: ChildNode): PageStylePart {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type !== 'atrule' || !node.nodes || !blocks.includes(node.name)) return textOf(node);
  return { open: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) };
}

function ruleOf(rule: Rule): PageStylePart {
  const needs = rule.selectors.map(classesNeeded);
  return needs.some((classes) => classes.length === 0)
    ? textOf(rule)
    : { needs, text: textOf(rule) };
}

function textOf(node: Exclude<ChildNode, Rule> | Rule | AtRule): string {
  const text = node.toString();
  return text.endsWith('}') ? text : `${text};`;
}

const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const escaped = /\\(?:([\da-f]{1,6}) ?|(.))/gi;

/** What a selector cannot match without; what is in brackets may hold in another way. */
const classesNeeded = (selector: string): string[] =>
  [...outsideBrackets(selector).matchAll(className)].map(([, name = '']) =>
    name.replace(escaped, (_, code?: string, sign?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
    ),
  );

function outsideBrackets(selector: string): string {
  let [depth, text] = [0, ''];
  for (const [piece] of selector.matchAll(/\\.|[^\\]/gs)) {
    if (piece === '(' || piece === '[') depth += 1;
    if (depth === 0) text += piece;
    if (piece === ')' || piece === ']') depth -= 1;
  }
  return text;
}

function classesOf(part: PageStylePart): string[] {
  if (typeof part === 'string') return [];
  return 'open' in part ? part.parts.flatMap(classesOf) : part.needs.flat();
}

/**
 * A script writes its classes as words in a string, and a backslash of one twice; those with quotes
 * inside are looked for as they are.
 */
function namedIn(script: string, classes: ReadonlySet<string>): string[] {
  const words = new Set(script.replaceAll('\\\\', '\\').split(/["'`\s]+/));
  return [...classes].filter((name) =>
    /["']/.test(name) ? script.includes(name) : words.has(name),
  );
}
