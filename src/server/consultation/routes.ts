import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Consultation, type ConsultationAsk, consultations } from '#contract/consultation.ts';
import {
  checkConsultationHour,
  checkWithdrawal,
  consultationStatus,
} from '#domain/consultation.ts';
import { Failure } from '#domain/failure.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { askedLetters, type Surroundings, withdrawnLetters } from '#server/consultation/letters.ts';
import * as store from '#server/consultation/store.ts';
import { once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { linkHash, newLinkToken } from '#server/platform/link-tokens.ts';
import { networkOf } from '#server/platform/rate-limit.ts';
import { countRequest } from '#server/platform/request-limits.ts';
import { anyone, type Guard, serve } from '#server/platform/serve.ts';
import { type Caller, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const hour = 60 * 60;

/** `asker` is the client where somebody is signed in, and else the visitor. */
export function consultationRoutes(app: FastifyInstance, services: Services, asker: Guard) {
  const { sql, now } = services;

  serve(app, consultations.ask, asker, async ({ user, body, request }) => {
    const around = await surroundings(services);
    const key = request.headers['idempotency-key'];
    const attempt = { user, route: consultations.ask.path, key, body };
    return sql.as(user, (tx) =>
      once(tx, attempt, async () => {
        checkConsultationHour(body.startsAt, now());
        await limit(tx, request, body.email);
        return ask(tx, services, { body, user, around });
      }),
    );
  });

  serve(app, consultations.find, anyone, async ({ body }) => {
    const request = await sql.as(system, (tx) => store.findByLink(tx, linkHash(body.token)));
    return view(request ?? refuseLink(), now());
  });

  serve(app, consultations.withdraw, anyone, async ({ body }) => {
    const around = await surroundings(services);
    return sql.as(system, async (tx) => {
      const request = (await store.lockByLink(tx, linkHash(body.token))) ?? refuseLink();
      if (request.withdrawnAt) return view(request, now());
      checkWithdrawal(request, now());
      await store.markWithdrawn(tx, request.id, now());
      for (const letter of withdrawnLetters(request, around))
        await services.messages.queue(tx, letter);
      return view({ ...request, withdrawnAt: now() }, now());
    });
  });
}

interface Asking {
  body: ConsultationAsk;
  user: Caller;
  around: Surroundings;
}

async function ask(
  tx: Sql,
  { messages, now }: Services,
  { body, user, around }: Asking,
): Promise<Consultation> {
  const { token, hash } = newLinkToken();
  const clientId = 'id' in user ? user.id : null;
  const asked = { ...body, id: newId(), clientId };
  await store.insert(tx, { ...asked, withdrawalHash: hash });
  const request = { ...asked, withdrawnAt: null };
  for (const letter of askedLetters(request, around, token)) await messages.queue(tx, letter);
  return view(request, now());
}

/** Each request writes to an address nobody has proved, so nobody may ask for many. */
async function limit(tx: Sql, { ip }: FastifyRequest, email: string) {
  const sender = `consultation from ${networkOf(ip)}`;
  await countRequest(tx, { subject: sender, most: 20, seconds: hour });
  const recipient = `consultation for ${mailboxOf(email)}`;
  await countRequest(tx, { subject: recipient, most: 5, seconds: 24 * hour });
}

async function surroundings({ catalogue, config, publicUrl, now }: Services) {
  const { contact, brand } = (await catalogue.current()).texts('company');
  const house = { name: brand.name.en, email: config.contact.email ?? contact.email };
  return { house, publicUrl, now: now() };
}

function view(request: store.ConsultationRequest, now: string): Consultation {
  const { id, subject, startsAt, zone } = request;
  return { id, subject, startsAt, zone, status: consultationStatus(request, now) };
}

function refuseLink(): never {
  throw new Failure('not_found', 'This link belongs to no request.');
}
