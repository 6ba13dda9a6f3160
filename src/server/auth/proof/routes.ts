import type { FastifyInstance } from 'fastify';
import { account } from '#contract/account.ts';
import { requireFresh } from '#domain/auth/fresh-proof.ts';
import { client } from '#server/auth/guards/guards.ts';
import { requireMember } from '#server/auth/guards/member.ts';
import { inProductWords } from '#server/auth/product-words.ts';
import { proveOwner } from '#server/auth/proof/owner-proof.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** The one place to show again who one is, for accounts without a second factor. */
export function proofRoutes(app: FastifyInstance, services: Services) {
  // Passwords of a hosted service are checked there: whoever signs in anew there has proven it.
  if (services.auth.hosted) return;
  serve(app, account.proven, client(services), async () => undefined);
  serve(app, account.prove, client(services), async ({ user, request, body: ask }) => {
    // Whoever has a factor shows that one, where the sign-in service asks for it; nothing less counts.
    if (user.proof.means === 'factor') {
      requireFresh(user.proof, services.now());
      return undefined;
    }
    const member = await inProductWords(() => requireMember(services, request));
    await proveOwner(services, member, { request, ask });
    return undefined;
  });
}
