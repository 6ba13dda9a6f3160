import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Endpoint,
  type EndpointReturned,
  type EndpointShape,
  keyHeader,
  versionHeader,
} from '#contract/endpoint.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import type { Config } from '#server/platform/config/config.ts';
import { once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { type Asked, type Guard, serve } from '#server/platform/serve.ts';
import { type Caller, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Snapshot = Awaited<ReturnType<Services['catalogue']['current']>>;

/** What every change stands on: one transaction, one moment, one actor (and for whom they act). */
export interface Act<By extends Caller = Caller> {
  services: Services;
  config: Config;
  tx: Sql;
  snapshot: Snapshot;
  now: Instant;
  by: By;
}

/** The same where somebody asked for it through the API. */
export interface AskedAct<By extends Caller = Caller> extends Act<By> {
  /** Which version the asker saw, as `If-Match` said it. What is not `versioned` matches no row. */
  version: number;
  /** Lets through what is still as the asker saw it. */
  expected: <Row extends { version: number }>(row: Row) => Row;
}

/** Who asks for a change, and with what; everything a handler of `serve` is given will do. */
export interface AskingCaller<User extends Caller> {
  user: User;
  request: Pick<FastifyRequest, 'headers' | 'ip'>;
  params?: unknown;
  /** As the contract parsed it, so that spelling the same wish differently changes nothing. */
  body?: unknown;
}

/** What every write does: in the asker's name, once for each key, upon the version they saw. */
export const act = <User extends Caller, Answer>(
  services: Services,
  endpoint: Endpoint,
  asked: AskingCaller<User>,
  work: (act: AskedAct<User>) => Promise<Answer>,
): Promise<Answer> => perform(services, { endpoint, asked, by: asked.user }, work);

/** The same where a secret in the request is the right to it: the asker has no rows, so the house writes. */
export const actAsHouse = <Answer>(
  services: Services,
  endpoint: Endpoint,
  asked: AskingCaller<Caller>,
  work: (act: AskedAct) => Promise<Answer>,
): Promise<Answer> => perform(services, { endpoint, asked, by: system }, work);

/** Serves what changes something: an act each time it is asked. */
export const serveActs =
  (app: FastifyInstance, services: Services) =>
  <Shape extends EndpointShape, User extends Caller>(
    endpoint: Endpoint<Shape>,
    guard: Guard<User>,
    work: (
      acting: AskedAct<User>,
      asked: Asked<Shape, User>,
    ) => Promise<EndpointReturned<Shape> | undefined>,
  ) =>
    serve(app, endpoint, guard, (asked) =>
      act(services, endpoint, asked, (acting) => work(acting, asked)),
    );

/** The same where nobody asked for it through the API: a job, or a step of a payment that goes on by itself. */
export async function actUnasked<Answer>(
  services: Services,
  work: (act: Act) => Promise<Answer>,
  by: Caller = system,
): Promise<Answer> {
  const { sql, catalogue, config, now } = services;
  const snapshot = await catalogue.current();
  return sql.as(by, (tx) => work({ services, config, tx, snapshot, now: now(), by }));
}

/** Who did what to a thing and why, line by line: each table has these columns and its own. */
type History = 'booking_events' | 'matter_events' | 'membership_events';

/**
 * Writes a line of a history: in the transaction of what it tells of, at its moment, in the name of who did it
 * (for whom they act the database knows). It is never changed.
 */
export async function record(
  { tx, now, by }: Pick<Act, 'tx' | 'now' | 'by'>,
  history: History,
  line: { kind: string; reason: string; [column: string]: unknown },
): Promise<string> {
  const id = newId();
  const actor = { actorKind: by.kind, actorId: 'id' in by ? by.id : null };
  await tx`insert into ${tx(`app.${history}`)} ${tx({ id, at: now, ...actor, ...line })}`;
  return id;
}

interface Wish<By extends Caller> {
  endpoint: Endpoint;
  asked: AskingCaller<Caller>;
  by: By;
}

async function perform<By extends Caller, Answer>(
  services: Services,
  { endpoint, asked, by }: Wish<By>,
  work: (act: AskedAct<By>) => Promise<Answer>,
): Promise<Answer> {
  const { sql, catalogue, config, secrets } = services;
  const version = versionIn(endpoint, asked);
  const expected: AskedAct['expected'] = (row) => checkVersion(row, version);
  const snapshot = await catalogue.current();
  return sql.as(by, (tx) => {
    const now = services.now();
    const acts = () => work({ services, config, tx, snapshot, now, by, version, expected });
    if (!endpoint.shape.once) return acts();
    return once({ tx, secrets }, attemptOf(endpoint, asked), acts);
  });
}

/** A key belongs to one thing: sent to another, it is another wish. */
function attemptOf({ path }: Endpoint, { user, request, params = {}, body }: AskingCaller<Caller>) {
  // The contract has parsed them: each is named in the path, a word or a number.
  const named = params as Record<string, string | number>;
  const route = path.replaceAll(/:(\w+)/g, (_whole, name: string) => String(named[name] ?? ''));
  return { user, ip: request.ip, route, key: request.headers[keyHeader], body };
}

/** The version an act was decided upon, bare or in the quotes of an ETag. */
export function versionIn(
  { shape }: Endpoint,
  { request }: Pick<AskingCaller<Caller>, 'request'>,
): number {
  if (!shape.versioned) return Number.NaN;
  const [, seen] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(request.headers[versionHeader] ?? '') ?? [];
  if (seen) return Number(seen);
  throw new Failure('precondition_failed', 'Please say in If-Match which version you mean.');
}

/** Of two who save at once, the second looks again first. */
export function checkVersion<Row extends { version: number }>(row: Row, seen: number): Row {
  if (row.version === seen) return row;
  throw new Failure('precondition_failed', 'It has changed meanwhile; please look again.', {
    params: { version: row.version },
  });
}
