import type { FastifyInstance } from 'fastify';
import { type Consultation, consultations } from '#contract/consultation.ts';
import { checkWithdrawal, consultationStatus } from '#domain/consultation.ts';
import { Failure } from '#domain/failure.ts';
import { withdrawnLetters } from '#server/consultation/letters.ts';
import * as store from '#server/consultation/store.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Nobody asks this way any more; who did holds a link, and it still takes the request back. */
export function consultationRoutes(app: FastifyInstance, services: Services) {
  const { sql, now } = services;

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
