import type { FastifyInstance } from 'fastify';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { requireUser } from '#server/auth/guards/bearer.ts';
import { requireBudget } from '#server/auth/messages/budgets.ts';
import { mailToken, textToken } from '#server/auth/messages/token-messages.ts';
import { lockUser, type User } from '#server/auth/users/store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export function reauthenticateRoutes(app: FastifyInstance, services: Services) {
  app.get('/reauthenticate', async (request) => {
    const { user: asked } = await requireUser(services, request);
    await requireBudget(services, { ...addressOf(asked), ip: request.ip, isWayBack: true });
    await services.sql.as(system, async (tx) => {
      // Of many at once the first sends, and the others find that it has.
      const user = (await lockUser(tx, asked.id)) ?? asked;
      await send(tx, services, user);
      await auditDeed(tx, 'user_reauthenticate_requested', { actorId: user.id, request });
    });
    return {};
  });
}

const addressOf = ({ email, phone }: User) =>
  email ? { channel: 'mail' as const, to: email } : { channel: 'sms' as const, to: phone ?? '' };

async function send(tx: Sql, services: Services, user: User) {
  const { email, phone } = user;
  const purpose = 'reauthentication';
  if (email) {
    if (user.emailConfirmedAt === null)
      refuseAuth(422, 'email_not_confirmed', 'Please verify your email first.');
    return mailToken(tx, services, { user, purpose, to: email, redirectTo: '' });
  }
  if (!phone)
    return refuseInput('Reauthentication requires the user to have an email or a phone number');
  if (user.phoneConfirmedAt === null)
    refuseAuth(422, 'phone_not_confirmed', 'Please verify your phone first.');
  return textToken(tx, services, { user, purpose, to: phone });
}
