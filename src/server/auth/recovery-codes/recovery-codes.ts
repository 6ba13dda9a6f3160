import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#domain/failure.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { limitGuesses, recoveryCodesOf, tellOwner } from '#server/auth/factors/guesses.ts';
import { listFactors } from '#server/auth/factors/store.ts';
import { holdMember, type Member } from '#server/auth/guards/member.ts';
import { forgetGuesses } from '#server/auth/limits/guess-store.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import {
  lockUnused,
  type RecoveryCode,
  replaceCodes,
  spendCode,
} from '#server/auth/recovery-codes/store.ts';
import { recoveryCodes } from '#server/auth/sealed-places.ts';
import { raiseSession } from '#server/auth/sessions/sessions.ts';
import { deleteLowSessions } from '#server/auth/sessions/store.ts';
import { newId } from '#server/platform/ids.ts';
import { placeName } from '#server/platform/secrets/sealed-place.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const howMany = 10;

/** Crockford's: 32 signs, none of which is taken for another; ten of them are 50 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export async function createCodes(services: Services, member: Member, request: FastifyRequest) {
  const codes = Array.from({ length: howMany }, newCode);
  await services.sql.as(system, async (tx) => {
    const user = await holdMember(tx, member);
    const sealed = codes.map((code) => sealedCode(services, user.id, code));
    const before = await replaceCodes(tx, user.id, sealed);
    await auditDeed(tx, 'recovery_codes_created', { actorId: user.id, request });
    // The first ones come with the factor, whose notice has just been given.
    if (before > 0) await giveNotice(tx, services, { user, kind: 'recoveryCodes', request });
  });
  return { codes };
}

/** Stands in for the second factor: of a session that has shown none, or is asked for it again. */
export async function useCode(
  services: Services,
  member: Member,
  code: string,
  request: FastifyRequest,
) {
  const { sql } = services;
  const { user } = member;
  const guess = { subject: recoveryCodesOf(user), user };
  // Counted in a transaction of its own: what is wrong must not undo the count.
  await sql.as(system, (tx) => limitGuesses(tx, services, guess));
  const answer = await sql.as(system, (tx) => enter(tx, services, { member, code, request }));
  if (answer) return answer;
  await sql.as(system, async (tx) => {
    await auditDeed(tx, 'recovery_code_refused', { actorId: user.id, request });
    await tellOwner(tx, services, guess, request);
  });
  throw new Failure('validation_failed', 'This code is wrong or was used before.', {
    fields: { code: 'This code is wrong or was used before.' },
  });
}

interface Entering {
  member: Member;
  code: string;
  request: FastifyRequest;
}

async function enter(tx: Sql, services: Services, { member, code, request }: Entering) {
  const { id } = await holdMember(tx, member);
  const factors = await listFactors(tx, id);
  // Without a factor there is nothing a code could stand in for.
  if (!factors.some(({ status }) => status === 'verified')) return undefined;
  if (!(await takeCode(tx, services, { userId: id, code }))) return undefined;
  await forgetGuesses(tx, id);
  const proof = { method: 'mfa/recovery_code', factorId: null };
  const answer = await raiseSession(tx, services, member.session.id, proof);
  await deleteLowSessions(tx, id, member.session.id);
  await auditDeed(tx, 'recovery_code_used', { actorId: id, request });
  return answer;
}

function sealedCode({ secrets }: Services, userId: string, code: string): RecoveryCode {
  const id = newId();
  return { id, codeHash: secrets.seal(placeName(recoveryCodes, id), hashOf(userId, code)) };
}

/** Uses a code up and says whether there was one: ten are opened at most, and compared. */
async function takeCode(
  tx: Sql,
  { secrets }: Services,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const shown = Buffer.from(hashOf(userId, code));
  for (const { id, codeHash } of await lockUnused(tx, userId)) {
    const known = Buffer.from(await secrets.open(placeName(recoveryCodes, id), codeHash));
    if (known.length !== shown.length || !timingSafeEqual(known, shown)) continue;
    await spendCode(tx, id);
    return true;
  }
  return false;
}

function newCode(): string {
  const signs = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** A fast hash, because it lies sealed: fifty bits alone would be guessed. The account keeps equal ones apart. */
function hashOf(userId: string, code: string): string {
  const plain = code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`${userId}:${plain}`).digest('hex');
}
