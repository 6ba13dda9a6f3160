import type { FastifyRequest } from 'fastify';
import { clientTopic } from '#contract/live.ts';
import { Failure } from '#domain/failure.ts';
import type { DocumentRow } from '#server/documents/store.ts';
import { tell } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Two devices that write about one paper: the second has to read what the first wrote. */
export function checkVersion(row: DocumentRow, { headers }: FastifyRequest): void {
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match'] ?? '') ?? [];
  if (!version)
    throw new Failure('precondition_failed', 'Please say in If-Match which version you mean.');
  if (Number(version) !== row.version)
    throw new Failure('precondition_failed', 'The paper was changed meanwhile.');
}

/** Every screen of its owner reads it anew. */
export const toldOwner = (tx: Sql, ownerId: string, id: string) =>
  tell(tx, clientTopic(ownerId), 'document', { id });
