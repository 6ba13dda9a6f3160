import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { requireCaptcha } from '#server/auth/limits/captcha.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { requireBudget } from '#server/auth/messages/budgets.ts';
import { requireChannel } from '#server/auth/messages/channels.ts';
import { readChallenge } from '#server/auth/providers/flow-state.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { common, Data, readBody, Text } from '#server/auth/requests.ts';
import { grantOrQueue } from '#server/auth/send-requests/send-requests.ts';
import { readEmail, readPhone } from '#server/auth/users/addresses.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({
  email: Text,
  phone: Text,
  channel: Text,
  data: Data,
  create_user: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
  ...common,
});
type Body = z.infer<typeof Body>;

/** Signing in without a password: a link by mail or a code by text message. */
export function otpRoutes(app: FastifyInstance, services: Services) {
  app.post('/otp', async (request) => {
    limitRequests(services, request, 'otp');
    const body = readBody(request, Body);
    await requireCaptcha(services, body);
    if (body.email === '' && body.phone === '') refuseInput('One of email or phone must be set');
    if (body.email !== '' && body.phone !== '')
      refuseInput('Only an email address or phone number should be provided');
    if (body.email !== '' && body.channel !== '')
      refuseInput('Channel should only be specified with Phone OTP');
    return body.email === '' ? byPhone(services, body, request) : byEmail(services, body, request);
  });

  app.post('/magiclink', async (request) => {
    limitRequests(services, request, 'magiclink');
    const body = readBody(request, Body);
    await requireCaptcha(services, body);
    if (body.email === '') refuseInput('Password recovery requires an email');
    return byEmail(services, body, request);
  });
}

async function byEmail(services: Services, body: Body, request: FastifyRequest) {
  const { settings } = services.auth;
  const email = readEmail(body.email);
  if (!settings.email) refuseAuth(422, 'email_provider_disabled', 'Email logins are disabled');
  const challenge = readChallenge(body);
  await requireBudget(services, { channel: 'mail', to: email, ...budgetOf(body, request) });
  await grantOrQueue(services, { ...wishOf(services, body, request), email, challenge });
  return {};
}

async function byPhone(services: Services, body: Body, request: FastifyRequest) {
  const { settings } = services.auth;
  if (!settings.phone) refuseAuth(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const phone = readPhone(body.phone);
  requireChannel(services, body.channel);
  await requireBudget(services, { channel: 'sms', to: phone, ...budgetOf(body, request) });
  await grantOrQueue(services, { ...wishOf(services, body, request), phone });
  return {};
}

const wishOf = ({ auth }: Services, body: Body, request: FastifyRequest) => ({
  door: 'otp' as const,
  createUser: body.create_user,
  data: body.data,
  redirectTo: chooseRedirect(auth, request),
  origin: request,
});

/** Who wants to be let in and to open nothing has an account, or says so. */
const budgetOf = ({ create_user: opens }: Body, { ip }: FastifyRequest) => ({
  ip,
  isWayBack: !opens,
});
