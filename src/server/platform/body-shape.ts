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

export const excessWords: Record<Excess, string> = {
  deep: `That is nested too deeply: ${mostDepth} levels are read.`,
  many: `That has too many parts: ${mostValues} are read.`,
};

/** After every parser and before every shape, whatever the base. */
export function boundBodies(app: FastifyInstance) {
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
