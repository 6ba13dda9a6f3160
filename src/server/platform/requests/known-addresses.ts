import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CachedAnswer, sendCached } from '#server/platform/answers/cached-answers.ts';

interface KnownAddresses {
  /** The next reader of this very address gets the same answer, without another look at what it asks. */
  remember(request: FastifyRequest, answer: CachedAnswer): void;
}

/** Addresses are chosen by whoever asks: so many, and no longer than that. */
const mostAddresses = 2000;
const longestAddress = 300;

/**
 * For routes whose answer depends on nothing but the address and a version: whoever asks for one that
 * was answered before is answered in the first hook. Reading the address again would take as long as
 * sending the answer. Another version forgets all of them; without one nothing is answered here.
 */
export function knownAddresses(
  app: FastifyInstance,
  version: () => number | undefined,
): KnownAddresses {
  const known = new Map<string, CachedAnswer>();
  let knownVersion: number | undefined;
  function follow(): boolean {
    const now = version();
    if (now !== knownVersion) known.clear();
    knownVersion = now;
    return now !== undefined;
  }
  app.addHook('onRequest', (request, reply, done) => {
    const answer = follow() && request.method === 'GET' ? known.get(request.url) : undefined;
    if (answer) sendCached(request, reply, answer);
    else done();
  });
  return {
    remember: ({ method, url }, answer) => {
      if (method !== 'GET' || url.length > longestAddress || known.size >= mostAddresses) return;
      if (follow()) known.set(url, answer);
    },
  };
}
