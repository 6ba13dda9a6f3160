import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#domain/failure.ts';
import { requestCounter } from '#server/platform/requests/counter.ts';

interface RateLimit {
  mostPerMinute: number;
  /** What is not counted at all. */
  isFree: (url: string) => boolean;
}

const oneMinute = 60;

/**
 * So many requests a minute from one network. Counted in this process by a hook that does not wait: the
 * usual plugin took a sixth of the speed of a kept answer.
 */
export function limitRate(api: FastifyInstance, { mostPerMinute, isFree }: RateLimit) {
  const counter = requestCounter();
  const senderOf = knownNetworks();
  api.addHook('onRequest', ({ ip, url }, reply, done) => {
    if (isFree(url)) return done();
    const sender = senderOf(ip);
    if (counter.hit(sender, oneMinute) <= mostPerMinute) return done();
    reply.header('retry-after', String(counter.secondsLeft(sender)));
    const message = 'That was a little fast. Please wait a moment and try again.';
    done(new Failure('too_many_requests', message));
  });
}

/** Taken apart once for each address: most of those who ask ask again. */
function knownNetworks(): (ip: string) => string {
  const known = new Map<string, string>();
  return (ip) => {
    const before = known.get(ip);
    if (before !== undefined) return before;
    if (known.size >= mostKnown) known.clear();
    const network = networkOf(ip);
    known.set(ip, network);
    return network;
  };
}

/** Whoever sends from ever new addresses must not fill the memory. */
const mostKnown = 10_000;

/**
 * Who is counted as one sender, everywhere: an IPv4 address, however it is written, or the network of an
 * IPv6 household, whose first four groups are who it is. What is no address is one sender with all others.
 */
export function networkOf(ip: string): string {
  const kind = isIP(ip);
  if (kind === 4) return ip;
  if (kind !== 6) return 'unknown';
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xff_ff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** What one subscriber is commonly given whole, of which they may take as many households as they like. */
export const subscriberOf = (ip: string): string => networkOf(ip).split(':').slice(0, 3).join(':');

/** The same network as the database writes it. */
export function cidrOf(ip: string): string {
  const network = networkOf(ip);
  if (network === 'unknown') return '0.0.0.0/32';
  return network.includes('.') ? `${network}/32` : `${network}::/64`;
}

function groupsOf(ip: string): number[] {
  const [plain = ''] = ip.split('%');
  const [head, tail] = plain.split('::').map(partsOf);
  const [left, right] = [head ?? [], tail ?? []];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function partsOf(text: string): number[] {
  const parts = text === '' ? [] : text.split(':');
  return parts.flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
