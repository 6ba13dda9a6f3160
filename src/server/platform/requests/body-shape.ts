/** How deep and how manifold a JSON text may be, asked once for all that read one. */
import type { FastifyInstance } from 'fastify';
import { AuthFailure } from '#domain/auth/failure.ts';
import { Failure } from '#domain/failure.ts';
import { speaksAuth } from '#server/platform/auth-errors.ts';

/** Nothing of ours is a quarter as deep; writing a thousandfold one again ends in a full stack. */
export const mostDepth = 64;
/**
 * No body of ours has a tenth of it. Reading and checking each takes a while: an object of 49,000 names
 * held everybody up for a fifth of a second.
 */
export const mostValues = 10_000;

type Excess = 'deep' | 'many';

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

/** What stands between the values of a JSON text, by its number. */
const sign = {
  quote: 0x22,
  comma: 0x2c,
  backslash: 0x5c,
  list: 0x5b,
  listEnd: 0x5d,
  object: 0x7b,
  objectEnd: 0x7d,
};

/**
 * The same of a text, before anything is made of it: a megabyte of brackets takes a tenth of a second to
 * read and is known for what it is at the sixty-fifth. What stands in quotes is counted for nothing, and
 * what holds others counts beside its commas: half a million of those need no comma between them. Sign
 * by sign, because an expression that finds each of a million takes as long as the reading it spares.
 */
export function excessInText(text: string): Excess | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const here = text.charCodeAt(at);
    if (here === sign.quote) at = endOfQuote(text, at);
    else if (here === sign.list || here === sign.object) {
      depth += 1;
      if (depth > 1) values += 1;
    } else if (here === sign.listEnd || here === sign.objectEnd) depth -= 1;
    else if (here === sign.comma) values += 1;
    if (depth > mostDepth) return 'deep';
    if (values > mostValues) return 'many';
  }
  return undefined;
}

/** Where the text in quotes that begins here ends; of one that never does, the end of all. */
function endOfQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const here = text.charCodeAt(at);
    if (here === sign.quote) return at;
    if (here === sign.backslash) at += 1;
  }
  return text.length;
}

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
