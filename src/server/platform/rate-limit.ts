import type { FastifyInstance } from 'fastify';
import { Failure } from '#domain/failure.ts';
import { requestCounter } from '#server/platform/request-counter.ts';

export interface RateLimit {
  mostPerMinute: number;
  /** What is not counted at all. */
  isFree: (url: string) => boolean;
}

const oneMinute = 60;

/**
 * So many requests a minute from one address. Counted in this process by a hook that does not wait: the
 * usual plugin took a sixth of the speed of a kept answer.
 */
export function limitRate(api: FastifyInstance, { mostPerMinute, isFree }: RateLimit) {
  const counter = requestCounter();
  api.addHook('onRequest', ({ ip, url }, reply, done) => {
    if (isFree(url)) return done();
    const sender = networkOf(ip);
    if (counter.hit(sender, oneMinute) <= mostPerMinute) return done();
    reply.header('retry-after', String(counter.secondsLeft(sender)));
    const message = 'That was a little fast. Please wait a moment and try again.';
    done(new Failure('too_many_requests', message));
  });
}

/** One household has a whole IPv6 network: its first four groups are who it is. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}
