/**
 * How people come back from the sign-in service: through a link in a mail, or from another house they
 * sign in with. What it has to say stands in the query, in the fragment or in both.
 */
import { addressOf, readAddress } from '#contract/pages/pages.ts';

export interface ScreenAddress {
  pathname: string;
  search: string;
  hash: string;
}

export interface Return {
  /** `expired`: used or too old. `elsewhere`: it worked, but was asked for in another browser. */
  link: 'expired' | 'refused' | 'elsewhere' | 'half';
  /** The protocol's name of what went wrong. */
  reason: string | undefined;
}

/** What the service writes into a query; in the fragment there is nothing of ours. */
const words = ['code', 'error', 'error_code', 'error_description', 'message', 'sb', 'sb_flow_id'];

const tooLate = ['otp_expired', 'flow_state_expired', 'flow_state_not_found', 'invite_not_found'];

/** What an address says once the sign-in library took from it what it could use. */
export function readReturn({ search, hash }: ScreenAddress): Return | undefined {
  const said = sayings(search, hash);
  const reason = said.get('error_code') ?? said.get('error') ?? undefined;
  if (reason) return { link: tooLate.includes(reason) ? 'expired' : 'refused', reason };
  if (said.has('code')) return { link: 'elsewhere', reason: undefined };
  if (said.has('message')) return { link: 'half', reason: undefined };
  return undefined;
}

/** The tokens of a link that was made for no browser in particular, such as an invitation's. */
export function readTokens({ hash }: ScreenAddress) {
  const said = new URLSearchParams(hash.slice(1));
  const access_token = said.get('access_token');
  const refresh_token = said.get('refresh_token');
  if (!access_token || !refresh_token) return undefined;
  return { access_token, refresh_token, type: said.get('type') };
}

/** The same place without the service's words. */
export function withoutReturn({ pathname, search }: ScreenAddress): string {
  const kept = new URLSearchParams(search);
  for (const word of words) kept.delete(word);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** The service sends people to `/` when it knows no better address; the sign-in screen does. */
export function signInReturn({ pathname, search, hash }: ScreenAddress): string | undefined {
  const { language, path } = readAddress(pathname);
  const said = sayings(search, hash);
  const meant = ['access_token', 'error_code', 'code'].some((word) => said.has(word));
  return path === '/' && meant ? addressOf(language, '/auth') + search + hash : undefined;
}

const sayings = (search: string, hash: string): URLSearchParams =>
  new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
