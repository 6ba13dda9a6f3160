import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self), usb=()',
  'cross-origin-resource-policy': 'same-origin',
};

/** For data: nothing in an answer may run or load, should a browser be talked into showing it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The one static style that the scroll area's library writes and cannot be told not to. */
const scrollAreaStyle = "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw='";

/** What stands inline in a page; allowed by its hash and nothing else. */
interface InlineParts {
  scripts: string[];
  styles: string[];
}

const nothingInline: InlineParts = { scripts: [], styles: [] };

/** Other houses a page may load from, where the configuration invited one. */
export interface Guests {
  scripts: string[];
  styles: string[];
  connects: string[];
  frames: string[];
}

const nobodyElse: Guests = { scripts: [], styles: [], connects: [], frames: [] };

/**
 * For pages: everything from our own address. Pages come from a cache, so there can be no nonce; what
 * must stand inline is named by its hash.
 */
export function pagePolicy(inline = nothingInline, guests = nobodyElse): string {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts.map(hashOf), ...guests.scripts].join(' '),
    ["style-src 'self'", scrollAreaStyle, ...inline.styles.map(hashOf), ...guests.styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...guests.connects].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  // Of our own only what says that it may be framed: the papers of a vault, and no page.
  return [...policy, ["frame-src 'self'", ...guests.frames].join(' ')].join('; ');
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page adds to the headers that every answer has. */
export const pageHeaders = (inline?: InlineParts, guests?: Guests) => ({
  'content-security-policy': pagePolicy(inline, guests),
});

/**
 * Cuts the tie to whoever opened the window. Coming from another site a browser starts a second process
 * for that, which a phone feels: it is for the pages of an account, not for those that all may read.
 */
export const ownWindow = { 'cross-origin-opener-policy': 'same-origin' };

/** An answer that belongs to whoever asked: no cache between us and them, and none on a shared machine, keeps it. */
export const ownAnswer = 'private, no-store';

/** What the API answers belongs to its caller, unless a route that anybody may read says otherwise. */
export function keepPrivate(api: FastifyInstance) {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', ownAnswer);
    done();
  });
}

const oneYear = 31_536_000;

/** Sets the strict headers on every answer; a page replaces the policy with its own. */
export function secureAnswers(app: FastifyInstance, publicUrl: string) {
  const headers: Record<string, string> = { ...always, 'content-security-policy': dataPolicy };
  if (publicUrl.startsWith('https://'))
    headers['strict-transport-security'] = `max-age=${oneYear}; includeSubDomains`;
  // Hooks that call back cost a third of those that return a promise, and every answer passes here.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
