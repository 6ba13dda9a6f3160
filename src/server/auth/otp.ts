import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readEmail, readPhone } from '#server/auth/addresses.ts';
import { note } from '#server/auth/audit.ts';
import { requireCaptcha } from '#server/auth/captcha.ts';
import { refuse, refuseInput } from '#server/auth/failure.ts';
import { readChallenge, startMailFlow } from '#server/auth/flow-state.ts';
import { limitRequests } from '#server/auth/limits.ts';
import { confirmAddress, type Opening, openAccount } from '#server/auth/new-accounts.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { common, Data, readBody, Text } from '#server/auth/requests.ts';
import { requireBudget } from '#server/auth/send-budgets.ts';
import { mailToken, textToken } from '#server/auth/sending.ts';
import { requireSignupsOpen } from '#server/auth/signup.ts';
import { requireChannel } from '#server/auth/signup-phone.ts';
import { findByEmail, findByPhone, type User } from '#server/auth/user-store.ts';
import { type Sql, system } from '#server/platform/sql.ts';
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

/** Whoever is new, or never confirmed, gets the confirmation of a sign-up instead of a link. */
async function byEmail(services: Services, body: Body, request: FastifyRequest) {
  const { auth, sql } = services;
  const email = readEmail(body.email);
  if (!auth.settings.email) refuse(422, 'email_provider_disabled', 'Email logins are disabled');
  const challenge = readChallenge(body);
  await requireBudget(services, { channel: 'mail', to: email, ...wishOf(body, request) });
  await sql.as(system, async (tx) => {
    const found = await findByEmail(tx, email);
    const opened = found ?? (await openFor(tx, services, { email, body, request }));
    const skips = opened.emailConfirmedAt === null && auth.settings.autoconfirm;
    const user = skips ? await confirmAddress(tx, opened, 'email', services.now()) : opened;
    const purpose = user.emailConfirmedAt === null ? 'signup' : 'magiclink';
    const authenticationMethod = purpose === 'signup' ? 'email/signup' : 'magiclink';
    const flowStateId = await startMailFlow(tx, challenge, {
      userId: user.id,
      authenticationMethod,
    });
    const redirectTo = chooseRedirect(auth, request);
    await mailToken(tx, services, { user, purpose, to: email, redirectTo, flowStateId });
  });
  return {};
}

async function byPhone(services: Services, body: Body, request: FastifyRequest) {
  const { auth, sql } = services;
  if (!auth.settings.phone) refuse(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const phone = readPhone(body.phone);
  requireChannel(services, body.channel);
  await requireBudget(services, { channel: 'sms', to: phone, ...wishOf(body, request) });
  await sql.as(system, async (tx) => {
    const found = await findByPhone(tx, phone);
    const user = found ?? (await openFor(tx, services, { phone, body, request }));
    await textToken(tx, services, { user, purpose: 'sms', to: phone });
  });
  return {};
}

/** Who wants to be let in and to open nothing has an account, or says so. */
const wishOf = ({ create_user: opens }: Body, { ip }: FastifyRequest) => ({
  ip,
  isWayBack: !opens,
});

type Newcomer = Pick<Opening, 'email' | 'phone'> & { body: Body; request: FastifyRequest };

async function openFor(tx: Sql, services: Services, newcomer: Newcomer): Promise<User> {
  const { body, request, ...address } = newcomer;
  if (!body.create_user) refuse(422, 'otp_disabled', 'Signups not allowed for otp');
  requireSignupsOpen(services);
  const user = await openAccount(tx, { ...address, passwordHash: null, data: body.data });
  if (!user) return refuse(409, 'conflict', 'The same account is being opened right now');
  await note(tx, 'user_signedup', { actorId: user.id, request });
  return user;
}
