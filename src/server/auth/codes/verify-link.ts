import type { FastifyRequest } from 'fastify';
import { AuthFailure } from '#domain/auth/failure.ts';
import { pkcePrefix } from '#server/auth/codes/tokens.ts';
import {
  halfAccepted,
  recogniseCode,
  type Verified,
  verifyCode,
} from '#server/auth/codes/verification.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { issueCode } from '#server/auth/providers/flow-state.ts';
import { findFlow } from '#server/auth/providers/flow-store.ts';
import { errorParameters, withFragment, withQuery } from '#server/auth/redirects.ts';
import { openSession, type TokenResponse } from '#server/auth/sessions/sessions.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Link {
  type: string;
  hash: string;
  redirectTo: string;
}

/** Answers a mailed link with the address the browser goes on to; a refusal is told there too. */
export async function followLink(
  services: Services,
  link: Link,
  request: FastifyRequest,
): Promise<string> {
  try {
    limitRequests(services, request, 'verify');
    if (link.type === '') refuseInput('Verify requires a verification type');
    if (link.hash === '') refuseInput('Verify requires a token or a token hash');
    return await accept(services, link, request);
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    return tell(link, errorParameters(error));
  }
}

const isPkce = ({ hash }: Link) => hash.startsWith(pkcePrefix);

/** Pages that work by code read the query, all others the fragment. */
function tell(link: Link, parameters: Record<string, string>): string {
  const target = isPkce(link) ? withQuery(link.redirectTo, parameters) : link.redirectTo;
  return withFragment(target, parameters);
}

async function accept(services: Services, link: Link, request: FastifyRequest) {
  const { type, hash, redirectTo } = link;
  const shown = { hash };
  const token = await recogniseCode(services, type, shown);
  return services.sql.as(system, async (tx) => {
    const verified = await verifyCode(tx, services, { type, shown, token, request });
    if (verified.isHalf) return tell(link, { message: halfAccepted });
    if (isPkce(link)) return withQuery(redirectTo, { code: await codeFor(tx, services, verified) });
    const { userId } = verified;
    const isRecovery = type === 'recovery';
    const tokens = await openSession(tx, services, { userId, method: 'otp', request, isRecovery });
    return withFragment(redirectTo, { ...tokenParameters(tokens), type });
  });
}

async function codeFor(tx: Sql, { now }: Services, { token, userId }: Verified): Promise<string> {
  const flow = token.flowStateId ? await findFlow(tx, token.flowStateId) : undefined;
  if (!flow)
    return refuseAuth(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  return issueCode(tx, { id: flow.id, userId, now: now() });
}

/** A session inside an address, for pages that ask for it this way. */
export const tokenParameters = (tokens: TokenResponse): Record<string, string> => ({
  access_token: tokens.access_token,
  expires_at: String(tokens.expires_at),
  expires_in: String(tokens.expires_in),
  refresh_token: tokens.refresh_token,
  token_type: tokens.token_type,
});
