import type { FastifyInstance } from 'fastify';
import { knownProviders } from '#server/auth/providers/providers.ts';
import type { Services } from '#server/services.ts';

/** What anybody may know about the service: its public keys, what is switched on, that it lives. */
export function discoveryRoutes(app: FastifyInstance, { auth }: Services) {
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return { keys: auth.keys.published() };
  });

  app.get('/settings', async () => {
    const { settings } = auth;
    return {
      external: externals(auth),
      disable_signup: settings.signupDisabled,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: settings.smsAutoconfirm,
      sms_provider: settings.sms.provider,
      saml_enabled: settings.saml.enabled,
      passkeys_enabled: settings.passkeys,
      // Beyond the protocol: without them a screen could only find out by being refused.
      mfa_totp_enabled: settings.mfa.totp,
      mfa_phone_enabled: settings.mfa.phone,
      manual_linking_enabled: settings.manualLinking,
    };
  });

  app.get('/health', async () => ({
    version: 'v2.180.0',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }));
}

function externals({ settings, providers }: Services['auth']) {
  const { email, phone, anonymous } = settings;
  const off = Object.fromEntries(knownProviders.map((name) => [name, false]));
  const on = Object.fromEntries(providers.keys().map((name) => [name, true]));
  return { anonymous_users: anonymous, ...off, ...on, email, phone };
}
