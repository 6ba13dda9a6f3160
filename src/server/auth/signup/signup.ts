import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { requireCaptcha } from '#server/auth/limits/captcha.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { requireBudget, type DeliveryWish as Sending } from '#server/auth/messages/budgets.ts';
import { requireChannel } from '#server/auth/messages/channels.ts';
import { requireStrongPassword } from '#server/auth/passwords/rules.ts';
import { readChallenge } from '#server/auth/providers/flow-state.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { common, Data, readBody, Text } from '#server/auth/requests.ts';
import type { SignupWish } from '#server/auth/send-requests/shapes.ts';
import { type Entering, enterNew } from '#server/auth/send-requests/signups.ts';
import { openSession } from '#server/auth/sessions/sessions.ts';
import { answerSignup } from '#server/auth/signup/answer.ts';
import { openAnonymous } from '#server/auth/signup/new-accounts.ts';
import { requireSignupsOpen } from '#server/auth/signup/open.ts';
import { countSignup } from '#server/auth/signup/rival-signups.ts';
import { readEmail, readPhone } from '#server/auth/users/addresses.ts';
import { newId } from '#server/platform/ids.ts';
import { hashPassword } from '#server/platform/passwords/passwords.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({
  email: Text,
  phone: Text,
  password: Text,
  channel: Text,
  data: Data,
  ...common,
});
type SignupBody = z.infer<typeof Body>;

export function signupRoutes(app: FastifyInstance, services: Services) {
  app.post('/signup', async (request) => {
    limitRequests(services, request, 'signup');
    const body = readBody(request, Body);
    await requireCaptcha(services, body);
    if (body.email === '' && body.phone === '') return signInUnnamed(services, body, request);
    requireSignupsOpen(services);
    checkBody(services, body);
    return body.email === '' ? byPhone(services, body, request) : byEmail(services, body, request);
  });
}

/** In the order of the protocol's first server: of several mistakes the same one is told. */
function checkBody({ auth }: Services, body: SignupBody) {
  const { email, phone, password } = body;
  if (password === '') refuseInput('Signup requires a valid password');
  requireStrongPassword(auth, password);
  if (email !== '' && phone !== '')
    refuseInput('Only an email address or phone number should be provided on signup.');
  if (phone !== '' && body.code_challenge !== '')
    refuseInput('PKCE not supported for phone signups');
}

async function byEmail(services: Services, body: SignupBody, request: FastifyRequest) {
  const { settings } = services.auth;
  if (!settings.email) refuseAuth(400, 'email_provider_disabled', 'Email signups are disabled');
  const email = readEmail(body.email);
  const challenge = readChallenge(body);
  const { autoconfirm } = settings;
  if (!autoconfirm) await admit(services, body, { channel: 'mail', to: email, ip: request.ip });
  const wish = { ...(await wishOf(services, body, request)), email, challenge };
  return autoconfirm ? enter(services, wish, { ...body, request }) : answerSignup(services, wish);
}

async function byPhone(services: Services, body: SignupBody, request: FastifyRequest) {
  const { settings } = services.auth;
  if (!settings.phone) refuseAuth(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const phone = readPhone(body.phone);
  requireChannel(services, body.channel);
  const { smsAutoconfirm } = settings;
  if (!smsAutoconfirm) await admit(services, body, { channel: 'sms', to: phone, ip: request.ip });
  const wish = { ...(await wishOf(services, body, request)), phone };
  return smsAutoconfirm
    ? enter(services, wish, { ...body, request })
    : answerSignup(services, wish);
}

/** Counted as somebody who came, and then among what is sent. */
async function admit(services: Services, body: SignupBody, wish: Sending) {
  await countSignup(services, { address: wish.to, mark: markOf(services, body) });
  await requireBudget(services, wish);
}

/** The password is hashed whatever becomes of it: how long it takes must not tell who has an account. */
const wishOf = async (services: Services, body: SignupBody, request: FastifyRequest) => ({
  door: 'signup' as const,
  id: newId(),
  passwordHash: await hashPassword(body.password),
  passwordMark: markOf(services, body),
  data: body.data,
  redirectTo: chooseRedirect(services.auth, request),
  origin: request,
});

function markOf({ secrets }: Services, { email, phone, password }: SignupBody): string {
  const told = JSON.stringify([email.toLowerCase(), phone, password]);
  return createHmac('sha256', secrets.keyFor('sign-ups')).update(told).digest('base64url');
}

const enter = (services: Services, wish: SignupWish, entering: Entering) =>
  services.sql.as(system, (tx) => enterNew(tx, services, wish, entering));

async function signInUnnamed(services: Services, { data }: SignupBody, request: FastifyRequest) {
  if (!services.auth.settings.anonymous)
    refuseAuth(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  requireSignupsOpen(services);
  limitRequests(services, request, 'anonymous');
  return services.sql.as(system, async (tx) => {
    const user = await openAnonymous(tx, data);
    if (!user) throw new Error('A new account without an address was taken.');
    await auditDeed(tx, 'user_signedup', {
      actorId: user.id,
      request,
      traits: { anonymous: true },
    });
    return openSession(tx, services, { userId: user.id, method: 'anonymous', request });
  });
}
