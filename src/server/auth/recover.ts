import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readEmail } from '#server/auth/addresses.ts';
import { note } from '#server/auth/audit.ts';
import { requireCaptcha } from '#server/auth/captcha.ts';
import { refuseInput } from '#server/auth/failure.ts';
import { readChallenge, startMailFlow } from '#server/auth/flow-state.ts';
import { limitRequests } from '#server/auth/limits.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { common, readBody, Text } from '#server/auth/requests.ts';
import { requireBudget } from '#server/auth/send-budgets.ts';
import { mailToken } from '#server/auth/sending.ts';
import { findByEmail } from '#server/auth/user-store.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const Body = z.object({ email: Text, ...common });

export function recoverRoutes(app: FastifyInstance, services: Services) {
  app.post('/recover', async (request) => {
    limitRequests(services, request, 'recover');
    const body = readBody(request, Body);
    await requireCaptcha(services, body);
    if (body.email === '') refuseInput('Password recovery requires an email');
    const email = readEmail(body.email);
    const challenge = readChallenge(body);
    const { ip } = request;
    await requireBudget(services, { channel: 'mail', to: email, ip, isWayBack: true });
    await services.sql.as(system, async (tx) => {
      const user = await findByEmail(tx, email);
      // The answer is the same for everybody: it must not tell who has an account.
      if (!user) return;
      const flow = { userId: user.id, authenticationMethod: 'recovery' };
      const flowStateId = await startMailFlow(tx, challenge, flow);
      const redirectTo = chooseRedirect(services.auth, request);
      await note(tx, 'user_recovery_requested', { actorId: user.id, request });
      const sending = { user, to: email, redirectTo, flowStateId };
      await mailToken(tx, services, { ...sending, purpose: 'recovery' });
    });
    return {};
  });
}
