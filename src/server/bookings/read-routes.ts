import type { FastifyInstance } from 'fastify';
import { bookings } from '#contract/bookings/bookings.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { daysBetween } from '#domain/time.ts';
import { planChange, quoteCancel } from '#server/bookings/changes.ts';
import {
  bookingsTouching,
  heldNow,
  pastBookings,
  upcomingBookings,
} from '#server/bookings/list-store.ts';
import { refuseUnknownBooking } from '#server/bookings/outcome.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { type BookingReader, showBooking, summariesOf } from '#server/bookings/views.ts';
import { type Act, actUnasked } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

const mostDays = 400;

/** Nothing here changes anything. */
export function readingRoutes(app: FastifyInstance, services: Services, guards: Guards) {
  const { sql, catalogue, now } = services;
  const { client, artBase } = guards;
  const readerOf = async (language: Language): Promise<BookingReader> => ({
    language,
    artBase,
    now: now(),
    snapshot: await catalogue.current(),
  });

  serve(app, bookings.list, client, async ({ user, query }) => {
    const { when, limit } = query;
    const reader = await readerOf(query.lang);
    const after = readCursor(when, query.after);
    const page = { clientId: user.id, now: reader.now, after, limit: limit + 1 };
    const load = { upcoming: upcomingBookings, held: heldNow, history: pastBookings }[when];
    return sql.as(user, async (tx) => {
      const rows = await load(tx, page);
      const { items, next } = pageOf(when, rows, limit, placeOf);
      return { items: await summariesOf(tx, items, reader), next };
    });
  });

  serve(app, bookings.between, client, async ({ user, query }) => {
    const { from, to } = query;
    checkSpan(from, to);
    const reader = await readerOf(query.lang);
    const span = { from, to, now: reader.now };
    return sql.as(user, async (tx) =>
      summariesOf(tx, await bookingsTouching(tx, user.id, span), reader),
    );
  });

  serve(app, bookings.read, client, async ({ user, params, query }) => {
    const reader = await readerOf(query.lang);
    return sql.as(user, async (tx) => {
      const row = (await store.findBooking(tx, params.id, user.id)) ?? refuseUnknownBooking();
      return showBooking(tx, row, reader);
    });
  });

  serve(app, bookings.changeQuote, client, async ({ user, params, body }) => {
    const plan = async (acting: Act) => {
      const row =
        (await store.findBooking(acting.tx, params.id, user.id)) ?? refuseUnknownBooking();
      return (await planChange(acting, row, body)).answer;
    };
    return actUnasked(services, plan, user);
  });

  serve(app, bookings.cancelQuote, client, async ({ user, params }) =>
    sql.as(user, async (tx) => {
      const row = (await store.findBooking(tx, params.id, user.id)) ?? refuseUnknownBooking();
      return quoteCancel(tx, row, now());
    }),
  );
}

/** In a list it stands where what was confirmed begins. */
const placeOf = (row: BookingRow) => ({ at: standingOf(row).startsAt, id: row.id });

function checkSpan(from: Day, to: Day): void {
  const days = daysBetween(from, to);
  if (days >= 0 && days <= mostDays) return;
  const sentence = `It must be from 0 to ${mostDays} days after the first`;
  throw new Failure('validation_failed', `Please check to: ${sentence}.`, {
    fields: { to: sentence },
  });
}
