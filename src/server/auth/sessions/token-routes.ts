import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseAuth } from '#server/auth/failure.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { signInByPassword } from '#server/auth/passwords/grant.ts';
import { exchangeCode } from '#server/auth/providers/flow-state.ts';
import { signInByIdToken } from '#server/auth/providers/id-token.ts';
import { companyOf, openToken } from '#server/auth/providers/sign-in-return.ts';
import { queryValue, readBody, Text } from '#server/auth/requests.ts';
import { refreshSession } from '#server/auth/sessions/refresh.ts';
import { openSession } from '#server/auth/sessions/sessions.ts';
import { isBanned } from '#server/auth/users/state.ts';
import { findUser } from '#server/auth/users/store.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Grant = (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Ways to come by a session, by `grant_type`. */
const grants: Record<string, Grant> = {
  password: signInByPassword,
  refresh_token: refreshGrant,
  pkce: codeGrant,
  id_token: signInByIdToken,
  web3: async () => refuseAuth(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
};

export function tokenRoutes(app: FastifyInstance, services: Services) {
  app.post('/token', async (request, reply) => {
    limitRequests(services, request, 'token');
    const name = queryValue(request, 'grant_type');
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) return refuseAuth(400, 'invalid_credentials', 'unsupported_grant_type');
    return grant(services, request, reply);
  });
}

const RefreshBody = z.object({ refresh_token: Text });

async function refreshGrant(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { refresh_token: token } = readBody(request, RefreshBody);
  const refreshed = await refreshSession(services, token, request);
  if ('refusal' in refreshed) throw refreshed.refusal;
  const { tokens, sessionId, reused } = refreshed;
  reply.headers({
    'sb-auth-user-id': tokens.user.id,
    'sb-auth-session-id': sessionId,
    'sb-auth-refresh-token-reuse': String(reused),
    'sb-auth-refresh-token-rotated': String(!reused),
  });
  return tokens;
}

const CodeBody = z.object({ auth_code: Text, code_verifier: Text });

async function codeGrant(services: Services, request: FastifyRequest) {
  const { auth_code: code, code_verifier: verifier } = readBody(request, CodeBody);
  return services.sql.as(system, async (tx) => {
    const flow = await exchangeCode(tx, { code, verifier }, services.now());
    const user = await findUser(tx, flow.userId);
    if (!user || isBanned(user, services.now()))
      return refuseAuth(400, 'user_banned', 'User is banned');
    const { authenticationMethod: method } = flow;
    const providerToken = await openToken(services, flow.id, flow.providerAccessToken);
    const refreshToken = await openToken(services, flow.id, flow.providerRefreshToken);
    const provider = companyOf(flow.provider);
    const tokens = await openSession(tx, services, { userId: user.id, method, provider, request });
    return {
      ...tokens,
      ...(providerToken && { provider_token: providerToken }),
      ...(refreshToken && { provider_refresh_token: refreshToken }),
    };
  });
}
