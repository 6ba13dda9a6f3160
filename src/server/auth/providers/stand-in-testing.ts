import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { site } from '#server/auth/providers/oidc-testing.ts';
import { relaxed } from '#server/auth/testing.ts';
import { atEnd } from '#server/database/throw-away.ts';
import { startApp, type TestApp } from '#server/testing.ts';

/** A provider that says what it is told to say, where a real one would follow its own rules. */
interface StandIn {
  issuer: string;
  /** Of whoever signs in next, beside what every token holds. */
  claims: JWTPayload;
  /** What our server proved itself with, newest last. */
  secrets: string[];
  /** Says whether a secret is good. */
  accepts: (secret: string) => Promise<boolean>;
}

/** `path` is where the issuer lives on its host, such as a tenant's. */
export async function startStandIn(t: TestContext, path = ''): Promise<StandIn> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => void server.close());
  // It listens on a TCP port, so its address has one.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256', use: 'sig' };
  const standIn: StandIn = { issuer, claims: {}, secrets: [], accepts: async () => true };
  const answers: Record<string, (request: IncomingMessage) => Promise<object>> = {
    '/.well-known/openid-configuration': async () => metadataOf(issuer),
    '/jwks': async () => ({ keys: [key] }),
    '/token': async (request) => {
      const secret = (await formOf(request)).get('client_secret') ?? '';
      standIn.secrets.push(secret);
      if (!(await standIn.accepts(secret))) return { error: 'invalid_client' };
      const id_token = await new SignJWT({ iss: issuer, aud: 'rihla', ...standIn.claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'k' })
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey);
      return { access_token: 'for-its-own-services', token_type: 'Bearer', id_token };
    },
  };
  server.on('request', async (request, response) => {
    const answer = await answers[(request.url ?? '').slice(path.length)]?.(request);
    const status = !answer || 'error' in answer ? 400 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  return standIn;
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ['ES256'],
});

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

export const startNamed = (
  t: TestContext,
  name: string,
  { issuer }: { issuer: string },
  more: Record<string, string> = { SECRET: 'secret-of-rihla' },
) =>
  startApp(t, {
    ...relaxed,
    PUBLIC_URL: site,
    [`AUTH_EXTERNAL_${name}_ISSUER`]: issuer,
    [`AUTH_EXTERNAL_${name}_CLIENT_ID`]: 'rihla',
    ...Object.fromEntries(
      Object.entries(more).map(([part, value]) => [`AUTH_EXTERNAL_${name}_${part}`, value]),
    ),
  });

/** To the provider and back with a code, as somebody of these claims; says where we send them. */
export async function signInAs(
  app: TestApp,
  standIn: StandIn,
  provider: string,
  claims: JWTPayload,
): Promise<URL> {
  const sent = await app.get(`/auth/v1/authorize?provider=${provider}`);
  const { searchParams } = new URL(sent.headers.get('location') ?? '');
  standIn.claims = { ...claims, nonce: searchParams.get('nonce') ?? '' };
  const form = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' });
  const isPosted = searchParams.get('response_mode') === 'form_post';
  const answer = isPosted
    ? await app.send('POST', '/auth/v1/callback', { body: form })
    : await app.get(`/auth/v1/callback?${form}`);
  return new URL(answer.headers.get('location') ?? '');
}
