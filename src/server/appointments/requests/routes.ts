import type { FastifyInstance } from 'fastify';
import { type Consultation, consultations } from '#contract/appointments/requests.ts';
import { checkWithdrawal, consultationStatus } from '#domain/appointments/requests.ts';
import { Failure } from '#domain/failure.ts';
import { withdrawnLetters } from '#server/appointments/requests/letters.ts';
import * as store from '#server/appointments/requests/store.ts';
import { type Act, actAsHouse } from '#server/platform/act.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Nobody asks this way any more; who did holds a link, and it still takes the request back. */
export function consultationRoutes(app: FastifyInstance, services: Services) {
  const { sql, now } = services;

  serve(app, consultations.find, anyone, async ({ body }) => {
    const request = await sql.as(system, (tx) =>
      store.findConsultationByLink(tx, linkHash(body.token)),
    );
    return view(request ?? refuseLink(), now());
  });

  serve(app, consultations.withdraw, anyone, (asked) =>
    actAsHouse(services, consultations.withdraw, asked, async (acting) => {
      const { tx, now: withdrawnAt } = acting;
      const request =
        (await store.lockConsultationByLink(tx, linkHash(asked.body.token))) ?? refuseLink();
      if (request.withdrawnAt) return view(request, withdrawnAt);
      checkWithdrawal(request, withdrawnAt);
      await store.markWithdrawn(tx, request.id, withdrawnAt);
      for (const letter of withdrawnLetters(request, surroundings(acting)))
        await services.messages.queue(tx, letter);
      return view({ ...request, withdrawnAt }, withdrawnAt);
    }),
  );
}

function surroundings({ snapshot, config, services: { publicUrl }, now }: Act) {
  const { contact, brand } = snapshot.texts('company');
  const house = { name: brand.name.en, email: config.contact.email ?? contact.email };
  return { house, publicUrl, now };
}

function view(request: store.ConsultationRequest, now: string): Consultation {
  const { id, subject, startsAt, zone } = request;
  return { id, subject, startsAt, zone, status: consultationStatus(request, now) };
}

function refuseLink(): never {
  throw new Failure('not_found', 'This link belongs to no request.');
}
