import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { DeskMatter } from '#contract/matter-desk.ts';
import type { Matter } from '#contract/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import type { MatterRow } from '#server/matters/matter-row.ts';
import { type Reader, showAtDesk, showMatter } from '#server/matters/views.ts';
import type { Somebody } from '#server/matters/writing.ts';
import { once } from '#server/platform/idempotency.ts';
import type { Guard } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** Somebody who is signed in, as far as a matter wants to know them. */
interface Person {
  id: string;
  email: string;
  metadata: Record<string, unknown>;
}
export type ClientPerson = Person & { kind: 'client' };
export type StaffPerson = Person & { kind: 'staff' };

/** Who may come in, and where the pictures lie. */
export interface Doors {
  client: Guard<ClientPerson>;
  staff: Guard<StaffPerson>;
  artBase: string;
}

/** One request to act: who, where, with what. */
interface Request {
  user: ClientPerson | StaffPerson;
  request: FastifyRequest;
  endpoint: Pick<Endpoint, 'path'>;
  params?: Record<string, string | number> | undefined;
  body?: unknown;
}

const displayName = ({ email, metadata }: Person): string => {
  const name = metadata.full_name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : email;
};

/** A key belongs to one place: sent to another matter, it is another wish. */
function routeOf(path: string, params: Request['params'] = {}): string {
  return path.replaceAll(/:(\w+)/g, (_whole, name: string) => String(params[name] ?? ''));
}

/** Acts once for each key, in one transaction, at one moment. */
export function actOnce<Answer>(
  services: Services,
  { user, request, endpoint, params, body }: Request,
  work: (acting: Somebody) => Promise<Answer>,
): Promise<Answer> {
  const route = routeOf(endpoint.path, params);
  const attempt = { user, route, key: request.headers['idempotency-key'], body };
  return services.catalogue.current().then((snapshot) =>
    services.sql.as(user, (tx) => {
      const { config } = services;
      const who = { by: user, name: displayName(user) };
      const acting = { tx, config, snapshot, now: services.now(), ...who };
      return once(tx, attempt, () => work(acting));
    }),
  );
}

type Reading = Request & { query: { lang: Language } };
type Work = (acting: Somebody) => Promise<MatterRow>;

/** What came of it, as the client reads it. */
export function actor(services: Services, artBase: string) {
  return (reading: Reading, work: Work): Promise<Matter> =>
    actOnce(services, reading, async (acting) =>
      showMatter(acting.tx, await work(acting), readerIn(acting, reading, artBase)),
    );
}

/** The same at the desk. */
export function deskActor(services: Services, artBase: string) {
  return (reading: Reading, work: Work): Promise<DeskMatter> =>
    actOnce(services, reading, async (acting) =>
      showAtDesk(acting.tx, await work(acting), readerIn(acting, reading, artBase)),
    );
}

function readerIn({ snapshot, now }: Somebody, { user, query }: Reading, artBase: string): Reader {
  const side = user.kind === 'client' ? 'client' : 'house';
  return { id: user.id, side, language: query.lang, now, snapshot, artBase };
}

/** The version an act was decided upon, as `If-Match` says it, bare or in the quotes of an ETag. */
export function versionOf({ headers }: FastifyRequest): number {
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match'] ?? '') ?? [];
  if (version) return Number(version);
  const sentence = 'Please say in If-Match which version of the matter you mean.';
  throw new Failure('precondition_failed', sentence);
}
