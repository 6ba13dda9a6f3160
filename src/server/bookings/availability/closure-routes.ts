import type { FastifyInstance } from 'fastify';
import {
  type ClosureAsk,
  longestClosureDays,
  offeringClosures,
} from '#contract/bookings/closures.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, daysBetween } from '#domain/time.ts';
import { offeringNamed } from '#server/bookings/availability/calendars.ts';
import * as store from '#server/bookings/availability/closure-store.ts';
import { fullnessKey, reviewFullness } from '#server/bookings/availability/fullness.ts';
import { serveActs } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Person = Extract<Caller, { kind: 'staff' }>;

export function closureRoutes(app: FastifyInstance, services: Services, staff: Guard<Person>) {
  const change = serveActs(app, services);
  const { sql, catalogue, now } = services;

  serve(app, offeringClosures.list, staff, async ({ user, params }) => {
    const known = { snapshot: await catalogue.current(), now: now() };
    const { id, slug } = offeringNamed(known, params.slug);
    const rows = await sql.as(user, (tx) => store.closuresSince(tx, id, dayInDubai(known.now)));
    return rows.map((row) => ({ ...row, offering: slug }));
  });

  change(offeringClosures.add, staff, async (acting, asked) => {
    const { tx, now: moment, by } = acting;
    const { id: offeringId, slug } = offeringNamed(acting, asked.params.slug);
    const { from: fromDay, to: toDay, reason } = asked.body;
    checkDays(asked.body, moment);
    const closure = { id: newId(), offeringId, fromDay, toDay, reason, createdBy: by.id };
    const row = await store.addClosure(tx, closure);
    await lookAgain(tx, offeringId);
    return { ...row, offering: slug };
  });

  change(offeringClosures.remove, staff, async ({ tx }, asked) => {
    const gone = await store.removeClosure(tx, asked.params.id);
    if (!gone) throw new Failure('not_found', 'There is no such closure.');
    await lookAgain(tx, gone.offeringId);
    return undefined;
  });
}

function checkDays({ from, to }: ClosureAsk, now: Instant): void {
  if (to < from) throw refuse('The last day lies before the first');
  if (to < dayInDubai(now)) throw refuse('These days are over');
  if (daysBetween(from, to) >= longestClosureDays)
    throw refuse(`A closure lasts ${longestClosureDays} days at most`);
}

const refuse = (why: string): Failure =>
  new Failure('validation_failed', `${why}.`, { fields: { to: why } });

/** A closure may take the last free place, and its end may give one back. */
const lookAgain = (tx: Sql, offeringId: string): Promise<void> =>
  enqueue(tx, reviewFullness, { offeringId }, fullnessKey(offeringId));
