import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { requireCaptcha } from '#server/auth/limits/captcha.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { requireBudget } from '#server/auth/messages/budgets.ts';
import { readChallenge } from '#server/auth/providers/flow-state.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { common, readBody, Text } from '#server/auth/requests.ts';
import { grantOrQueue } from '#server/auth/send-requests/send-requests.ts';
import { ResendWish } from '#server/auth/send-requests/shapes.ts';
import { readEmail, readPhone } from '#server/auth/users/addresses.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ type: Text, email: Text, phone: Text, ...common });
type Body = z.infer<typeof Body>;

const mailTypes = ['signup', 'email_change'];
const textTypes = ['sms', 'phone_change'];

/** Sends what is still waiting to be confirmed once more; where nothing waits the answer is the same. */
export function resendRoutes(app: FastifyInstance, services: Services) {
  app.post('/resend', async (request) => {
    limitRequests(services, request, 'resend');
    const body = readBody(request, Body);
    await requireCaptcha(services, body);
    checkBody(body);
    if (mailTypes.includes(body.type)) await byMail(services, body, request);
    else await byText(services, body, request);
    return {};
  });
}

function checkBody({ type, email, phone }: Body) {
  if (![...mailTypes, ...textTypes].includes(type))
    refuseInput('Missing one of these types: signup, email_change, sms, phone_change');
  // A change may belong to either kind of address, so only what is asked for without any is unclear.
  const isNamed = email !== '' || phone !== '';
  if (email === '' && (type === 'signup' || (type === 'email_change' && isNamed)))
    refuseInput('Type provided requires an email address');
  if (phone === '' && (type === 'sms' || (type === 'phone_change' && isNamed)))
    refuseInput('Type provided requires a phone number');
  if (email !== '' && phone !== '')
    refuseInput('Only an email address or phone number should be provided.');
  if (!isNamed) refuseInput('Missing email address or phone number');
}

async function byMail(services: Services, body: Body, request: FastifyRequest) {
  if (!services.auth.settings.email)
    refuseAuth(400, 'email_provider_disabled', 'Email logins are disabled');
  const email = readEmail(body.email);
  const challenge = readChallenge(body);
  await requireBudget(services, { channel: 'mail', to: email, ip: request.ip });
  await grantOrQueue(services, { ...wishOf(services, body, request), email, challenge });
}

async function byText(services: Services, body: Body, request: FastifyRequest) {
  if (!services.auth.settings.phone)
    refuseAuth(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const phone = readPhone(body.phone);
  await requireBudget(services, { channel: 'sms', to: phone, ip: request.ip });
  await grantOrQueue(services, { ...wishOf(services, body, request), phone });
}

const wishOf = ({ auth }: Services, { type }: Body, request: FastifyRequest) => ({
  door: 'resend' as const,
  type: ResendWish.shape.type.parse(type),
  redirectTo: chooseRedirect(auth, request),
  origin: request,
});
