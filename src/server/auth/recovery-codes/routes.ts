import type { FastifyInstance, FastifyRequest } from 'fastify';
import { account } from '#contract/account.ts';
import { client, halfSigned } from '#server/auth/guards/guards.ts';
import { requireMember } from '#server/auth/guards/member.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { inProductWords } from '#server/auth/product-words.ts';
import { createCodes, useCode } from '#server/auth/recovery-codes/recovery-codes.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** The sign-in protocol knows no recovery codes; these are endpoints of the product. */
export function recoveryCodeRoutes(app: FastifyInstance, services: Services) {
  // A hosted service of the protocol has sessions that only it can raise.
  if (services.auth.hosted) return;
  const signedIn = client(services);
  const memberOf = (request: FastifyRequest) => {
    limitRequests(services, request, 'mfa');
    return requireMember(services, request);
  };

  serve(app, account.createRecoveryCodes, signedIn, ({ request }) =>
    inProductWords(async () => createCodes(services, await memberOf(request), request)),
  );

  serve(app, account.useRecoveryCode, halfSigned(services), ({ request, body }) =>
    inProductWords(async () => useCode(services, await memberOf(request), body.code, request)),
  );
}
