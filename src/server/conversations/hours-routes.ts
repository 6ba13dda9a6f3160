import type { FastifyInstance } from 'fastify';
import { type DeskHours, deskHours } from '#contract/conversations/hours.ts';
import { hoursOfDesk, onCallOf, setHours } from '#server/conversations/hours.ts';
import { act } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type HourGuards = Pick<Guards, 'staff'> & { admin: Guards['staff'] };

export function deskHourRoutes(
  app: FastifyInstance,
  services: Services,
  { staff, admin }: HourGuards,
) {
  serve(app, deskHours.read, staff, ({ user }) =>
    services.sql.as(user, async (tx) => shown(tx, await hoursOfDesk(tx))),
  );

  serve(app, deskHours.change, admin, (asked) =>
    act(services, deskHours.change, asked, async ({ tx }) =>
      shown(tx, await setHours(tx, asked.body)),
    ),
  );
}

const shown = async (tx: Sql, hours: DeskHours) => ({
  ...hours,
  onCall: (await onCallOf(tx, hours)) ?? null,
});
