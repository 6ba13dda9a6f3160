import { AuthFailure } from '#domain/auth/failure.ts';
import { Failure } from '#domain/failure.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { requireClaims } from '#server/auth/guards/bearer.ts';
import { type Bearing, bearerOf } from '#server/auth/guards/bearer-header.ts';
import { personBearing } from '#server/auth/guards/guards.ts';
import type { StorageAsker, StorageGuard } from '#server/platform/storage-guard.ts';
import type { Services } from '#server/services.ts';

/** Tokens and keys as storage asks for them. */
export const storageGuard =
  (services: Services): StorageGuard =>
  async (request) => {
    // The person's token where there is one, else the key.
    const { authorization, apikey } = request.headers;
    const token = authorization === undefined ? apikey : bearerOf(request);
    if (typeof token !== 'string') return refuse('This endpoint requires a valid Bearer token');
    try {
      return await whoBears(services, token);
    } catch (error) {
      const isRefused =
        error instanceof AuthFailure ||
        (error instanceof Failure && error.code === 'unauthenticated');
      if (isRefused) return refuse(error.message);
      throw error;
    }
  };

async function whoBears(services: Services, token: string): Promise<StorageAsker> {
  const role = await roleOf(services, { headers: { authorization: `Bearer ${token}` } });
  if (role === 'service_role' || role === 'supabase_admin') return { kind: 'service' };
  if (role === 'anon') return { kind: 'anyone' };
  const { id, role: work, proof, hasShownTwo, sessionId } = await personBearing(services, token);
  // As at the desk: in production nobody works here with a password alone.
  const isProven = !services.config.production || hasShownTwo;
  return { kind: 'person', id, isAdmin: work === 'admin' && isProven, proof, sessionId };
}

/** Accounts that live elsewhere have tokens of their own; only our keys are known as a whole. */
async function roleOf(services: Services, request: Bearing): Promise<string | undefined> {
  const { hosted, projectKeys } = services.auth;
  const token = bearerOf(request);
  if (token === projectKeys.service) return 'service_role';
  if (token === projectKeys.anon) return 'anon';
  return hosted ? undefined : (await requireClaims(services, request)).role;
}

function refuse(reason: string): never {
  throw new StorageRefusal('AccessDenied', reason);
}
