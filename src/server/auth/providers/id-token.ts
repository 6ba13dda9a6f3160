import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseAsOauth, refuseAuth } from '#server/auth/failure.ts';
import { admitArrival } from '#server/auth/providers/admission.ts';
import { whoLinks } from '#server/auth/providers/identities.ts';
import { linkTo } from '#server/auth/providers/links.ts';
import type { ReadIdToken } from '#server/auth/providers/provider.ts';
import { issuerOf } from '#server/auth/providers/providers.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { readBody, Text } from '#server/auth/requests.ts';
import { openSession, type TokenResponse } from '#server/auth/sessions/sessions.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({
  provider: Text,
  id_token: Text,
  access_token: Text,
  nonce: Text,
  link_identity: z.boolean().nullish(),
});
type Body = z.infer<typeof Body>;

/** Sign-in by a token an application got from the provider itself, as phones do. */
export async function signInByIdToken(services: Services, request: FastifyRequest) {
  const body = readBody(request, Body);
  if (body.id_token === '') refuseAsOauth('invalid request', 'id_token required');
  if (body.provider === '')
    refuseAsOauth('invalid request', 'provider or client_id and issuer required');
  const linkingUserId = body.link_identity ? (await whoLinks(services, request)).id : undefined;
  const person = (await read(services, body)).user;
  const provider = body.provider.toLowerCase();
  const arrival = { provider, person, request, redirectTo: chooseRedirect(services.auth, request) };
  const answer = await services.sql.as(system, async (tx) => {
    const admission = linkingUserId
      ? await linkTo(tx, services, linkingUserId, arrival)
      : await admitArrival(tx, services, arrival);
    if ('refusal' in admission) return admission;
    return openSession(tx, services, { userId: admission.userId, method: 'oauth', request });
  });
  return orThrow(answer);
}

/** After the transaction: the mail that was asked for has to go out all the same. */
function orThrow(answer: TokenResponse | { refusal: Error }): TokenResponse {
  if ('refusal' in answer) throw answer.refusal;
  return answer;
}

async function read({ auth, log }: Services, body: Body): Promise<ReadIdToken> {
  const name = body.provider.toLowerCase();
  const settings = Object.hasOwn(auth.settings.externals, name)
    ? auth.settings.externals[name]
    : undefined;
  const provider = auth.providers.get(name);
  if (!provider?.read || !settings) {
    const issuer = issuerOf(name, settings) ?? name;
    return refuseAuth(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
  }
  const token = await provider
    .read(body.id_token, body.access_token)
    .catch((error: unknown) => log.warn({ err: error, provider: name }, 'an ID token is unread'));
  if (!token) return refuseAsOauth('invalid request', 'Bad ID token');
  // Applications on phones have client ids of their own, listed behind the main one.
  const clients = settings.clientId.split(',').map((id) => id.trim());
  if (!token.audience.some((audience) => clients.includes(audience)))
    refuseAsOauth('invalid request', `Unacceptable audience in id_token: [${token.audience}]`);
  requireNonce(token, body.nonce);
  return token;
}

/** The token holds the hash of what its application kept to itself. */
function requireNonce({ nonce: held }: ReadIdToken, shown: string) {
  if ((held === '') !== (shown === ''))
    refuseAsOauth(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  const hash = createHash('sha256').update(shown).digest('hex');
  if (held !== '' && hash !== held) refuseAsOauth('invalid nonce', 'Nonces mismatch');
}
