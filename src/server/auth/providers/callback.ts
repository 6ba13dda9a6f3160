import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthFailure } from '#domain/auth/failure.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { admitArrival } from '#server/auth/providers/admission.ts';
import { requireProvider } from '#server/auth/providers/authorize.ts';
import { isExpired } from '#server/auth/providers/flow-state.ts';
import { type FlowState, lockFlow, updateFlow } from '#server/auth/providers/flow-store.ts';
import { linkTo } from '#server/auth/providers/links.ts';
import { handOver, refusalParameters, tellRefusal } from '#server/auth/providers/sign-in-return.ts';
import type { ProviderUser } from '#server/auth/providers/user.ts';
import { withQuery } from '#server/auth/redirects.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Where providers send the browser back to, by address or, as Apple does, by a posted form. */
export function callbackRoutes(app: FastifyInstance, services: Services) {
  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    handler: async (request, reply) => {
      const { url, status } = await comeBack(services, request);
      return reply.redirect(url, status);
    },
  });
}

async function comeBack(services: Services, request: FastifyRequest) {
  const address = addressOf(services, request);
  const flow = await takeFlow(services, address.searchParams.get('state') ?? '').catch(asFailure);
  // Without a flow nobody knows where the person came from.
  if (flow instanceof AuthFailure)
    return { url: withQuery(services.auth.siteUrl, refusalParameters(flow)), status: 303 };
  const url = await arrive(services, flow, address, request).catch(asFailure);
  const redirectTo = flow.referrer ?? services.auth.siteUrl;
  return { url: url instanceof AuthFailure ? tellRefusal(redirectTo, url) : url, status: 302 };
}

function asFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  throw error;
}

const Posted = z.record(z.string(), z.string()).catch({});

/** As the provider knows it, whatever proxies made of it on the way. */
function addressOf({ auth }: Services, { method, url, body }: FastifyRequest): URL {
  const query = url.split('?')[1] ?? '';
  const shown = method === 'POST' ? new URLSearchParams(Posted.parse(body)).toString() : query;
  return new URL(`${auth.url}/callback?${shown}`);
}

/** Used up before anything else: whatever happens next, the same return does not happen twice. */
async function takeFlow(services: Services, state: string): Promise<FlowState> {
  if (state === '') refuseAuth(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) refuseAuth(400, 'bad_oauth_state', 'OAuth state parameter is invalid');
  return services.sql.as(system, async (tx) => {
    const flow = await lockFlow(tx, state);
    // Flows of mails and of companies come back elsewhere.
    if (flow?.authenticationMethod !== 'oauth')
      return refuseAuth(400, 'bad_oauth_state', 'OAuth state not found or expired');
    if (isExpired(flow, services.now()))
      refuseAuth(400, 'bad_oauth_state', 'OAuth state has expired');
    if (flow.usedAt !== null)
      refuseAuth(422, 'flow_state_already_used', 'OAuth state has already been used');
    return updateFlow(tx, flow.id, { usedAt: services.now() });
  });
}

async function arrive(
  services: Services,
  flow: FlowState,
  address: URL,
  request: FastifyRequest,
): Promise<string> {
  const person = await personAt(services, flow, address);
  return services.sql.as(system, (tx) => enter(tx, services, { flow, person, request }));
}

async function personAt({ auth, log }: Services, flow: FlowState, address: URL) {
  const provider = requireProvider(auth, flow.provider);
  const { searchParams } = address;
  const error = searchParams.get('error')?.slice(0, 100);
  const description = searchParams.get('error_description')?.slice(0, 500);
  if (error) refuseAuth(400, 'bad_oauth_callback', description || error, { error });
  if (!searchParams.get('code'))
    refuseAuth(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  return provider.arrive(address, flow.providerChecks).catch((error: unknown) => {
    log.warn({ err: error, provider: provider.name }, 'a sign-in code was not accepted');
    return refuseAuth(500, 'unexpected_failure', 'Unable to exchange external code');
  });
}

interface Entry {
  flow: FlowState;
  person: ProviderUser;
  request: FastifyRequest;
}

async function enter(tx: Sql, services: Services, { flow, person, request }: Entry) {
  const redirectTo = flow.referrer ?? services.auth.siteUrl;
  const arrival = { provider: flow.provider, person, request, redirectTo };
  const admission = flow.linkingUserId
    ? await linkTo(tx, services, flow.linkingUserId, arrival)
    : await admitArrival(tx, services, arrival);
  if ('refusal' in admission) return tellRefusal(redirectTo, admission.refusal);
  const { userId } = admission;
  const { accessToken, refreshToken } = person;
  return handOver(tx, services, { userId, flow, redirectTo, request, accessToken, refreshToken });
}
