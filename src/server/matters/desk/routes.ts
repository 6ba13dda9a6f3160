import type { FastifyInstance } from 'fastify';
import { deskMatters } from '#contract/matters/desk.ts';
import { deskActor, type MatterGuards } from '#server/matters/act.ts';
import {
  arrangeAppointment,
  callOffAppointment,
} from '#server/matters/appointments/appointments.ts';
import { deskWritingRoutes } from '#server/matters/desk/message-routes.ts';
import { deskReadingRoutes } from '#server/matters/desk/read-routes.ts';
import { moveByHouse } from '#server/matters/moves.ts';
import { assignMatter, claimMatter, flagMatter, promiseWord } from '#server/matters/ownership.ts';
import { judgePaper, moveStep } from '#server/matters/steps/steps.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** What the house does with matters. */
export function deskMatterRoutes(app: FastifyInstance, services: Services, guards: MatterGuards) {
  deskReadingRoutes(app, services, guards);
  deskWritingRoutes(app, services, guards);
  owningRoutes(app, services, guards);
  workingRoutes(app, services, guards);
}

function owningRoutes(app: FastifyInstance, services: Services, { staff, artBase }: MatterGuards) {
  const act = deskActor(services, artBase);
  serve(app, deskMatters.claim, staff, (asked) =>
    act(deskMatters.claim, asked, (acting) => claimMatter(acting, asked.params.id, acting.version)),
  );
  serve(app, deskMatters.assign, staff, (asked) =>
    act(deskMatters.assign, asked, (acting) =>
      assignMatter(acting, asked.params.id, { ...asked.body, version: acting.version }),
    ),
  );
  serve(app, deskMatters.move, staff, (asked) =>
    act(deskMatters.move, asked, (acting) =>
      moveByHouse(acting, asked.params.id, { ...asked.body, version: acting.version }),
    ),
  );
  serve(app, deskMatters.promise, staff, (asked) =>
    act(deskMatters.promise, asked, (acting) =>
      promiseWord(acting, asked.params.id, { ...asked.body, version: acting.version }),
    ),
  );
  serve(app, deskMatters.flags, staff, (asked) =>
    act(deskMatters.flags, asked, (acting) =>
      flagMatter(acting, asked.params.id, { flags: asked.body, version: acting.version }),
    ),
  );
}

function workingRoutes(app: FastifyInstance, services: Services, { staff, artBase }: MatterGuards) {
  const act = deskActor(services, artBase);
  serve(app, deskMatters.appoint, staff, (asked) =>
    act(deskMatters.appoint, asked, (acting) =>
      arrangeAppointment(acting, asked.params.id, { asked: asked.body, version: acting.version }),
    ),
  );
  serve(app, deskMatters.disappoint, staff, (asked) =>
    act(deskMatters.disappoint, asked, (acting) =>
      callOffAppointment(acting, asked.params.id, {
        appointment: asked.params.appointment,
        ...asked.body,
      }),
    ),
  );
  serve(app, deskMatters.step, staff, (asked) =>
    act(deskMatters.step, asked, (acting) =>
      moveStep(acting, asked.params.id, {
        number: asked.params.number,
        ...asked.body,
        version: acting.version,
      }),
    ),
  );
  serve(app, deskMatters.paper, staff, (asked) =>
    act(deskMatters.paper, asked, (acting) =>
      judgePaper(acting, asked.params.id, {
        paper: asked.params.paper,
        ...asked.body,
        version: acting.version,
      }),
    ),
  );
}
