import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountOf } from '#server/auth/account.ts';
import { actorOf } from '#server/auth/admin/user-fields.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { requireAdmin } from '#server/auth/guards/bearer.ts';
import { mailToken } from '#server/auth/messages/token-messages.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { Data, readBody, Text } from '#server/auth/requests.ts';
import { type AccountOpening, openAccount } from '#server/auth/signup/new-accounts.ts';
import { refuseEmail } from '#server/auth/signup/taken-address.ts';
import { readEmail } from '#server/auth/users/addresses.ts';
import { findByEmail, type User, updateUser } from '#server/auth/users/store.ts';
import { viewUser } from '#server/auth/users/view.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ email: Text, data: Data });

export function inviteRoutes(app: FastifyInstance, services: Services) {
  app.post('/invite', async (request) => {
    const actorId = actorOf(await requireAdmin(services, request));
    const body = readBody(request, Body);
    const email = readEmail(body.email);
    const redirectTo = chooseRedirect(services.auth, request);
    return services.sql.as(system, async (tx) => {
      const user = await unconfirmedAccount(tx, { email, data: body.data, passwordHash: null });
      // The house may repeat an invitation whenever it likes.
      const unhurried = { ...user, confirmationSentAt: null };
      const mail = { user: unhurried, purpose: 'invite' as const, to: email, redirectTo };
      await mailToken(tx, services, mail);
      await updateUser(tx, user.id, { invitedAt: services.now() });
      await auditDeed(tx, 'user_invited', { actorId, request, traits: { user_id: user.id } });
      return viewUser(await accountOf(tx, user.id));
    });
  });
}

/** The account a confirmation is sent for: a new one, or one that never was confirmed. */
export async function unconfirmedAccount(
  tx: Sql,
  opening: AccountOpening & { email: string },
): Promise<User> {
  const known = await findByEmail(tx, opening.email);
  const user = known ?? (await openAccount(tx, { ...opening, isInvited: true }));
  return !user || user.emailConfirmedAt !== null ? refuseEmail() : user;
}
