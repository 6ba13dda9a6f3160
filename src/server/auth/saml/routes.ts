import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { AuthFailure } from '#domain/auth/failure.ts';
import { secondsSince } from '#domain/time.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { loadXml } from '#server/auth/libraries.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { admitArrival } from '#server/auth/providers/admission.ts';
import { type FlowState, findFlow } from '#server/auth/providers/flow-store.ts';
import { handOver, tellRefusal } from '#server/auth/providers/sign-in-return.ts';
import { mayRedirect } from '#server/auth/redirects.ts';
import { queryValue, Text } from '#server/auth/requests.ts';
import { personOf } from '#server/auth/saml/person.ts';
import { findByEntity, findProvider, type SsoProvider } from '#server/auth/saml/provider-store.ts';
import { ownMetadata, readAnswer, requireSaml } from '#server/auth/saml/saml.ts';
import { type RelayState, recordAssertion, takeRelayState } from '#server/auth/saml/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const issuer = z.tuple([z.object({ _: z.string() })]);

const Answer = z.object({
  Response: z.object({
    Issuer: issuer.optional(),
    Assertion: z.array(z.object({ Issuer: issuer })).optional(),
  }),
});

/** Who says to have sent it: only which keys to check it with is chosen by that. */
async function issuerOfAnswer(encoded: string): Promise<string> {
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  const { parseXml2JsFromString } = await loadXml();
  const parsed = Answer.safeParse(await parseXml2JsFromString(xml).catch(() => undefined));
  const { Issuer, Assertion = [] } = parsed.data?.Response ?? {};
  const named = Issuer ?? Assertion[0]?.Issuer;
  return named?.[0]._ ?? refuseInput('SAML Assertion is not valid: it names no issuer');
}

const Form = z.object({ SAMLResponse: Text, RelayState: Text });

/** What identity providers read of us, and where they send people. */
export function samlRoutes(app: FastifyInstance, services: Services) {
  const { auth } = services;

  app.get('/sso/saml/metadata', async (request, reply) => {
    const xml = await ownMetadata(auth);
    if (queryValue(request, 'download') === 'true')
      reply.header('content-disposition', 'attachment; filename="metadata.xml"');
    return reply.header('cache-control', 'public, max-age=600').type('application/xml').send(xml);
  });

  app.post('/sso/saml/acs', async (request, reply) => {
    requireSaml(auth);
    return reply.redirect(await answer(services, request), 302);
  });
}

const stateLife = 300;

async function answer(services: Services, request: FastifyRequest): Promise<string> {
  const { auth, sql } = services;
  let redirectTo = auth.siteUrl;
  try {
    limitRequests(services, request, 'sso');
    const form = Form.safeParse(request.body).data ?? refuseInput('SAMLResponse is missing');
    const asked = await askedFor(services, form);
    redirectTo = asked.redirectTo;
    const entry = { ...asked, encoded: form.SAMLResponse, request };
    return await sql.as(system, (tx) => enter(tx, services, entry));
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    return tellRefusal(redirectTo, error);
  }
}

interface Asked {
  provider: SsoProvider;
  requestId: string | undefined;
  redirectTo: string;
  flow: FlowState | undefined;
}

/** Used up at once: a second answer to the same request finds nothing. */
function askedFor({ auth, sql, now }: Services, form: z.infer<typeof Form>): Promise<Asked> {
  const { SAMLResponse: encoded, RelayState: relay } = form;
  return sql.as(system, async (tx) => {
    if (isUuid(relay)) return answered(tx, relay, now());
    // The identity provider began: what it sends along is the page the person wants.
    const entityId = await issuerOfAnswer(encoded);
    const provider = requireIdp(await findByEntity(tx, entityId));
    const redirectTo = mayRedirect(auth, relay) ? relay : auth.siteUrl;
    return { provider, requestId: undefined, redirectTo, flow: undefined };
  });
}

async function answered(tx: Sql, id: string, now: Instant): Promise<Asked> {
  const state = await takeRelayState(tx, id);
  if (!state)
    return refuseAuth(
      404,
      'saml_relay_state_not_found',
      'SAML RelayState does not exist, try logging in again?',
    );
  requireRecent(state, now);
  const provider = requireIdp(await findProvider(tx, state.ssoProviderId));
  const flow = state.flowStateId ? await findFlow(tx, state.flowStateId) : undefined;
  const { requestId, redirectTo } = state;
  return { provider, requestId, redirectTo: redirectTo ?? '', flow };
}

function requireRecent({ createdAt }: RelayState, now: Instant) {
  if (secondsSince(createdAt, now) > stateLife)
    refuseAuth(
      422,
      'saml_relay_state_expired',
      'SAML RelayState has expired. Try logging in again?',
    );
}

function requireIdp(provider: SsoProvider | undefined): SsoProvider {
  if (!provider)
    return refuseAuth(
      404,
      'saml_idp_not_found',
      'A SAML connection has not been established with this Identity Provider',
    );
  if (provider.disabled) refuseAuth(404, 'sso_provider_disabled', 'SSO provider is disabled');
  return provider;
}

type Entry = Asked & { encoded: string; request: FastifyRequest };

async function enter(tx: Sql, services: Services, entry: Entry): Promise<string> {
  const { provider, redirectTo, request } = entry;
  const assertion = await readAnswer(services, provider, entry);
  const isNew = await recordAssertion(tx, {
    ssoProviderId: provider.id,
    assertionId: assertion.id,
    expiresAt: assertion.expiresAt,
  });
  if (!isNew) refuseInput('SAML Assertion is not valid: it was used before');
  const name = `sso:${provider.id}`;
  const person = personOf(provider, assertion);
  const admission = await admitArrival(tx, services, {
    provider: name,
    person,
    request,
    redirectTo,
  });
  if ('refusal' in admission) return tellRefusal(redirectTo, admission.refusal);
  const direct = {
    id: '',
    codeChallenge: null,
    provider: name,
    authenticationMethod: 'sso/saml',
  };
  const { userId } = admission;
  return handOver(tx, services, { userId, flow: entry.flow ?? direct, redirectTo, request });
}
