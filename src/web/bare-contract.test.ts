import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bare } from '#tools/build/bare-contract.ts';

test('an endpoint keeps what the browser asks of it, through what several share, and no schema', () => {
  const code = `import { z } from 'zod';
import { endpoint } from './endpoint.js';
const acts = { params: z.object({ id: z.uuid() }), versioned: true };
export const Row = z.object({ id: z.uuid() });
export const rows = {
  list: endpoint('GET', '/rows', { returns: z.array(Row) }),
  change: endpoint('PUT', '/rows/:id', { ...acts, once: true, body: Row }),
};`;
  const kept = bare(code);
  assert.match(kept, /endpoint\('GET', '\/rows', \{\s*\}\)/);
  assert.match(kept, /endpoint\('PUT', '\/rows\/:id', \{ versioned: true, once: true \}\)/);
  assert.match(
    kept,
    /Row = \/\* @__PURE__ \*\/ \(\(\) => \(z\.object\(\{ id: z\.uuid\(\) \}\)\)\)\(\)/,
  );
});

test('a shape that cannot be read stops the build', () => {
  assert.throws(() => bare("endpoint('GET', '/rows', shapeOf('rows'));"), /written out/);
});
