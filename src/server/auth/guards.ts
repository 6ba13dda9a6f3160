import { AuthFailure } from '#domain/auth-failure.ts';
import { Failure } from '#domain/failure.ts';
import { displayName } from '#domain/greeting.ts';
import { type Bearing, bearerOf, requireUser } from '#server/auth/bearer.ts';
import { hostedPerson } from '#server/auth/hosted.ts';
import { canProve, lastProof } from '#server/auth/last-proof.ts';
import { type Person, roleOf } from '#server/auth/person.ts';
import { isOfNobody } from '#server/auth/visitor-token.ts';
import { actsFor, standIn } from '#server/delegates/actions.ts';
import type { Guard } from '#server/platform/serve.ts';
import { type Caller, type Delegate, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export type ClientCaller = { kind: 'client'; delegate?: Delegate } & Person;
export type StaffCaller = { kind: 'staff' } & Person;

/**
 * A valid access token of an account that lives, with a session that has not ended. Whoever says that
 * they act for another is from here on that client, with their own name beside it; every endpoint of
 * clients stands behind this one decision.
 */
export function client(services: Services): Guard<ClientCaller> {
  return async (request) => {
    const person = await personOf(services, request);
    const clientId = actsFor(request, person.id);
    if (clientId === undefined) return { kind: 'client', ...person };
    const name = displayName({ email: person.email, user_metadata: person.metadata }, person.email);
    const needed = request.routeOptions.config.endpoint?.shape.acting;
    const acting = { delegate: { id: person.id, name }, clientId, needed, now: services.now() };
    const { client: known, delegate } = await standIn(services.sql, acting);
    const { id, email, metadata } = known;
    return { kind: 'client', ...person, role: 'client', id, email, metadata, delegate };
  };
}

/** The client where somebody is signed in, and else the visitor; a token that is no good is refused. */
export function clientOrVisitor(services: Services): Guard<Caller> {
  const known = client(services);
  return async (request) => {
    if (bearerOf(request) === undefined || (await isOfNobody(services, request))) return visitor;
    return known(request);
  };
}

/** One of the house. In production nobody works here with a password alone. */
export function staff(services: Services): Guard<StaffCaller> {
  return async (request) => {
    const person = await personOf(services, request);
    if (person.role !== 'concierge' && person.role !== 'admin')
      throw new Failure('forbidden', 'This is for our own people.');
    if (services.config.production && person.aal !== 'aal2')
      throw new Failure('forbidden', 'Please confirm your second factor first.');
    return { kind: 'staff', ...person };
  };
}

/** One of the house who also decides who works here. */
export function admin(services: Services): Guard<StaffCaller> {
  const known = staff(services);
  return async (request) => {
    const person = await known(request);
    if (person.role !== 'admin') throw new Failure('forbidden', 'This is for admins alone.');
    return person;
  };
}

/** Whom a token belongs to, where it did not come in a request of its own. */
export function personBearing(services: Services, token: string): Promise<Person> {
  return personOf(services, { headers: { authorization: `Bearer ${token}` } });
}

async function personOf(services: Services, request: Bearing): Promise<Person> {
  try {
    const { hosted } = services.auth;
    if (hosted) return await hostedPerson(services.sql, hosted, request);
    const { user, session, factors } = await requireUser(services, request);
    return {
      id: user.id,
      email: user.email ?? '',
      role: roleOf(user.rawAppMetaData),
      aal: session?.aal ?? 'aal1',
      provenAt: canProve(factors) ? lastProof(session?.amr ?? []) : null,
      sessionId: session?.id ?? null,
      isAnonymous: user.isAnonymous,
      metadata: user.rawUserMetaData,
    };
  } catch (error) {
    if (error instanceof AuthFailure) throw new Failure('unauthenticated', 'Please sign in.');
    throw error;
  }
}
