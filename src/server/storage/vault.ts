import type { FastifyBaseLogger } from 'fastify';
import type { Instant } from '#contract/primitives.ts';
import type { StorageSettings } from '#server/platform/config/storage.ts';
import type { Database } from '#server/platform/sql.ts';
import type { Files } from '#server/storage/files/files.ts';
import type { DataKeys } from '#server/storage/seals/data-keys.ts';
import type { MasterKeys } from '#server/storage/seals/master-keys.ts';

/** What storage itself stands on. */
export interface StorageWorld {
  sql: Database;
  log: FastifyBaseLogger;
  settings: StorageSettings;
  files: Files;
  keys: DataKeys;
  masters: MasterKeys;
  now: () => Instant;
}
