import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { idIn, type Member, requireMember } from '#server/auth/guards/member.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { giveNotice } from '#server/auth/messages/notices.ts';
import {
  finishRegistration,
  requireManaging,
  startRegistration,
} from '#server/auth/passkeys/registration.ts';
import { finishSignIn, startSignIn } from '#server/auth/passkeys/sign-in.ts';
import * as store from '#server/auth/passkeys/store.ts';
import { readBody, Text } from '#server/auth/requests.ts';
import { findUser } from '#server/auth/users/store.ts';
import { viewPasskey } from '#server/auth/users/view.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const longestName = 120;

export function passkeyRoutes(app: FastifyInstance, services: Services) {
  ceremonyRoutes(app, services);
  app.get('/passkeys', async (request) => {
    const { user } = await signedIn(services, request);
    return ownPasskeys(services, user.id);
  });
  app.patch('/passkeys/:passkeyId', async (request) => {
    const member = await signedIn(services, request);
    // Under another's name the owner would keep what they should take away.
    requireManaging(member);
    return rename(services, member, request);
  });
  app.delete('/passkeys/:passkeyId', async (request, reply) => {
    const member = await signedIn(services, request);
    requireManaging(member);
    await removePasskey(services, { userId: member.user.id, actorId: member.user.id, request });
    return reply.status(204).send();
  });
}

/** Each ceremony has two halves with the device between them. */
function ceremonyRoutes(app: FastifyInstance, services: Services) {
  app.post('/passkeys/registration/options', async (request) =>
    startRegistration(services, await signedIn(services, request)),
  );
  app.post('/passkeys/registration/verify', async (request) =>
    finishRegistration(services, await signedIn(services, request), request),
  );
  app.post('/passkeys/authentication/options', async (request) => {
    admit(services, request);
    return startSignIn(services, request);
  });
  app.post('/passkeys/authentication/verify', async (request) => {
    admit(services, request);
    return finishSignIn(services, request);
  });
}

function signedIn(services: Services, request: FastifyRequest): Promise<Member> {
  requireEnabled(services);
  return requireMember(services, request);
}

function admit(services: Services, request: FastifyRequest) {
  requireEnabled(services);
  limitRequests(services, request, 'passkeys');
}

function requireEnabled({ auth }: Services) {
  if (!auth.settings.passkeys) refuseAuth(404, 'passkey_disabled', 'Passkeys are disabled');
}

export async function ownPasskeys({ sql }: Services, userId: string) {
  const passkeys = await sql.as(system, (tx) => store.listPasskeys(tx, userId));
  return passkeys.map(viewPasskey);
}

const Rename = z.object({ friendly_name: Text });

async function rename({ sql }: Services, { user }: Member, request: FastifyRequest) {
  const { friendly_name: friendlyName } = readBody(request, Rename);
  if (friendlyName === '') refuseInput('friendly_name is required');
  if (friendlyName.length > longestName)
    refuseInput('friendly_name must be 120 characters or less');
  const id = passkeyIn(request);
  return sql.as(system, async (tx) => {
    const passkey = await store.renamePasskey(tx, { id, userId: user.id, friendlyName });
    const traits = { passkey_id: id };
    await auditDeed(tx, 'passkey_updated', { actorId: user.id, request, traits });
    return viewPasskey(passkey ?? refusePasskey());
  });
}

interface Removal {
  userId: string;
  /** Absent when the house itself removes it. */
  actorId: string | null;
  request: FastifyRequest;
}

export async function removePasskey(services: Services, { userId, actorId, request }: Removal) {
  const id = passkeyIn(request);
  await services.sql.as(system, async (tx) => {
    const removed = (await store.deletePasskey(tx, id, userId)) ?? refusePasskey();
    const traits = { passkey_id: id, user_id: userId };
    await auditDeed(tx, 'passkey_deleted', { actorId, request, traits });
    const user = await findUser(tx, userId);
    const detail = removed.friendlyName ?? undefined;
    // The house's own device is nothing to the owner.
    const told = {
      kind: 'passkeyRemoved',
      detail,
      ...(actorId === userId && { request }),
    } as const;
    if (user) await giveNotice(tx, services, { user, ...told });
  });
}

function passkeyIn(request: FastifyRequest): string {
  const id = idIn(request, 'passkeyId');
  return isUuid(id) ? id : refusePasskey();
}

const refusePasskey = (): never =>
  refuseAuth(404, 'webauthn_credential_not_found', 'Passkey not found');
