import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

const words = z.string().nullable();

/** A program that may ask people for their consent; never with the hash of its secret. */
export const OauthClient = z.object({
  id: z.string(),
  clientName: z.string(),
  clientUri: words,
  logoUri: words,
  clientType: z.enum(['public', 'confidential']),
  registrationType: z.enum(['manual', 'dynamic']),
  redirectUris: z.array(z.string()),
  grantTypes: z.array(z.string()),
  responseTypes: z.array(z.string()),
  tokenEndpointAuthMethod: z.string(),
  scope: words,
  createdAt: Instant,
  updatedAt: Instant,
});
export type OauthClient = z.infer<typeof OauthClient>;

export type ClientChanges = Partial<
  Omit<OauthClient, 'id' | 'clientType' | 'registrationType' | 'createdAt' | 'updatedAt'>
> & { secretHash?: string };

export type NewClient = Omit<OauthClient, 'createdAt' | 'updatedAt'> & {
  secretHash: string | null;
};

const columns = (sql: Sql) => sql`
  id, client_name, client_uri, logo_uri, client_type, registration_type, redirect_uris,
  grant_types, response_types, token_endpoint_auth_method, scope, created_at, updated_at`;

export const listClients = (sql: Sql, page: { perPage: number; offset: number }) =>
  many(OauthClient, sql)`
    select ${columns(sql)} from auth.oauth_clients where deleted_at is null
    order by created_at desc, id desc limit ${page.perPage} offset ${page.offset}`;

export async function countClients(sql: Sql): Promise<number> {
  const { total } = await one(z.object({ total: z.number() }), sql)`
    select count(*) as total from auth.oauth_clients where deleted_at is null`;
  return total;
}

/** Locked for whoever changes it; a reader waits for no one. */
export const findClient = (sql: Sql, id: string, { lock = false } = {}) =>
  maybe(OauthClient, sql)`
    select ${columns(sql)} from auth.oauth_clients
    where id = ${id} and deleted_at is null ${lock ? sql`for update` : sql``}`;

export const insertClient = (sql: Sql, client: NewClient) =>
  one(OauthClient, sql)`insert into auth.oauth_clients ${sql(client)} returning ${columns(sql)}`;

export const updateClient = (sql: Sql, id: string, changes: ClientChanges) =>
  one(OauthClient, sql)`
    update auth.oauth_clients set ${sql(changes)}, updated_at = clock_timestamp()
    where id = ${id} returning ${columns(sql)}`;

export async function deleteClient(sql: Sql, id: string) {
  await sql`update auth.oauth_clients set deleted_at = now(), secret_hash = null where id = ${id}`;
}
