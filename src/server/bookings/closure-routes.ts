import type { FastifyInstance } from 'fastify';
import {
  type ClosureAsk,
  longestClosureDays,
  offeringClosures,
} from '#contract/offering-closures.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, daysBetween } from '#domain/time.ts';
import { staff } from '#server/auth/guards.ts';
import * as store from '#server/bookings/closures-store.ts';
import { fullnessKey, reviewFullness } from '#server/bookings/fullness.ts';
import { offeringNamed } from '#server/bookings/worlds.ts';
import { enqueue } from '#server/platform/enqueue.ts';
import { once } from '#server/platform/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export function closureRoutes(app: FastifyInstance, services: Services) {
  const { sql, catalogue, now } = services;
  const guard = staff(services);
  const named = async (slug: string) =>
    offeringNamed({ snapshot: await catalogue.current(), now: now() }, slug);

  serve(app, offeringClosures.list, guard, async ({ user, params }) => {
    const { id, slug } = await named(params.slug);
    const rows = await sql.as(user, (tx) => store.closuresSince(tx, id, dayInDubai(now())));
    return rows.map((row) => ({ ...row, offering: slug }));
  });

  serve(app, offeringClosures.add, guard, async ({ user, params, body, request }) => {
    const { id: offeringId, slug } = await named(params.slug);
    checkDays(body, now());
    const { from: fromDay, to: toDay, reason } = body;
    const key = request.headers['idempotency-key'];
    const attempt = { user, route: offeringClosures.add.path, key, body: { ...body, slug } };
    const closure = { id: newId(), offeringId, fromDay, toDay, reason, createdBy: user.id };
    return sql.as(user, (tx) =>
      once(tx, attempt, async () => {
        const row = await store.addClosure(tx, closure);
        await lookAgain(tx, offeringId);
        return { ...row, offering: slug };
      }),
    );
  });

  serve(app, offeringClosures.remove, guard, ({ user, params }) =>
    sql.as(user, async (tx) => {
      const gone = await store.removeClosure(tx, params.id);
      if (!gone) throw new Failure('not_found', 'There is no such closure.');
      await lookAgain(tx, gone.offeringId);
      return undefined;
    }),
  );
}

function checkDays({ from, to }: ClosureAsk, now: Instant): void {
  if (to < from) throw refuse('The last day lies before the first');
  if (to < dayInDubai(now)) throw refuse('These days are over');
  if (daysBetween(from, to) >= longestClosureDays)
    throw refuse(`A closure lasts ${longestClosureDays} days at most`);
}

function refuse(why: string): Failure {
  return new Failure('validation_failed', `${why}.`, { fields: { to: why } });
}

/** A closure may take the last free place, and its end may give one back. */
function lookAgain(tx: Sql, offeringId: string): Promise<void> {
  return enqueue(tx, reviewFullness, { offeringId }, fullnessKey(offeringId));
}
