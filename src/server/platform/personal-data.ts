/** What a feature keeps of somebody: how it is read for their archive, and how it goes when they leave. */
import type { Readable } from 'node:stream';
import type { Instant } from '#contract/primitives.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Whose things they are. An address or number that nobody confirmed may be a stranger's, and is none. */
export interface Owner {
  id: string;
  email: string | null;
  phone: string | null;
}

export interface CarriedFile {
  /** Where it lies in the archive, below the folder of its feature. */
  path: string;
  /** Read when its turn comes: no two files are open at once. */
  read(tx: Sql): Promise<Uint8Array | Readable>;
}

/** One file of the archive. */
export interface PersonalData {
  /** `bookings` becomes bookings.html and data/bookings.json, and its files lie in bookings/. */
  name: string;
  /** The tables it speaks for. */
  tables: readonly string[];
  /**
   * In whose name it is read. In the owner's own wherever the policies let them: then nothing of the
   * house or of somebody else can slip in.
   */
  readAs: 'owner' | 'system';
  read(tx: Sql, owner: Owner): Promise<object>;
  files?(tx: Sql, owner: Owner, services: Services): Promise<CarriedFile[]>;
}

/** Everything that happens when an account is erased stands in one transaction, as system. */
export interface Leaving {
  tx: Sql;
  services: Services;
  owner: Owner;
  now: Instant;
}

/** What the database does not take away by itself with the account. */
export interface Erasure {
  tables: readonly string[];
  /** May run again after a crash: the whole transaction was undone. */
  erase(leaving: Leaving): Promise<void>;
}
