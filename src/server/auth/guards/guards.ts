import { decodeJwt } from 'jose';
import { AuthFailure } from '#domain/auth/failure.ts';
import { requireFresh } from '#domain/auth/fresh-proof.ts';
import { hasShownTwo } from '#domain/auth/two-factors.ts';
import { Failure } from '#domain/failure.ts';
import { displayName } from '#domain/greeting.ts';
import { hasSecondFactor } from '#server/auth/account.ts';
import { requireSecondFactor } from '#server/auth/guards/assurance.ts';
import { requireClaims, requireUser } from '#server/auth/guards/bearer.ts';
import { type Bearing, bearerOf } from '#server/auth/guards/bearer-header.ts';
import { hostedPerson } from '#server/auth/guards/hosted-tokens.ts';
import { type Person, roleOf } from '#server/auth/guards/person.ts';
import { proofIn } from '#server/auth/proof/protocol-proof.ts';
import { actsFor, standIn } from '#server/delegates/actions.ts';
import type { Guard } from '#server/platform/serve.ts';
import { type Caller, type Delegate, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type ClientCaller = { kind: 'client'; delegate?: Delegate } & Person;
type StaffCaller = { kind: 'staff' } & Person;

/**
 * A valid access token of an account that lives, with a session that has not ended. Whoever says that
 * they act for another is from here on that client, with their own name beside it; every endpoint of
 * clients stands behind this one decision.
 */
export const client = (services: Services) => clientWhere(services, personOf);

/** Somebody on the way through the door: what stands behind it is what completes the second factor. */
export const halfSigned = (services: Services) => clientWhere(services, whoBears);

const clientWhere =
  (services: Services, whoAsks: typeof personOf): Guard<ClientCaller> =>
  async (request) => {
    const person = await whoAsks(services, request);
    const shape = request.routeOptions?.config.endpoint?.shape ?? {};
    const clientId = actsFor(request, person.id);
    const caller: ClientCaller =
      clientId === undefined
        ? { kind: 'client', ...person }
        : await actingAs(services, person, { clientId, needed: shape.acting });
    if (shape.proof === 'fresh') requireFresh(person.proof, services.now());
    return caller;
  };

type Acting = Pick<Parameters<typeof standIn>[1], 'clientId' | 'needed'>;

/** What was proven stays that of whoever's hand it is. */
async function actingAs(
  { sql, now }: Services,
  person: Person,
  acting: Acting,
): Promise<ClientCaller> {
  const name = displayName({ email: person.email, user_metadata: person.metadata }, person.email);
  const standing = { ...acting, delegate: { id: person.id, name }, now: now() };
  const { client: known, delegate } = await standIn(sql, standing);
  const { id, email, metadata } = known;
  return { kind: 'client', ...person, role: 'client', id, email, metadata, delegate };
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
export const staff =
  (services: Services): Guard<StaffCaller> =>
  async (request) => {
    const person = await personOf(services, request);
    if (person.role !== 'concierge' && person.role !== 'admin')
      throw new Failure('forbidden', 'This is for our own people.');
    if (services.config.production && !person.hasShownTwo)
      throw new Failure('own_factor_needed', 'Set up a second factor in your settings first.');
    return { kind: 'staff', ...person };
  };

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
export const personBearing = (services: Services, token: string): Promise<Person> =>
  personOf(services, { headers: { authorization: `Bearer ${token}` } });

async function personOf(services: Services, request: Bearing): Promise<Person> {
  const person = await whoBears(services, request);
  requireSecondFactor(person);
  return person;
}

async function whoBears(services: Services, request: Bearing): Promise<Person> {
  try {
    const { hosted: verify, hostedFactors: factors } = services.auth;
    if (verify) return await hostedPerson({ sql: services.sql, verify, factors }, request);
    const signed = await requireUser(services, request);
    const { user, session } = signed;
    const hasFactor = hasSecondFactor(signed);
    const { aal, amr } = session ?? { aal: 'aal1', amr: [] };
    return {
      id: user.id,
      email: user.email ?? '',
      role: roleOf(user.rawAppMetaData),
      aal,
      hasFactor,
      hasShownTwo: hasShownTwo({ aal, amr }),
      proof: proofIn(signed),
      sessionId: session?.id ?? null,
      isAnonymous: user.isAnonymous,
      metadata: user.rawUserMetaData,
    };
  } catch (error) {
    if (error instanceof AuthFailure) throw new Failure('unauthenticated', 'Please sign in.');
    throw error;
  }
}

/** Whether a token is of nobody in particular: the public key, or any token of ours that says so. */
async function isOfNobody(services: Services, request: Bearing): Promise<boolean> {
  const { hosted, projectKeys } = services.auth;
  const token = bearerOf(request);
  if (token === projectKeys.anon) return true;
  // Accounts that live elsewhere have tokens of their own; only our keys are known as a whole.
  if (token === undefined || hosted || !saysAnon(token)) return false;
  try {
    return (await requireClaims(services, request)).role === 'anon';
  } catch (error) {
    if (error instanceof AuthFailure) return false;
    throw error;
  }
}

/** A look without belief, so that the tokens of people are checked once and not twice. */
function saysAnon(token: string): boolean {
  try {
    return decodeJwt(token).role === 'anon';
  } catch {
    return false; // that is how the library says that it is no token
  }
}
