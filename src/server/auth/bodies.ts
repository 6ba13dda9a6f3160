import type { FastifyInstance } from 'fastify';
import { refuseBody } from '#server/auth/requests.ts';
import { excessInText, excessWords } from '#server/platform/requests/body-shape.ts';

/** What the database cannot keep, and what no honest client sends. */
const suspicious = /\\u(0000|d[89a-f][0-9a-f]{2})/i;

/**
 * The protocol's clients name a media type even when they send nothing, and some name none; whatever
 * comes is JSON, but for the forms that identity providers post.
 */
export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const asText = { parseAs: 'string' } as const;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    asText,
    async (_: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );
  app.addContentTypeParser('*', asText, async (_: unknown, text: string) =>
    text.trim() === '' ? undefined : readJson(text),
  );
}

function readJson(text: string): unknown {
  const excess = excessInText(text);
  if (excess) return refuseBody(excessWords[excess]);
  try {
    return JSON.parse(text, suspicious.test(text) ? keepable : undefined);
  } catch (error) {
    return refuseBody(error instanceof Error ? error.message : 'it cannot be read');
  }
}

/** Neither a zero character nor half a surrogate pair fits into a row. */
function keepable(key: string, value: unknown): unknown {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new SyntaxError('invalid character in string literal');
  return value;
}
