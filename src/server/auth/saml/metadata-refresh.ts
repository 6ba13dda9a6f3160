import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { fetchMetadata, readMetadata } from '#server/auth/saml/idp-metadata.ts';
import { keepMetadata, listProviders, type SsoProvider } from '#server/auth/saml/sso-store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

const refreshSsoMetadata = {
  name: 'refresh_sso_metadata',
  schema: z.object({}),
} satisfies Task;

interface Refreshing {
  sql: Database;
  log: FastifyBaseLogger;
}

/** Companies renew their certificates; those that name an address are asked there every night. */
export function metadataWorkers(services: Refreshing): Worker[] {
  // Ten to four at night in Dubai.
  return [worker(refreshSsoMetadata, () => refreshMetadata(services), { at: '50 23 * * *' })];
}

/** One after the other: a company that does not answer holds up nobody's sign-in, only this job. */
export async function refreshMetadata(services: Refreshing): Promise<void> {
  const providers = await services.sql.as(system, listProviders);
  for (const provider of providers) await refreshOne(services, provider);
}

/** What is known stays good until something better was read completely. */
async function refreshOne({ sql, log }: Refreshing, provider: SsoProvider) {
  const { id, entityId, metadataUrl } = provider;
  if (metadataUrl === null) return;
  try {
    const metadataXml = await fetchMetadata(metadataUrl);
    const read = await readMetadata(metadataXml);
    if (read.entityId !== entityId) throw new Error('It describes another identity provider.');
    const isNew = await sql.as(system, (tx) => keepMetadata(tx, { id, metadataUrl, metadataXml }));
    if (isNew) log.info({ ssoProvider: id }, 'an identity provider’s metadata is renewed');
  } catch (error) {
    log.warn({ err: error, ssoProvider: id }, 'an identity provider’s metadata stays as it was');
  }
}
