import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseInput } from '#server/auth/failure.ts';
import { requireCaptcha } from '#server/auth/limits/captcha.ts';
import { limitRequests } from '#server/auth/limits/limits.ts';
import { requireBudget } from '#server/auth/messages/budgets.ts';
import { readChallenge } from '#server/auth/providers/flow-state.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import { common, readBody, Text } from '#server/auth/requests.ts';
import { grantOrQueue } from '#server/auth/send-requests/send-requests.ts';
import { readEmail } from '#server/auth/users/addresses.ts';
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
    const redirectTo = chooseRedirect(services.auth, request);
    const wish = { door: 'recover' as const, email, challenge, redirectTo, origin: request };
    await grantOrQueue(services, wish);
    return {};
  });
}
