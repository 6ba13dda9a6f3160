import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type LinkType, linkFor, linkTypes } from '#server/auth/admin/links.ts';
import { actorOf } from '#server/auth/admin/user-fields.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { requireAdmin } from '#server/auth/guards/bearer.ts';
import { requireStrongPassword } from '#server/auth/passwords/rules.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { Data, readBody, Text } from '#server/auth/requests.ts';
import { readEmail } from '#server/auth/users/addresses.ts';
import { findByEmail } from '#server/auth/users/store.ts';
import { hashPassword } from '#server/platform/passwords/passwords.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({
  type: Text,
  email: Text,
  new_email: Text,
  password: Text,
  data: Data,
  redirect_to: Text,
});
type Body = z.infer<typeof Body>;

/** What a mail would say, handed to whoever sends mails of their own. */
export function generateLinkRoutes(app: FastifyInstance, services: Services) {
  app.post('/admin/generate_link', async (request) => {
    const actorId = actorOf(await requireAdmin(services, request));
    const body = readBody(request, Body);
    const asked = { ...body, type: readType(body.type), email: readEmail(body.email) };
    const { type, passwordHash } = await settle(services, asked);
    const redirectTo = chooseRedirect(services.auth, request, body.redirect_to || undefined);
    return services.sql.as(system, async (tx) => {
      const link = await linkFor(tx, services, { ...asked, type, passwordHash, redirectTo });
      const action = actions[type];
      await auditDeed(tx, action, { actorId, request, traits: { user_id: link.id, link: type } });
      return link;
    });
  });
}

const actions: Record<LinkType, string> = {
  signup: 'user_confirmation_requested',
  invite: 'user_invited',
  magiclink: 'user_recovery_requested',
  recovery: 'user_recovery_requested',
  email_change_current: 'user_modified',
  email_change_new: 'user_modified',
};

function readType(given: string): LinkType {
  const type = linkTypes.find((known) => known === given);
  return type ?? refuseInput(`Invalid email action link type requested: ${given}`);
}

/** What the link is really for: nobody can be sent a magic link who has no account yet. */
async function settle(services: Services, { type, email, password }: Body & { type: LinkType }) {
  const known = await services.sql.as(system, (tx) => findByEmail(tx, email));
  if (known || type === 'invite') return { type, passwordHash: null };
  if (type === 'magiclink') return { type: 'signup' as const, passwordHash: null };
  if (type !== 'signup') return refuseAuth(404, 'user_not_found', 'User with this email not found');
  if (password === '') refuseInput('Signup requires a valid password');
  requireStrongPassword(services.auth, password);
  return { type, passwordHash: await hashPassword(password) };
}
