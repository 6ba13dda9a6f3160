import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { auditDeed } from '#server/auth/audit.ts';
import * as store from '#server/auth/factors/store.ts';
import { drawQrCode, newTotpKey } from '#server/auth/factors/totp.ts';
import { challengeLife, requireEnrolling } from '#server/auth/factors/types.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { holdMember, type Member } from '#server/auth/guards/member.ts';
import { readBody, Text } from '#server/auth/requests.ts';
import { totpSecrets } from '#server/auth/sealed-places.ts';
import { readPhone } from '#server/auth/users/addresses.ts';
import type { User } from '#server/auth/users/store.ts';
import { newId } from '#server/platform/ids.ts';
import { placeName } from '#server/platform/secrets/sealed-place.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ friendly_name: Text, factor_type: Text, issuer: Text, phone: Text });
type Body = z.infer<typeof Body>;

/** Of an account, verified or not. */
const mostFactors = 10;

/** A name is shown in lists; the issuer must fit into the QR code. */
const longest = { friendly_name: 255, issuer: 64 };

/** Starts an enrolment; the first verification completes it. */
export async function enrollFactor(services: Services, member: Member, request: FastifyRequest) {
  const body = readBody(request, Body);
  const type = readType(body.factor_type);
  requireEnrolling(services, type);
  const phone = type === 'phone' ? readFactorPhone(body.phone) : null;
  requireShort(body);
  return services.sql.as(system, async (tx) => {
    const { id: userId } = await holdMember(tx, member);
    const replaced = phone ? await replacePhone(tx, userId, phone) : undefined;
    await makeRoom(tx, member, body.friendly_name);
    const key = type === 'totp' ? await keyFor(services, member.user, body.issuer) : undefined;
    const friendlyName = body.friendly_name || null;
    const id = newId();
    const secret = key ? services.secrets.seal(placeName(totpSecrets, id), key.secret) : null;
    // Entering a number again does not let the next text go out any sooner.
    const lastChallengedAt = replaced?.lastChallengedAt ?? null;
    const row = { id, userId, factorType: type, friendlyName, phone, secret, lastChallengedAt };
    await store.insertFactor(tx, row);
    const traits = { factor_id: id, factor_type: type };
    await auditDeed(tx, 'factor_in_progress', { actorId: userId, request, traits });
    const totp = key && { qr_code: await drawQrCode(key.uri), ...key };
    const begun = { id, type, friendly_name: body.friendly_name };
    return { ...begun, ...(totp && { totp }), ...(phone && { phone: body.phone }) };
  });
}

function requireShort(body: Body) {
  for (const field of ['friendly_name', 'issuer'] as const)
    if (body[field].length > longest[field])
      refuseInput(`${field} must be ${longest[field]} characters or less`);
}

function readType(given: string): store.FactorType {
  const parsed = store.FactorType.safeParse(given);
  return parsed.data ?? refuseInput('factor_type needs to be totp, phone, or webauthn');
}

function readFactorPhone(given: string): string {
  if (given === '') refuseInput('Phone number required to enroll Phone factor');
  return readPhone(given);
}

/** Authenticator apps list an account under the site and the address it is known by. */
const keyFor = ({ auth }: Services, user: User, issuer: string) =>
  newTotpKey(issuer || new URL(auth.siteUrl).host, user.email || user.phone || user.id);

async function makeRoom(tx: Sql, { user, session }: Member, name: string) {
  await store.deleteAbandoned(tx, user.id, challengeLife);
  const factors = await store.listFactors(tx, user.id);
  if (factors.some(({ friendlyName }) => (friendlyName ?? '') === name))
    refuseAuth(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    );
  if (factors.length >= mostFactors)
    refuseAuth(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (factors.some(({ status }) => status === 'verified') && session.aal !== 'aal2')
    refuseAuth(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

/** A number that was entered before and never confirmed may be entered again. */
async function replacePhone(tx: Sql, userId: string, phone: string) {
  const factors = await store.listFactors(tx, userId);
  const same = factors.find((factor) => factor.phone === phone);
  if (same?.status === 'verified')
    refuseAuth(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  if (same) await store.deleteFactor(tx, same.id);
  return same;
}
