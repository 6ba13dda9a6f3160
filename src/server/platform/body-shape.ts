/** How deep and how manifold a JSON text may be, asked once for all that read one. */
import type { FastifyInstance } from 'fastify';
import { AuthFailure } from '#domain/auth-failure.ts';
import { Failure } from '#domain/failure.ts';
import { speaksAuth } from '#server/platform/auth-errors.ts';

/** Nothing of ours is a quarter as deep; writing a thousandfold one again ends in a full stack. */
export const mostDepth = 64;
/** Checking each value against its shape takes a while: a megabyte of `{},` held everybody up. */
export const mostValues = 50_000;

export type Excess = 'deep' | 'many';

/** What is too much about a value; level by level, so that its depth costs no stack of ours. */
export function excessIn(value: unknown): Excess | undefined {
  let level = [value].filter(hasParts);
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > mostDepth) return 'deep';
    const next: object[] = [];
    for (const whole of level) {
      const parts: unknown[] = Array.isArray(whole) ? whole : Object.values(whole);
      values += parts.length;
      if (values > mostValues) return 'many';
      for (const part of parts) if (hasParts(part)) next.push(part);
    }
    level = next;
  }
  return undefined;
}

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The same of a text, before anything is made of it: a megabyte of brackets takes a tenth of a second to
 * read and is known for what it is at the sixty-fifth. What stands in quotes is counted for nothing.
 */
export function excessInText(text: string): Excess | undefined {
  let depth = 0;
  let values = 0;
  for (const { 0: sign } of text.matchAll(signs)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',') values += 1;
    if (depth > mostDepth) return 'deep';
    if (values > mostValues) return 'many';
  }
  return undefined;
}

/** A text in quotes as a whole, also one that never ends, or one sign of the structure. */
const signs = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[[\]{},]/g;

export const excessWords: Record<Excess, string> = {
  deep: `That is nested too deeply: ${mostDepth} levels are read.`,
  many: `That has too many parts: ${mostValues} are read.`,
};

/** Before JSON is read, and once more after every other parser and before every shape, whatever the base. */
export function boundBodies(app: FastifyInstance) {
  const usual = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const excess = excessInText(String(text));
    if (excess) return done(new Failure('bad_request', excessWords[excess]));
    return usual(request, String(text), done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { body, url } = request;
    // What streams is read by whoever asked for it.
    const isPlain = Array.isArray(body) || Object.getPrototypeOf(body ?? '') === Object.prototype;
    const excess = isPlain ? excessIn(body) : undefined;
    if (!excess) return done();
    const words = excessWords[excess];
    done(
      speaksAuth(url)
        ? new AuthFailure(400, 'bad_json', `Could not parse request body as JSON: ${words}`)
        : new Failure('bad_request', words),
    );
  });
}
