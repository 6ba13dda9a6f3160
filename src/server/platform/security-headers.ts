import type { FastifyInstance } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** For data: nothing in an answer may run or load, should a browser be talked into showing it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * For pages: everything from our own address, nothing inline. Pages come from a cache, so there can be
 * no nonce; scripts and styles are files.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const oneYear = 31_536_000;

/** Sets the strict headers on every answer; a page replaces the policy with its own. */
export function secureAnswers(app: FastifyInstance, publicUrl: string) {
  const headers: Record<string, string> = { ...always, 'content-security-policy': dataPolicy };
  if (publicUrl.startsWith('https://'))
    headers['strict-transport-security'] = `max-age=${oneYear}; includeSubDomains`;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
