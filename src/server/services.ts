import type { FastifyBaseLogger } from 'fastify';
import type { Instant } from '#contract/primitives.ts';
import type { Auth } from '#server/auth/auth.ts';
import type { PaymentPort } from '#server/billing/payments/port.ts';
import type { Catalogue } from '#server/catalogue/snapshot.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Events } from '#server/platform/events.ts';
import type { Messages } from '#server/platform/messages/messages.ts';
import type { LetterPictures } from '#server/platform/messages/pictures.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import type { Database } from '#server/platform/sql.ts';
import type { Storage } from '#server/storage/storage.ts';

/** What features stand on: a plain object made once in `main.ts` and passed down. */
export interface Services {
  config: Config;
  /** Where the site is reached from outside, without a slash at the end. */
  publicUrl: string;
  log: FastifyBaseLogger;
  sql: Database;
  catalogue: Catalogue;
  /** How features hear of those they know. */
  events: Events;
  messages: Messages;
  /** Draws what stands in letters. */
  letterPictures: LetterPictures;
  /** Seals what must not lie in clear in the database. */
  secrets: Secrets;
  auth: Auth;
  storage: Storage;
  /** Who takes cards: the embedded sandbox, or Stripe. */
  processor: PaymentPort;
  now: () => Instant;
  /** Whether the house can work: false while the embedded database is being brought back. */
  isReady: () => Promise<boolean>;
}
