import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { requireCaptcha } from '#server/auth/limits/captcha.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { readChallenge } from '#server/auth/providers/flow-state.ts';
import { insertFlow } from '#server/auth/providers/flow-store.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { common, readBody, Text } from '#server/auth/requests.ts';
import { findByDomain, findProvider, type SsoProvider } from '#server/auth/saml/provider-store.ts';
import { requestTo, requireSaml } from '#server/auth/saml/saml.ts';
import { insertRelayState } from '#server/auth/saml/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({
  provider_id: Text,
  domain: Text,
  redirect_to: Text,
  skip_http_redirect: z.boolean().nullish(),
  ...common,
});
type Body = z.infer<typeof Body>;

/** Sign-in with the company somebody works for. */
export function ssoRoutes(app: FastifyInstance, services: Services) {
  app.post('/sso', async (request, reply) => {
    requireSaml(services.auth);
    limitRequests(services, request, 'sso');
    const body = readBody(request, Body);
    await requireCaptcha(services, body);
    const url = await departure(services, body, request);
    return body.skip_http_redirect ? { url } : reply.redirect(url, 303);
  });
}

async function departure({ auth, sql, now }: Services, body: Body, request: FastifyRequest) {
  const challenge = readChallenge(body);
  return sql.as(system, async (tx) => {
    const provider = await providerFor(tx, body);
    if (provider.disabled) refuseAuth(404, 'sso_provider_disabled', 'SSO provider is disabled');
    const id = randomUUID();
    const { requestId, url } = await requestTo(auth, provider, id);
    const redirectTo = chooseRedirect(auth, request, body.redirect_to);
    const flow = challenge && {
      ...challenge,
      provider: `sso:${provider.id}`,
      authenticationMethod: 'sso/saml',
      referrer: redirectTo,
    };
    const flowStateId = flow ? (await insertFlow(tx, flow, now())).id : null;
    const ssoProviderId = provider.id;
    const relay = { id, ssoProviderId, requestId, redirectTo, flowStateId, createdAt: now() };
    await insertRelayState(tx, relay);
    return url;
  });
}

async function providerFor(tx: Sql, { provider_id: id, domain }: Body): Promise<SsoProvider> {
  if (id !== '' && domain !== '') refuseInput('Only one of provider_id or domain supported');
  if (id === '' && domain === '') refuseInput('A provider_id or domain needs to be provided');
  if (domain !== '')
    return (
      (await findByDomain(tx, domain)) ??
      refuseAuth(404, 'sso_provider_not_found', 'No SSO provider assigned for this domain')
    );
  const found = isUuid(id) ? await findProvider(tx, id) : undefined;
  return found ?? refuseAuth(404, 'sso_provider_not_found', 'No such SSO provider');
}
