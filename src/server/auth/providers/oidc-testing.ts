import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { providerMemory } from '#server/auth/providers/oidc-memory-testing.ts';
import { relaxed } from '#server/auth/testing.ts';
import { atEnd, type CleaningScope } from '#server/database/throw-away.ts';
import { startApp, type TestApp } from '#server/testing.ts';

export const site = 'http://rihla.test';
export const redirectTo = `${site}/dashboard`;
export const authorize = `${site}/auth/v1/authorize?provider=acme&redirect_to=${encodeURIComponent(redirectTo)}`;

interface Profile {
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

export interface Issuer {
  url: string;
  /** Who is sitting at the browser; the provider signs in whoever that is. */
  person: string;
  /** Where it sends people back to; read when the first of them comes. */
  site: string;
  /** Whether it shows a page of its own first, on which a person may also turn back. */
  isAsking: boolean;
  profiles: Record<string, Profile>;
  signIdToken(claims: JWTPayload): Promise<string>;
}

/** A real OpenID provider whose users agree to everything. */
export async function startIssuer(t: CleaningScope): Promise<Issuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => void server.close());
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'issuer-key', alg: 'ES256', use: 'sig' };
  const issuer: Issuer = {
    url,
    person: 'layla',
    site,
    isAsking: false,
    profiles: {},
    signIdToken: (claims) =>
      new SignJWT({ iss: url, aud: 'rihla', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'issuer-key' })
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey),
  };
  serve(server, issuer, jwk);
  return issuer;
}

function serve(server: Server, issuer: Issuer, jwk: object) {
  let opened: Provider | undefined;
  server.on('request', (request, response) => {
    opened ??= providerFor(issuer, jwk);
    const provider = opened;
    if (!request.url?.startsWith('/interaction/'))
      return void provider.callback()(request, response);
    if (issuer.isAsking && request.method === 'GET')
      return void response.setHeader('content-type', 'text/html').end(question);
    return void agree(provider, issuer, request, response);
  });
}

function providerFor(issuer: Issuer, jwk: object): Provider {
  return new Provider(issuer.url, {
    clients: [
      {
        client_id: 'rihla',
        client_secret: 'secret-of-rihla',
        redirect_uris: [`${issuer.site}/auth/v1/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    adapter: providerMemory(),
    jwks: { keys: [{ kty: 'EC', ...jwk }] },
    cookies: { keys: ['a key of this test'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...issuer.profiles[id] }),
    }),
  });
}

async function agree(
  provider: Provider,
  issuer: Issuer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { person } = issuer;
  if (person === 'nobody' || (issuer.isAsking && (await textOf(request)) === 'choice=cancel'))
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person went away',
    });
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: person, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId: person }, consent });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const question = `<!doctype html><html lang="en"><title>Acme</title><h1>Sign in to Acme</h1>
<form method="post"><button name="choice" value="agree">Continue</button>
<button name="choice" value="cancel">Cancel</button></form></html>`;

/** Our server with that provider under the name `acme`, reached as `site`. */
export function startWith(t: TestContext, issuer: Issuer, environment = {}): Promise<TestApp> {
  return startApp(t, {
    ...relaxed,
    PUBLIC_URL: site,
    AUTH_EXTERNAL_ACME_ISSUER: issuer.url,
    AUTH_EXTERNAL_ACME_CLIENT_ID: 'rihla',
    AUTH_EXTERNAL_ACME_SECRET: 'secret-of-rihla',
    ...environment,
  });
}

/** Follows redirects as a browser with cookies would, as long as they stay with the provider. */
export async function browse(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const { host } = new URL(start);
  let url = new URL(start);
  for (let step = 0; step < 10 && url.host === host; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    assert.ok(location, `the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}

/** From our address to the provider and back to ours; says where we send the browser at last. */
export async function throughProvider(app: TestApp, authorizeUrl: string): Promise<URL> {
  const { pathname, search } = new URL(authorizeUrl);
  const sent = await app.get(`${pathname}${search}`);
  assert.equal(sent.status, 302, sent.text);
  return comeBack(app, await browse(sent.headers.get('location') ?? ''));
}

export async function comeBack(app: TestApp, returned: URL): Promise<URL> {
  const answer = await app.get(`${returned.pathname}${returned.search}`);
  assert.equal(answer.status, 302, answer.text);
  return new URL(answer.headers.get('location') ?? '');
}
