import { decodeJwt } from 'jose';
import { AuthFailure } from '#domain/auth/failure.ts';
import { requireClaims } from '#server/auth/bearer.ts';
import { type Bearing, bearerOf } from '#server/auth/bearer-header.ts';
import type { Services } from '#server/services.ts';

/** Whether a token is of nobody in particular: the public key, or any token of ours that says so. */
export async function isOfNobody(services: Services, request: Bearing): Promise<boolean> {
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
