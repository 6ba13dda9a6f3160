import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { newId } from '#server/platform/ids.ts';
import { anyRow, many, maybe, one, type Sql } from '#server/platform/sql.ts';

const words = z.string().nullable();

/** Which of the assertion's attributes becomes which claim. */
export const AttributeMapping = z.object({
  keys: z
    .record(
      z.string(),
      z.object({
        name: z.string().optional(),
        names: z.array(z.string()).optional(),
        default: z.json().optional(),
        array: z.boolean().optional(),
      }),
    )
    .optional(),
});
export type AttributeMapping = z.infer<typeof AttributeMapping>;

/** A company's identity provider. */
export const SsoProvider = z.object({
  id: z.string(),
  resourceId: words,
  disabled: z.boolean(),
  entityId: z.string(),
  metadataXml: z.string(),
  metadataUrl: words,
  attributeMapping: AttributeMapping,
  nameIdFormat: words,
  domains: z.array(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type SsoProvider = z.infer<typeof SsoProvider>;

const columns = (sql: Sql) => sql`
  sso_providers.*,
  array(
    select domain from auth.sso_domains
    where sso_provider_id = sso_providers.id order by domain
  ) as domains`;

export const listProviders = (sql: Sql) =>
  many(SsoProvider, sql)`select ${columns(sql)} from auth.sso_providers order by created_at`;

export const findProvider = (sql: Sql, id: string) =>
  maybe(SsoProvider, sql)`
    select ${columns(sql)} from auth.sso_providers where sso_providers.id = ${id}`;

export const findByEntity = (sql: Sql, entityId: string) =>
  maybe(SsoProvider, sql)`
    select ${columns(sql)} from auth.sso_providers where entity_id = ${entityId}`;

export const findByDomain = (sql: Sql, domain: string) =>
  maybe(SsoProvider, sql)`
    select ${columns(sql)} from auth.sso_providers where sso_providers.id = (
      select sso_provider_id from auth.sso_domains where lower(domain) = ${domain.toLowerCase()})`;

export type ProviderChanges = Partial<
  Omit<SsoProvider, 'id' | 'domains' | 'createdAt' | 'updatedAt'>
>;

export async function insertProvider(sql: Sql, provider: ProviderChanges): Promise<string> {
  const row = { ...asRow(sql, provider), id: newId() };
  const { id } = await one(z.object({ id: z.string() }), sql)`
    insert into auth.sso_providers ${sql(row)} returning id`;
  return id;
}

export async function updateProvider(sql: Sql, id: string, changes: ProviderChanges) {
  const row = asRow(sql, changes);
  if (Object.keys(row).length > 0)
    await sql`update auth.sso_providers set ${sql(row)} where id = ${id}`;
  await sql`update auth.sso_providers set updated_at = now() where id = ${id}`;
}

interface Fetched {
  id: string;
  metadataUrl: string;
  metadataXml: string;
}

/** Says whether it is new. An address that was changed meanwhile has brought its own. */
export const keepMetadata = async (sql: Sql, { id, metadataUrl, metadataXml }: Fetched) => anyRow(
  sql,
)`
    update auth.sso_providers set metadata_xml = ${metadataXml}, updated_at = now()
    where id = ${id} and metadata_url = ${metadataUrl} and metadata_xml <> ${metadataXml}`;

export async function deleteProvider(sql: Sql, id: string) {
  await sql`delete from auth.sso_providers where id = ${id}`;
}

/** All of them anew: the list given is the list kept. */
export async function setDomains(sql: Sql, providerId: string, domains: string[]) {
  await sql`delete from auth.sso_domains where sso_provider_id = ${providerId}`;
  const rows = domains.map((domain) => ({ id: newId(), ssoProviderId: providerId, domain }));
  if (rows.length > 0) await sql`insert into auth.sso_domains ${sql(rows)}`;
}

function asRow(sql: Sql, { attributeMapping, ...plain }: ProviderChanges) {
  // What zod read as JSON can be written as JSON.
  const mapping = attributeMapping && {
    attributeMapping: sql.json({ ...attributeMapping } as never),
  };
  return { ...plain, ...mapping };
}
