import type { FastifyBaseLogger } from 'fastify';
import { fetchMetadata, readMetadata } from '#server/auth/saml/idp-metadata.ts';
import { keepMetadata, listProviders, type SsoProvider } from '#server/auth/saml/provider-store.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

interface Refreshing {
  sql: Database;
  log: FastifyBaseLogger;
}

/** Companies renew their certificates; those that name an address are asked there every night. */
export function metadataWorkers(services: Refreshing): Worker[] {
  // Ten to four at night in Dubai.
  return [byTheClock('refresh_sso_metadata', '50 23 * * *', () => refreshMetadata(services))];
}

/** One after the other: a company that does not answer holds up nobody's sign-in, only this job. */
export async function refreshMetadata(services: Refreshing): Promise<void> {
  const providers = await services.sql.as(system, listProviders);
  for (const provider of providers) await refreshOne(services, provider);
}

/** What is known stays good until something better was read completely. */
async function refreshOne({ sql, log }: Refreshing, { id, entityId, metadataUrl }: SsoProvider) {
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
