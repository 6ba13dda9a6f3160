import { isIP } from 'node:net';
import { z } from 'zod';
import { refuseInput } from '#server/auth/failure.ts';

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

/** What a client may be registered with; on a change, what is absent stays. */
export const ClientFields = z.object({
  client_name: text,
  client_uri: text,
  logo_uri: text,
  redirect_uris: texts,
  grant_types: texts,
  response_types: texts,
  scope: text,
  client_type: text,
  token_endpoint_auth_method: text,
});
export type ClientFields = z.infer<typeof ClientFields>;

const authMethods = ['none', 'client_secret_basic', 'client_secret_post'];
const mostRedirects = 10;

/** Checks what is there; whether something is missing is the caller's question. */
export function checkFields(fields: ClientFields) {
  const { client_name: name, redirect_uris: redirects } = fields;
  if (name === '') refuseInput('client_name is required');
  if (name && name.length > 1024) refuseInput('client_name cannot exceed 1024 characters');
  if (redirects?.length === 0) refuseInput('redirect_uris must contain at least one redirect URI');
  if (redirects && redirects.length > mostRedirects)
    refuseInput(`redirect_uris cannot exceed ${mostRedirects} items`);
  for (const uri of redirects ?? [])
    if (!mayBeRedirect(uri)) refuseInput(`redirect_uris contains an invalid redirect URI: ${uri}`);
  checkWords(fields);
}

function checkWords(fields: ClientFields) {
  requireAmong('grant_types', fields.grant_types, ['authorization_code', 'refresh_token']);
  requireAmong('response_types', fields.response_types, ['code']);
  const { token_endpoint_auth_method: method, client_type: type } = fields;
  requireAmong('token_endpoint_auth_method', method ? [method] : null, authMethods);
  requireAmong('client_type', type ? [type] : null, ['public', 'confidential']);
  for (const name of ['client_uri', 'logo_uri'] as const)
    if (fields[name] && !isWebPage(fields[name])) refuseInput(`${name} must be a valid URL`);
}

function requireAmong(name: string, given: string[] | null | undefined, known: string[]) {
  if (given && (given.length === 0 || !given.every((word) => known.includes(word))))
    refuseInput(`${name} must only contain ${known.map((word) => `'${word}'`).join(', ')}`);
}

const isWebPage = (uri: string) => URL.canParse(uri) && /^https?:$/.test(new URL(uri).protocol);

/** A page over TLS, a program on the person's own machine, or an application's own scheme. */
function mayBeRedirect(uri: string): boolean {
  if (uri.length > 2048 || /[\s\\#]/.test(uri) || !URL.canParse(uri)) return false;
  const { protocol, hostname, username, password } = new URL(uri);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  if (protocol === 'http:') return isLoopback(hostname);
  return !['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:'].includes(protocol);
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
