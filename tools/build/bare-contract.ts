import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The browser calls an endpoint and parses nothing: the server checks what comes in and what goes out. So no
 * schema stays behind with an endpoint, and what nobody reads is left out, with the library below it.
 */
export const bareContract = (): Plugin => ({
  name: 'bare-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/contract\/.*\.ts$/ },
    handler: (code) => ({ code: bare(code), map: null, moduleSideEffects: false }),
  },
});

/** A file of the contract, its endpoints without their schemas and its constants free to be left out. */
export function bare(code: string): string {
  const program = parseAst(code);
  const constants = new Map<string, ESTree.Expression>();
  for (const { id, init } of program.body.flatMap(declared))
    if (id.type === 'Identifier' && init) constants.set(id.name, init);
  const edits = [
    ...[...constants.values()].filter(isMade).flatMap(free),
    ...shapesIn(program).map((shape) => bareShape(shape, constants)),
  ];
  // From the end, so that no edit moves the place of the next.
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}

function declared(statement: ESTree.Program['body'][number]): ESTree.VariableDeclarator[] {
  const said = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return said?.type === 'VariableDeclaration' ? said.declarations : [];
}

/** The bundler cannot know that making a schema changes nothing else. */
const isMade = ({ type }: ESTree.Expression): boolean =>
  type === 'CallExpression' || type === 'ObjectExpression';

const free = ({ start, end }: ESTree.Expression): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
];

function shapesIn(program: ESTree.Program): ESTree.Expression[] {
  const shapes: ESTree.Expression[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, , shape] }) {
      if (callee.type === 'Identifier' && callee.name === 'endpoint' && shape)
        shapes.push(shape as ESTree.Expression); // nobody spreads what an endpoint is made of
    },
  }).visit(program);
  return shapes;
}

/** What the browser asks of a shape (platform/api.ts); whatever else it holds is a schema, or read by the server. */
const asked = ['once', 'versioned'];

type Constants = Map<string, ESTree.Expression>;

const bareShape = (shape: ESTree.Expression, constants: Constants): Edit => ({
  start: shape.start,
  end: shape.end,
  text: `{ ${askedOf(shape, constants)
    .map((name) => `${name}: true`)
    .join(', ')} }`,
});

/** Also through what several endpoints share: `{ ...acts, once: true }`. */
function askedOf(shape: ESTree.Expression | undefined, constants: Constants): string[] {
  if (shape?.type === 'Identifier') return askedOf(constants.get(shape.name), constants);
  if (shape?.type !== 'ObjectExpression')
    throw new Error('A shape is written out, or a constant of its file.');
  return shape.properties.flatMap((part) => {
    if (part.type === 'SpreadElement') return askedOf(part.argument, constants);
    return part.key.type === 'Identifier' && asked.includes(part.key.name) ? [part.key.name] : [];
  });
}
