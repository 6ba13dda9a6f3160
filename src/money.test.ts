import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  type BinaryExpression,
  type Expression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import { API, type Project, type Type } from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('../', import.meta.url));

const scales = [SyntaxKind.AsteriskToken, SyntaxKind.SlashToken, SyntaxKind.PercentToken];
const compares = [
  ...[SyntaxKind.LessThanToken, SyntaxKind.LessThanEqualsToken],
  ...[SyntaxKind.GreaterThanToken, SyntaxKind.GreaterThanEqualsToken],
  ...[SyntaxKind.PlusToken, SyntaxKind.MinusToken, SyntaxKind.EqualsEqualsEqualsToken],
];

const isScaling = (node: Node): node is BinaryExpression =>
  isBinaryExpression(node) && scales.includes(node.operatorToken.kind);

/** What stands in brackets, and in what keeps its unit: `Math.abs(…)`, `BigInt(…)`. */
function bare(node: Expression): Expression {
  if (isParenthesizedExpression(node)) return bare(node.expression);
  if (!isCallExpression(node) || !/^(Math\.|BigInt$|Number$)/.test(node.expression.getText()))
    return node;
  const [only] = node.arguments;
  return only ? bare(only) : node;
}

/** Every place that turns fils into dirhams, or dirhams into fils, as 'file: expression'. */
function conversionsIn({ program, checker }: Project): string[] {
  const isMark = (type: Type | undefined) =>
    type !== undefined && checker.getPropertyOfType(type, 'unit') !== undefined;
  const isMinor = (node: Expression): boolean => {
    if (isMark(checker.getTypeAtLocation(node))) return true;
    if (!isPropertyAccessExpression(node) || node.name.text !== 'amount') return false;
    const owner = checker.getTypeAtLocation(node.expression);
    return owner !== undefined && checker.getPropertyOfType(owner, 'currency') !== undefined;
  };
  const converts = (node: BinaryExpression): boolean => {
    const sides = [bare(node.left), bare(node.right)];
    const { kind } = node.operatorToken;
    if (compares.includes(kind)) return sides.some(isScaling) && sides.some(isMinor);
    return (
      scales.includes(kind) && (sides.some(isMinor) || isMark(checker.getContextualType(node)))
    );
  };
  return program.getSourceFileNames().flatMap((name) => {
    const path = relative(root, name);
    const isAsked =
      path.startsWith('src/') &&
      !['src/domain/money.ts', 'src/domain/money/units.ts'].includes(path);
    if (!isAsked || /\.(test|e2e)\.tsx?$|testing/.test(path)) return [];
    // Most files never multiply; those need not be taken apart.
    if (!/[\w)\]] [*/%] [\w(]/.test(readFileSync(name, 'utf8'))) return [];
    const found: string[] = [];
    const visit = (node: Node): void => {
      if (isBinaryExpression(node) && converts(node)) found.push(`${path}: ${node.getText()}`);
      node.forEachChild(visit);
    };
    program.getSourceFile(name)?.forEachChild(visit);
    return found;
  });
}

test('only money.ts multiplies and divides money: others say minorOf, majorOf, times, percent', (t) => {
  const api = new API({ cwd: root });
  t.after(() => api.close());
  const openProjects = ['server', 'web'].map((room) => `${root}tsconfig.${room}.json`);
  const projects = api.updateSnapshot({ openProjects }).getProjects();
  assert.equal(projects.length, openProjects.length);
  assert.deepEqual(
    [...new Set(projects.flatMap(conversionsIn))],
    [],
    'These reckon with money by hand. Call `minorOf`, `majorOf`, `times` or `percent` of src/domain/money.ts.',
  );
});
