import type { FastifyRequest } from 'fastify';
import { Temporal } from 'temporal-polyfill/full';
import { z } from 'zod';
import { readGoDuration } from '#domain/auth/go-duration.ts';
import { longestPassword } from '#domain/auth/passwords.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { readPasswordHash } from '#server/auth/passwords/imported-password.ts';
import { Data, Text } from '#server/auth/requests.ts';
import type { Claims } from '#server/auth/sessions/tokens.ts';
import { hashPassword } from '#server/platform/passwords/passwords.ts';

/** What the house may say about an account, when it makes one and when it changes one. */
export const UserFields = z.object({
  id: Text,
  email: Text,
  phone: Text,
  password: z.string().nullish(),
  password_hash: Text,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: Data,
  app_metadata: Data,
  role: Text,
  ban_duration: Text,
});
export type UserFields = z.infer<typeof UserFields>;

/** The account a path names. */
export function userIdOf({ params }: FastifyRequest): string {
  const { id } = z.object({ id: z.string() }).parse(params);
  if (!isUuid(id)) refuseAuth(404, 'validation_failed', 'user_id must be an UUID');
  return id;
}

export const refuseUnknownUser = (): never => refuseAuth(404, 'user_not_found', 'User not found');

/** The service key is nobody; a token of the house may say who holds it. */
export const actorOf = ({ sub }: Claims) => (sub && isUuid(sub) ? sub : null);

/** Hashing takes long: it is done before anything is locked. Nothing when no password was given. */
export async function passwordHashOf(fields: UserFields): Promise<string | undefined> {
  const { password, password_hash: imported } = fields;
  if (password && imported !== '')
    refuseInput('Only a password or a password hash should be provided');
  if (imported !== '') return readPasswordHash(imported);
  if (!password) return undefined;
  if ([...password].length > longestPassword)
    refuseInput(`Password cannot be longer than ${longestPassword} characters`);
  return hashPassword(password);
}

/** Until when an account is banned: a moment, null for not any more, or nothing said. */
export function bannedUntil({ ban_duration: text }: UserFields, now: string) {
  if (text === '') return undefined;
  const milliseconds = text === 'none' ? 0 : readGoDuration(text);
  if (milliseconds === undefined)
    return refuseInput(
      `invalid format for ban duration: time: invalid duration ${JSON.stringify(text)}`,
    );
  if (milliseconds === 0) return null;
  const end = Temporal.Instant.from(now).add({ milliseconds: Math.round(milliseconds) });
  return end.toString({ fractionalSecondDigits: 3 });
}
