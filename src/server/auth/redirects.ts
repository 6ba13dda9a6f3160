import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Auth } from '#server/auth/auth.ts';
import { queryValue } from '#server/auth/requests.ts';

/** Where the answer may go: as asked, else to where the person came from, else to the site. */
export function chooseRedirect(auth: Auth, request: FastifyRequest, asked?: string): string {
  const wanted = asked ?? queryValue(request, 'redirect_to');
  const candidates = [wanted, request.headers.referer ?? ''];
  return candidates.find((url) => mayRedirect(auth, url)) ?? auth.siteUrl;
}

export function mayRedirect(auth: Auth, given: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  if (given === '' || /[\x00-\x20\x7f\\]/.test(given) || !URL.canParse(given)) return false;
  const url = new URL(given);
  if (url.username !== '' || url.password !== '') return false;
  const site = new URL(auth.siteUrl);
  if (isSameSite(url, site)) return true;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) || /^\d+$/.test(host)) {
    // Bare numbers hide who they are, but for those of the person's own machine.
    if (!isWeb(url) || !isLoopback(host)) return false;
    // While a house is being built its applications listen there; later whoever listens is a stranger.
    if (!auth.production || isLoopback(site.hostname)) return true;
  }
  const plain = given.split('#')[0] ?? '';
  return auth.settings.redirectUrls.some((pattern) => globOf(pattern).test(plain));
}

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';

function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false;
  return url.port === site.port || isLoopback(site.hostname);
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host);

/** `*` stays within one part of a name or path, `**` crosses them, `?` is one character. */
export function globOf(pattern: string): { test: (url: string) => boolean } {
  const signs = pattern.match(/\*\*|[\s\S]/gu) ?? [];
  return { test: (url) => fits(signs, url) };
}

/**
 * All the places of the pattern at which a reader may stand, moved on by one character at a time. An
 * expression would go back and forth between two `**`, as long as the address is.
 */
function fits(signs: string[], url: string): boolean {
  let places = rested(signs, new Set([0]));
  for (const character of url) {
    const next = new Set<number>();
    for (const place of places) {
      const sign = signs[place] ?? '';
      if (sign === '**' || (sign === '*' && isOfOnePart(character))) next.add(place);
      else if (sign === '?' ? isOfOnePart(character) : sign === character) next.add(place + 1);
    }
    places = rested(signs, next);
  }
  return places.has(signs.length);
}

const isOfOnePart = (character: string) => character !== '.' && character !== '/';

/** A star may stand for nothing. */
function rested(signs: string[], places: Set<number>): Set<number> {
  for (const place of places) if (/^\*/.test(signs[place] ?? '')) places.add(place + 1);
  return places;
}

type Parameters = Record<string, string>;

/** Sorted, as the protocol's other servers write them. */
function encoded(parameters: Parameters): string {
  const search = new URLSearchParams(parameters);
  search.sort();
  return search.toString();
}

/** `sb` marks a fragment of this protocol, so that a page's own fragments are left alone. */
export const withFragment = (url: string, parameters: Parameters): string =>
  `${url.split('#')[0]}#${encoded({ ...parameters, sb: '' })}`;

/** Keeps what the address already asks for. */
export function withQuery(url: string, parameters: Parameters): string {
  const [address = '', fragment] = url.split('#');
  const joint = address.includes('?') ? '&' : '?';
  const hash = fragment === undefined ? '' : `#${fragment}`;
  return `${address}${joint}${encoded(parameters)}${hash}`;
}

const errorNames: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

interface Refusal {
  status: number;
  code: string;
  message: string;
}

/** A refusal told to the page the person is sent back to. */
export function errorParameters({ status, code, message }: Refusal): Parameters {
  const error = errorNames[status];
  return { ...(error && { error }), error_code: code, error_description: message };
}
