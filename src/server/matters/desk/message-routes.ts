import type { FastifyInstance } from 'fastify';
import { deskMatters } from '#contract/matters/desk.ts';
import { Failure } from '#domain/failure.ts';
import { houseZone } from '#domain/time.ts';
import { actBy, deskActor, type MatterGuards } from '#server/matters/act.ts';
import { writeNote, writeToClient } from '#server/matters/messages/messages.ts';
import { notifyClient } from '#server/matters/notices.ts';
import { findClient } from '#server/matters/people-store.ts';
import { openMatter } from '#server/matters/submission.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function deskWritingRoutes(
  app: FastifyInstance,
  services: Services,
  { staff, artBase }: MatterGuards,
) {
  const act = deskActor(services, artBase);

  serve(app, deskMatters.create, staff, (asked) =>
    act(deskMatters.create, asked, async (acting) => {
      const { tx, by, name } = acting;
      const client = (await findClient(tx, asked.body.client)) ?? refuseStranger();
      const language = client.language ?? asked.query.lang;
      const owner = { id: by.id, name };
      const { form } = asked.body;
      // Whoever asked by telephone has shown no clock; they are told Dubai's.
      const opening = { clientId: client.id, form, language, zone: houseZone, owner };
      const row = await openMatter(acting, opening);
      const about = { state: row.state };
      await notifyClient(tx, row, { kind: 'moved', key: 'opened', about });
      return row;
    }),
  );

  serve(app, deskMatters.write, staff, (asked) =>
    actBy(services, deskMatters.write, asked, (acting) =>
      writeToClient(acting, asked.params.id, asked.body),
    ),
  );

  serve(app, deskMatters.note, staff, (asked) =>
    actBy(services, deskMatters.note, asked, (acting) =>
      writeNote(acting, asked.params.id, asked.body.text),
    ),
  );
}

function refuseStranger(): never {
  const sentence = 'There is no such client';
  throw new Failure('validation_failed', `Please check client: ${sentence}.`, {
    fields: { client: sentence },
  });
}
