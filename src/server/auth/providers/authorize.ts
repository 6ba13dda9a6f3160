import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Auth } from '#server/auth/auth.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { readChallenge } from '#server/auth/providers/flow-state.ts';
import { insertFlow } from '#server/auth/providers/flow-store.ts';
import type { Provider } from '#server/auth/providers/provider.ts';
import { knownProviders } from '#server/auth/providers/providers.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { queryValue } from '#server/auth/requests.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** A browser wants to sign in with a provider; it is sent there. */
export function authorizeRoutes(app: FastifyInstance, services: Services) {
  app.get('/authorize', async (request, reply) =>
    reply.redirect(await beginFlow(services, request), 302),
  );
}

/** Remembers the flow and says where the browser goes. */
export async function beginFlow(
  services: Services,
  request: FastifyRequest,
  linkingUserId: string | null = null,
): Promise<string> {
  const { auth, sql, log, now } = services;
  const provider = requireProvider(auth, queryValue(request, 'provider'));
  const challenge = readChallenge({
    code_challenge: queryValue(request, 'code_challenge'),
    code_challenge_method: queryValue(request, 'code_challenge_method'),
  });
  const id = randomUUID();
  const scopes = queryValue(request, 'scopes')
    .split(/[\s,]+/)
    .filter((scope) => scope !== '');
  const asked = { state: id, scopes, extra: extraOf(request) };
  const { url, checks: providerChecks } = await provider.depart(asked).catch((error: unknown) => {
    log.warn({ err: error, provider: provider.name }, 'a sign-in provider does not answer');
    return refuseAuth(422, 'oauth_provider_not_supported', 'Unable to reach the provider');
  });
  const flow = { id, provider: provider.name, authenticationMethod: 'oauth', linkingUserId };
  const referrer = chooseRedirect(auth, request);
  const begun = { ...flow, ...challenge, referrer, providerChecks };
  await sql.as(system, (tx) => insertFlow(tx, begun, now()));
  return url;
}

export function requireProvider({ providers, settings }: Auth, name: string): Provider {
  const found = providers.get(name.toLowerCase());
  if (found) return found;
  const isNamed = knownProviders.includes(name) || Object.hasOwn(settings.externals, name);
  const why = isNamed ? 'provider is not enabled' : `Provider ${name} could not be found`;
  return refuseInput(`Unsupported provider: ${why}`);
}

/** What is between the application and us, or between us and the provider. */
const controlled = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'invite_token',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'registration',
]);

function extraOf(request: FastifyRequest): Record<string, string> {
  const names = Object.keys(z.record(z.string(), z.unknown()).catch({}).parse(request.query));
  const free = names.filter((name) => !controlled.has(name.toLowerCase()));
  return Object.fromEntries(free.map((name) => [name, queryValue(request, name)]));
}
