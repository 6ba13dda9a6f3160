import type { FastifyInstance } from 'fastify';
import { requireAdmin } from '#server/auth/guards/bearer.ts';
import { readBody } from '#server/auth/requests.ts';
import {
  auditSsoChange,
  changeProvider,
  createProvider,
  ProviderBody,
  requireOne,
} from '#server/auth/saml/provider-changes.ts';
import * as store from '#server/auth/saml/provider-store.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type OnOne = { Params: { id: string } };
const base = '/admin/sso/providers';

/** The identity providers of companies, managed with the service key. */
export function ssoAdminRoutes(app: FastifyInstance, services: Services) {
  const { sql } = services;

  app.get(base, async (request) => {
    await requireAdmin(services, request);
    return { items: (await sql.as(system, store.listProviders)).map(viewProvider) };
  });

  app.post(base, async (request, reply) => {
    await requireAdmin(services, request);
    const created = await createProvider(services, readBody(request, ProviderBody), request);
    return reply.status(201).send(viewProvider(created));
  });

  onOneProvider(app, services);
}

function onOneProvider(app: FastifyInstance, services: Services) {
  const { sql } = services;

  app.get<OnOne>(`${base}/:id`, async (request) => {
    await requireAdmin(services, request);
    return sql.as(system, async (tx) => viewProvider(await requireOne(tx, request.params.id)));
  });

  app.put<OnOne>(`${base}/:id`, async (request) => {
    await requireAdmin(services, request);
    const body = readBody(request, ProviderBody);
    return viewProvider(await changeProvider(services, request.params.id, body, request));
  });

  app.delete<OnOne>(`${base}/:id`, async (request) => {
    await requireAdmin(services, request);
    return sql.as(system, async (tx) => {
      const provider = await requireOne(tx, request.params.id);
      await store.deleteProvider(tx, provider.id);
      await auditSsoChange(tx, 'sso_provider_deleted', provider.id, request);
      return viewProvider(provider);
    });
  });
}

function viewProvider(provider: store.SsoProvider) {
  const { id, resourceId, disabled, metadataUrl, nameIdFormat, createdAt, updatedAt } = provider;
  return {
    id,
    ...(resourceId !== null && { resource_id: resourceId }),
    disabled,
    saml: {
      entity_id: provider.entityId,
      metadata_xml: provider.metadataXml,
      ...(metadataUrl !== null && { metadata_url: metadataUrl }),
      attribute_mapping: provider.attributeMapping,
      ...(nameIdFormat !== null && { name_id_format: nameIdFormat }),
    },
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
