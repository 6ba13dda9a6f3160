import type { FastifyRequest } from 'fastify';
import type { AuthFailure } from '#domain/auth/failure.ts';
import { tokenParameters } from '#server/auth/codes/verify-link.ts';
import { issueCode } from '#server/auth/providers/flow-state.ts';
import { type FlowState, updateFlow } from '#server/auth/providers/flow-store.ts';
import { errorParameters, withFragment, withQuery } from '#server/auth/redirects.ts';
import { openSession } from '#server/auth/sessions/sessions.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const companyPrefix = 'sso:';

/** The company whose identity provider an identity or flow belongs to, if it is one's. */
export const companyOf = (provider: string) =>
  provider.startsWith(companyPrefix) ? provider.slice(companyPrefix.length) : undefined;

interface Handing {
  userId: string;
  flow: Pick<FlowState, 'id' | 'codeChallenge' | 'provider' | 'authenticationMethod'>;
  redirectTo: string;
  request: FastifyRequest;
  /** What the provider gave for its own services. */
  accessToken?: string | undefined;
  refreshToken?: string | undefined;
}

/** The address that brings the session back: as a code where the browser keeps a verifier, else as it is. */
export async function handOver(tx: Sql, services: Services, handing: Handing): Promise<string> {
  const { userId, flow, redirectTo, request, accessToken, refreshToken } = handing;
  if (flow.codeChallenge !== null) {
    await updateFlow(tx, flow.id, {
      providerAccessToken: sealedToken(services, flow.id, accessToken),
      providerRefreshToken: sealedToken(services, flow.id, refreshToken),
    });
    const code = await issueCode(tx, { id: flow.id, userId, now: services.now() });
    return withQuery(redirectTo, { code });
  }
  const provider = companyOf(flow.provider);
  const method = flow.authenticationMethod;
  const tokens = await openSession(tx, services, { userId, method, provider, request });
  return withFragment(redirectTo, {
    ...tokenParameters(tokens),
    ...(accessToken && { provider_token: accessToken }),
    ...(refreshToken && { provider_refresh_token: refreshToken }),
  });
}

/** What opens somebody's account at a provider waits sealed for the browser that fetches it. */
const sealedToken = ({ secrets }: Services, flowId: string, token: string | undefined) =>
  token === undefined ? null : secrets.seal(`provider token ${flowId}`, token);

export const openToken = ({ secrets }: Services, flowId: string, sealed: string | null) =>
  sealed === null ? undefined : secrets.open(`provider token ${flowId}`, sealed);

/** Told both ways: pages that work by code read the query, all others the fragment. */
export function tellRefusal(redirectTo: string, failure: AuthFailure): string {
  const parameters = refusalParameters(failure);
  return withFragment(withQuery(redirectTo, parameters), parameters);
}

/** The person may not enter, whatever the status says. */
const denials = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

export function refusalParameters(failure: AuthFailure): Record<string, string> {
  const parameters = errorParameters(failure);
  const { error } = failure.extra;
  if (typeof error === 'string') return { ...parameters, error };
  return denials.includes(failure.code) ? { ...parameters, error: 'access_denied' } : parameters;
}
