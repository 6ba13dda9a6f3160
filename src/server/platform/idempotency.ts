import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Failure } from '#domain/failure.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { type Caller, one, type Sql } from '#server/platform/sql.ts';

/** A request that may come twice: over a bad line, or from an impatient finger. */
interface Attempt {
  user: Caller;
  /** Where it came from. */
  ip: string;
  /** The endpoint: a key of one is no key of another. */
  route: string;
  /** What the request called its try; without a key every request acts. */
  key: string | string[] | undefined;
  /** As the contract parsed it, so that spelling the same wish differently changes nothing. */
  body: unknown;
}

const Kept = z.object({ bodyHash: z.string(), sealed: z.string().nullable() });

type Row = { caller: string; route: string; key: string };
type Sealer = Pick<Secrets, 'seal' | 'open'>;

/** An answer may carry the secret of which the house keeps the hash alone: it opens for this row only. */
const sealedAs = ({ caller, route, key }: Row) => `kept answer ${caller} ${route} ${key}`;

/** Long enough that nobody hits another's by chance, short enough to keep. */
const readable = /^[\x21-\x7e]{16,200}$/;

/**
 * Acts once for each key and gives every later request the same answer. Key, act and answer stand in
 * one transaction: a second request waits for the first, and a first that failed left no key behind.
 */
export async function once<Answer>(
  { tx, secrets }: { tx: Sql; secrets: Sealer },
  attempt: Attempt,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { key } = attempt;
  if (key === undefined) return act();
  if (typeof key !== 'string' || !readable.test(key))
    throw new Failure('bad_request', 'An Idempotency-Key has 16 to 200 plain characters.');
  const row = { caller: nameOf(attempt.user), route: routeOf(attempt), key };
  const bodyHash = hashOf(attempt.body);
  const { count } = await tx`
    insert into app.idempotency_keys ${tx({ ...row, bodyHash })} on conflict do nothing`;
  // What was kept came from this very endpoint, whose schema reads it once more on the way out.
  if (count === 0) return (await keptAnswer({ tx, secrets }, row, bodyHash)) as Answer;
  const answer = await act();
  const sealed = secrets.seal(sealedAs(row), JSON.stringify(answer ?? null));
  await tx`
    update app.idempotency_keys set sealed = ${sealed}
    where caller = ${row.caller} and route = ${row.route} and key = ${key}`;
  return answer;
}

async function keptAnswer(
  { tx, secrets }: { tx: Sql; secrets: Sealer },
  row: Row,
  bodyHash: string,
): Promise<unknown> {
  const { caller, route, key } = row;
  const kept = await one(Kept, tx)`
    select body_hash, sealed from app.idempotency_keys
    where caller = ${caller} and route = ${route} and key = ${key}`;
  if (kept.bodyHash !== bodyHash)
    throw new Failure('idempotency_mismatch', 'This key was already used for something else.');
  if (kept.sealed === null) return refuseForgotten();
  const text = await secrets.open(sealedAs(row), kept.sealed).catch(refuseForgotten);
  return JSON.parse(text);
}

/** Kept before answers were sealed, or under a key that two rotations have dropped since. */
function refuseForgotten(): never {
  throw new Failure('conflict', 'This was done already; please look again.');
}

/** Two who act for one client have keys of their own, and so has every visitor. */
function routeOf({ user, ip, route, body }: Attempt): string {
  if (user.kind === 'visitor') return `${route} by ${visitorOf(body, ip)}`;
  return 'delegate' in user && user.delegate ? `${route} by ${user.delegate.id}` : route;
}

/** Known by the secret they hold, wherever they go with it; before they have one, by their network. */
function visitorOf(body: unknown, ip: string): string {
  const held = Held.safeParse(body);
  return hashOf(held.success ? held.data.token : networkOf(ip));
}

const Held = z.object({ token: z.string() });

/** As `app.caller_name()` says it. */
const nameOf = (user: Caller) => ('id' in user ? user.id : user.kind);

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');
