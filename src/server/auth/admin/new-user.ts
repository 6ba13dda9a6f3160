import type { FastifyRequest } from 'fastify';
import { accountOf } from '#server/auth/account.ts';
import {
  actorOf,
  bannedUntil,
  passwordHashOf,
  UserFields,
} from '#server/auth/admin/user-fields.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { accountChanged } from '#server/auth/events.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { audienceOf } from '#server/auth/guards/bearer.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { mergeMetadata } from '#server/auth/metadata.ts';
import { readBody } from '#server/auth/requests.ts';
import type { Claims } from '#server/auth/sessions/tokens.ts';
import { confirmAddress, recordIdentity } from '#server/auth/signup/new-accounts.ts';
import { requireUntaken } from '#server/auth/signup/taken-address.ts';
import { readEmail, readPhone } from '#server/auth/users/addresses.ts';
import { insertUser, type User, updateUser } from '#server/auth/users/store.ts';
import { viewUser } from '#server/auth/users/view.ts';
import { newId } from '#server/platform/ids.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Opens an account in the house's name: nothing is mailed and weak passwords are its own affair. */
export async function createUser(services: Services, request: FastifyRequest, claims: Claims) {
  const fields = addressed(readBody(request, UserFields));
  const id = readId(fields.id);
  const row = {
    id,
    aud: audienceOf(request, claims),
    email: fields.email || null,
    phone: fields.phone || null,
    ...(fields.role && { role: fields.role }),
    bannedUntil: bannedUntil(fields, services.now()) ?? null,
    rawAppMetaData: providersIn(fields),
    rawUserMetaData: fields.user_metadata,
  };
  await services.sql.as(system, (tx) => requireUntaken(tx, fields));
  const encryptedPassword = (await passwordHashOf(fields)) ?? null;
  return services.sql.as(system, async (tx) => {
    const user = await insertUser(tx, { ...row, encryptedPassword });
    if (!user) return refuseTaken(tx, fields);
    await complete(tx, user, fields, services.now());
    const traits = { user_id: id };
    const told = { acting: { tx }, id, before: 'none', by: actorOf(claims) };
    await services.events.announce(accountChanged, told);
    await auditDeed(tx, 'user_signedup', { actorId: actorOf(claims), request, traits });
    return viewUser(await accountOf(tx, id));
  });
}

function addressed(fields: UserFields): UserFields {
  const { email, phone } = fields;
  if (email === '' && phone === '')
    refuseInput('Cannot create a user without either an email or phone');
  return { ...fields, email: email && readEmail(email), phone: phone && readPhone(phone) };
}

/** Accounts that come from elsewhere keep their id. */
function readId(given: string): string {
  if (given === '') return newId();
  if (!isUuid(given)) refuseInput('ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(given)) refuseInput('ID cannot be a nil uuid');
  return given.toLowerCase();
}

function providersIn({ email, phone }: UserFields) {
  const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])];
  return { provider: providers[0] ?? '', providers };
}

async function refuseTaken(tx: Sql, fields: UserFields): Promise<never> {
  await requireUntaken(tx, fields);
  return refuseAuth(409, 'conflict', 'A user with this id already exists');
}

/** Metadata comes last: what the house says about the providers stands over what we know. */
async function complete(tx: Sql, created: User, fields: UserFields, now: string) {
  let user = created;
  for (const channel of ['email', 'phone'] as const) {
    if (fields[channel] === '') continue;
    if (fields[`${channel}_confirm`]) user = await confirmAddress(tx, user, channel, now);
    else await recordIdentity(tx, user, channel, false);
  }
  const rawAppMetaData = mergeMetadata(
    { ...user.rawAppMetaData, ...providersIn(fields) },
    fields.app_metadata,
  );
  await updateUser(tx, user.id, { rawAppMetaData });
}
