import type { FastifyInstance } from 'fastify';
import { authPath } from '#contract/paths.ts';
import { adminAuditRoutes } from '#server/auth/admin/audit.ts';
import { inviteRoutes } from '#server/auth/admin/invites.ts';
import { generateLinkRoutes } from '#server/auth/admin/link-routes.ts';
import { proofAdminRoutes } from '#server/auth/admin/proofs.ts';
import { adminUserRoutes } from '#server/auth/admin/users.ts';
import { readBodies } from '#server/auth/bodies.ts';
import { otpRoutes } from '#server/auth/codes/otp.ts';
import { verifyRoutes } from '#server/auth/codes/verify-routes.ts';
import { discoveryRoutes } from '#server/auth/discovery.ts';
import { factorRoutes } from '#server/auth/factors/factors.ts';
import { oauthClientRoutes } from '#server/auth/oauth/clients.ts';
import { passkeyRoutes } from '#server/auth/passkeys/passkeys.ts';
import { recoverRoutes } from '#server/auth/passwords/recovery.ts';
import { reauthenticateRoutes } from '#server/auth/proof/reauthentication.ts';
import { authorizeRoutes } from '#server/auth/providers/authorize.ts';
import { callbackRoutes } from '#server/auth/providers/callback.ts';
import { identityRoutes } from '#server/auth/providers/identities.ts';
import { ssoAdminRoutes } from '#server/auth/saml/provider-routes.ts';
import { samlRoutes } from '#server/auth/saml/routes.ts';
import { ssoRoutes } from '#server/auth/saml/sign-in-routes.ts';
import { resendRoutes } from '#server/auth/send-requests/resend-routes.ts';
import { logoutRoutes } from '#server/auth/sessions/logout.ts';
import { tokenRoutes } from '#server/auth/sessions/token-routes.ts';
import { signupRoutes } from '#server/auth/signup/signup.ts';
import { userRoutes } from '#server/auth/users/user.ts';
import { unknownEndpoint } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';

type Family = (app: FastifyInstance, services: Services) => void;

/** The endpoints of the sign-in protocol, one file per family. */
const families: Family[] = [
  discoveryRoutes,
  signupRoutes,
  tokenRoutes,
  verifyRoutes,
  otpRoutes,
  recoverRoutes,
  resendRoutes,
  userRoutes,
  reauthenticateRoutes,
  logoutRoutes,
  identityRoutes,
  ssoAdminRoutes,
  samlRoutes,
  ssoRoutes,
  callbackRoutes,
  authorizeRoutes,
  adminUserRoutes,
  adminAuditRoutes,
  inviteRoutes,
  generateLinkRoutes,
  oauthClientRoutes,
  factorRoutes,
  passkeyRoutes,
  proofAdminRoutes,
];

export async function authRoutes(api: FastifyInstance, services: Services) {
  await api.register(
    async (app) => {
      readBodies(app);
      letBrowsersIn(app);
      // Accounts that live at a hosted service are asked for there; two places would tell two truths.
      if (!services.auth.hosted) for (const family of families) family(app, services);
      app.route({
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/*',
        handler: unknownEndpoint,
      });
    },
    { prefix: authPath },
  );
}

const allowedHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'apikey',
  'X-Client-Info',
  'X-Client-IP',
  'X-JWT-AUD',
  'X-Supabase-Api-Version',
  'x-use-cookie',
];

/** Any page may ask: it is the bearer token that counts, and no cookie is ever read. */
function letBrowsersIn(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  app.options('/*', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': allowedHeaders.join(', '),
        'access-control-max-age': '86400',
      })
      .status(204)
      .send(),
  );
}
