import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readEmail, readPhone } from '#server/auth/addresses.ts';
import { note } from '#server/auth/audit.ts';
import { requireCaptcha } from '#server/auth/captcha.ts';
import { refuse, refuseInput } from '#server/auth/failure.ts';
import { readChallenge } from '#server/auth/flow-state.ts';
import { limitRequests } from '#server/auth/limits.ts';
import { openAnonymous } from '#server/auth/new-accounts.ts';
import { requireStrongPassword } from '#server/auth/password-rules.ts';
import { common, Data, readBody, Text } from '#server/auth/requests.ts';
import { requireBudget } from '#server/auth/send-budgets.ts';
import { openSession } from '#server/auth/sessions.ts';
import { signUpByEmail } from '#server/auth/signup-email.ts';
import { requireChannel, signUpByPhone } from '#server/auth/signup-phone.ts';
import { hashPassword } from '#server/platform/passwords.ts';
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
export type SignupBody = z.infer<typeof Body>;

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

export function requireSignupsOpen({ auth }: Services) {
  if (auth.settings.signupDisabled)
    refuse(422, 'signup_disabled', 'Signups not allowed for this instance');
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

/** The password is hashed whatever becomes of it: how long it takes must not tell who has an account. */
async function byEmail(services: Services, body: SignupBody, request: FastifyRequest) {
  if (!services.auth.settings.email)
    refuse(400, 'email_provider_disabled', 'Email signups are disabled');
  const email = readEmail(body.email);
  const challenge = readChallenge(body);
  const { password, data } = body;
  if (!services.auth.settings.autoconfirm)
    await requireBudget(services, { channel: 'mail', to: email, ip: request.ip });
  const passwordHash = await hashPassword(password);
  return signUpByEmail(services, { email, password, passwordHash, data, challenge, request });
}

async function byPhone(services: Services, body: SignupBody, request: FastifyRequest) {
  if (!services.auth.settings.phone)
    refuse(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const phone = readPhone(body.phone);
  requireChannel(services, body.channel);
  const { password, data } = body;
  if (!services.auth.settings.smsAutoconfirm)
    await requireBudget(services, { channel: 'sms', to: phone, ip: request.ip });
  const passwordHash = await hashPassword(password);
  return signUpByPhone(services, { phone, password, passwordHash, data, request });
}

async function signInUnnamed(services: Services, { data }: SignupBody, request: FastifyRequest) {
  if (!services.auth.settings.anonymous)
    refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  requireSignupsOpen(services);
  limitRequests(services, request, 'anonymous');
  return services.sql.as(system, async (tx) => {
    const user = await openAnonymous(tx, data);
    if (!user) throw new Error('A new account without an address was taken.');
    await note(tx, 'user_signedup', { actorId: user.id, request, traits: { anonymous: true } });
    return openSession(tx, services, { userId: user.id, method: 'anonymous', request });
  });
}
