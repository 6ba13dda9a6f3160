import type { FastifyInstance } from 'fastify';
import { sandbox } from '#contract/billing/payments.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import type { BillingGuards } from '#server/billing/clerk.ts';
import { catchUp } from '#server/billing/payments/payments.ts';
import { findPayment } from '#server/billing/payments/store.ts';
import { challengePage } from '#server/billing/sandbox/page.ts';
import {
  answerChallenge,
  askedIntent,
  challengePath,
  tokenise,
} from '#server/billing/sandbox/sandbox.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { pagePolicy } from '#server/platform/security-headers.ts';
import { serve } from '#server/platform/serve.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const tries = { most: 60, seconds: 60 * 60 };

/** Only where the sandbox is the processor, which it never is in production: nobody pays with air. */
export function sandboxRoutes(app: FastifyInstance, services: Services, { client }: BillingGuards) {
  const { sql, now, processor } = services;
  serve(app, sandbox.token, client, async ({ user, body }) => {
    if (processor.name !== 'sandbox')
      throw new Failure('forbidden', 'Test cards are not taken here.');
    await sql.as(user, (tx) => countRequest(tx, { ...tries, subject: `tokens of ${user.id}` }));
    return tokenise(sql, body, dayInDubai(now()).slice(0, 7));
  });
}

interface Named {
  Params: { intent: string };
  Querystring: { lang?: string };
}

/** The page that stands for the payer's bank. Its address is the secret. */
export async function challengeRoutes(app: FastifyInstance, services: Services) {
  const { sql, processor } = services;
  if (processor.name !== 'sandbox') return;
  const policy = pagePolicy({ scripts: [], styles: [challengePage.styles] });
  const headers = { 'content-security-policy': policy, 'cache-control': 'private, no-store' };
  await app.register(async (page) => {
    // A form of one button, read by nobody else; its answer stands in the address.
    page.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, {});
    });
    page.get<Named>(challengePath(':intent'), async ({ params, query }, reply) => {
      const intent = await askedIntent(services, params.intent);
      const language = query.lang === 'ar' ? 'ar' : 'en';
      reply.headers(headers).type('text/html; charset=utf-8');
      return reply.status(intent ? 200 : 404).send(challengePage.write(language, intent));
    });
    for (const answer of ['approve', 'refuse'] as const)
      page.post<Named>(`${challengePath(':intent')}/${answer}`, async ({ params }, reply) => {
        const intent = await answerChallenge(sql, params.intent, answer === 'approve');
        await tellHouse(services, intent.key);
        return reply.redirect(intent.returnUrl, 303);
      });
  });
}

/**
 * As a processor's own news comes: whether or not the payer's browser finds its way back. The bank's answer stands by
 * then: a house that cannot hear it keeps nobody on the bank's page, and asks again later.
 */
async function tellHouse(services: Services, key: string): Promise<void> {
  try {
    const payment = await services.sql.as(system, (tx) => findPayment(tx, key));
    if (payment) await catchUp(services, payment, { giveUp: false });
  } catch (error) {
    services.log.warn({ payment: key, err: error }, 'the house did not hear of it');
  }
}
