import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { Text } from '#server/auth/requests.ts';
import { fetchMetadata, readMetadata } from '#server/auth/saml/idp-metadata.ts';
import * as store from '#server/auth/saml/provider-store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** What an administrator says about an identity provider. */
export const ProviderBody = z.object({
  type: Text,
  metadata_xml: Text,
  metadata_url: Text,
  domains: z.array(z.string()).nullish(),
  attribute_mapping: store.AttributeMapping.nullish(),
  name_id_format: z.string().nullish(),
  resource_id: z.string().nullish(),
  disabled: z.boolean().nullish(),
});
export type ProviderBody = z.infer<typeof ProviderBody>;

export async function createProvider(
  { sql }: Services,
  body: ProviderBody,
  request: FastifyRequest,
) {
  if (body.type !== 'saml') refuseInput("Only 'saml' supported for SSO provider type");
  const metadata = await metadataOf(body);
  if (!metadata) return refuseInput('Either metadata_xml or metadata_url must be set');
  return sql.as(system, async (tx) => {
    if (await store.findByEntity(tx, metadata.entityId))
      refuseAuth(
        422,
        'saml_idp_already_exists',
        `SAML Identity Provider with this EntityID (${metadata.entityId}) already exists`,
      );
    const id = await store.insertProvider(tx, { ...changesIn(body), ...metadata });
    await assignDomains(tx, id, body.domains ?? []);
    await auditSsoChange(tx, 'sso_provider_created', id, request);
    return requireOne(tx, id);
  });
}

export async function changeProvider(
  { sql }: Services,
  id: string,
  body: ProviderBody,
  request: FastifyRequest,
) {
  const metadata = await metadataOf(body);
  return sql.as(system, async (tx) => {
    const { entityId } = await requireOne(tx, id);
    if (metadata && metadata.entityId !== entityId)
      refuseAuth(
        400,
        'saml_entity_id_mismatch',
        `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${entityId}' but got '${metadata.entityId}'`,
      );
    await store.updateProvider(tx, id, { ...changesIn(body), ...metadata });
    if (body.domains) await assignDomains(tx, id, body.domains);
    await auditSsoChange(tx, 'sso_provider_updated', id, request);
    return requireOne(tx, id);
  });
}

export const auditSsoChange = (tx: Sql, action: string, id: string, request: FastifyRequest) =>
  auditDeed(tx, action, { actorId: null, request, traits: { sso_provider_id: id } });

async function metadataOf({ metadata_xml: given, metadata_url: url }: ProviderBody) {
  if (given !== '' && url !== '')
    refuseInput('Only one of metadata_xml or metadata_url needs to be set');
  if (given === '' && url === '') return undefined;
  const metadataXml = given === '' ? await fetchMetadata(url) : given;
  const { entityId } = await readMetadata(metadataXml);
  return { metadataXml, entityId, metadataUrl: url === '' ? null : url };
}

/** Only what was sent. */
function changesIn(body: ProviderBody): store.ProviderChanges {
  const { attribute_mapping: mapping, name_id_format: format, resource_id: resource } = body;
  return {
    ...(mapping && { attributeMapping: mapping }),
    ...(format !== undefined && { nameIdFormat: format }),
    ...(resource !== undefined && { resourceId: resource }),
    ...(typeof body.disabled === 'boolean' && { disabled: body.disabled }),
  };
}

const domainShape = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

async function assignDomains(tx: Sql, id: string, given: string[]) {
  const domains = [...new Set(given.map((domain) => domain.trim().toLowerCase()))];
  for (const domain of domains) {
    if (!domainShape.test(domain)) refuseInput(`'${domain}' is not a domain`);
    const owner = await store.findByDomain(tx, domain);
    if (owner && owner.id !== id)
      refuseAuth(
        400,
        'sso_domain_already_exists',
        `SSO Domain '${domain}' is already assigned to an SSO identity provider (${owner.id})`,
      );
  }
  await store.setDomains(tx, id, domains);
}

export async function requireOne(tx: Sql, id: string): Promise<store.SsoProvider> {
  const found = isUuid(id) ? await store.findProvider(tx, id) : undefined;
  return found ?? refuseAuth(404, 'sso_provider_not_found', 'SSO Identity Provider not found');
}
