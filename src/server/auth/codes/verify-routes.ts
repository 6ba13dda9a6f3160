import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  halfAccepted,
  recogniseCode,
  type ShownCode,
  tokenKindsOf,
  verifyCode,
} from '#server/auth/codes/verification.ts';
import { followLink } from '#server/auth/codes/verify-link.ts';
import { refuseInput } from '#server/auth/failure.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { queryValue, readBody, Text } from '#server/auth/requests.ts';
import { openSession } from '#server/auth/sessions/sessions.ts';
import { readEmailToVerify, readPhone } from '#server/auth/users/addresses.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ type: Text, email: Text, phone: Text, token: Text, token_hash: Text });
type Body = z.infer<typeof Body>;

export function verifyRoutes(app: FastifyInstance, services: Services) {
  app.post('/verify', async (request) => {
    limitRequests(services, request, 'verify');
    const body = readBody(request, Body);
    const shown = readShown(body);
    return enter(services, body.type, shown, request);
  });

  app.get('/verify', async (request, reply) => {
    const redirectTo = chooseRedirect(services.auth, request);
    const hash = queryValue(request, 'token') || queryValue(request, 'token_hash');
    const link = { type: queryValue(request, 'type'), hash, redirectTo };
    return reply.redirect(await followLink(services, link, request), 303);
  });
}

async function enter(services: Services, type: string, shown: ShownCode, request: FastifyRequest) {
  const token = await recogniseCode(services, type, shown);
  return services.sql.as(system, async (tx) => {
    const { userId, isHalf } = await verifyCode(tx, services, { type, shown, token, request });
    if (isHalf) return { msg: halfAccepted, code: '200' };
    const isRecovery = type === 'recovery';
    return openSession(tx, services, { userId, method: 'otp', request, isRecovery });
  });
}

function readShown({ type, email, phone, token, token_hash: hash }: Body): ShownCode {
  if (type === '') refuseInput('Verify requires a verification type');
  if ((token === '') === (hash === ''))
    refuseInput('Verify requires either a token or a token hash');
  tokenKindsOf(type);
  if (hash !== '') {
    if (email !== '' || phone !== '')
      refuseInput('Only the token_hash and type should be provided');
    return { hash };
  }
  if ((email === '') === (phone === ''))
    refuseInput('Only an email address or phone number should be provided on verify');
  const byPhone = type === 'sms' || type === 'phone_change';
  if (byPhone !== (phone !== ''))
    refuseInput('Only an email address or phone number should be provided on verify');
  return { address: byPhone ? readPhone(phone) : readEmailToVerify(email), otp: token };
}
