import type { Instant } from '#contract/primitives.ts';
import { matterColumns as columns, MatterRow, promisePassed } from '#server/matters/row.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** So many at a time: a transaction that holds many rows makes people wait. */
export const batch = 100;

/** Each of these passes by what somebody else holds just now; the next minute comes soon. */
const unheld = (sql: Sql) => sql`limit ${batch} for update of m skip locked`;

/** Promises that have passed and that nobody has written down. */
export const lockOwed = (sql: Sql, now: Instant) =>
  many(MatterRow, sql)`
    select ${columns(sql)} from app.matters m
    where ${promisePassed(sql, now)} and not m.promise_missed
    order by m.promise_due ${unheld(sql)}`;

/** Proposed, and the quote has run out. */
export const lockExpiredQuotes = (sql: Sql, now: Instant) =>
  many(MatterRow, sql)`
    select ${columns(sql)} from app.matters m
    join app.matter_quotes q on q.matter_id = m.id and q.state = 'sent' and q.expires_at <= ${now}
    where m.state = 'proposed' order by q.expires_at ${unheld(sql)}`;

/** Agreed, and the quote that would have changed it has run out. */
export const lockUnchanged = (sql: Sql, now: Instant) =>
  many(MatterRow, sql)`
    select ${columns(sql)} from app.matters m
    join app.matter_quotes q on q.matter_id = m.id and q.state = 'sent' and q.expires_at <= ${now}
    where m.state in ('approved', 'fulfilling') order by q.expires_at ${unheld(sql)}`;

/** In a state since before a moment. */
export const lockSince = (sql: Sql, state: 'clarifying' | 'delivered', since: Instant) =>
  many(MatterRow, sql)`
    select ${columns(sql)} from app.matters m
    where m.state = ${state} and m.state_since <= ${since}
      and (m.paused_until is null or m.paused_until <= ${since})
    order by m.state_since ${unheld(sql)}`;

/** Whose rest is over. */
export const lockRested = (sql: Sql, now: Instant) =>
  many(MatterRow, sql)`
    select ${columns(sql)} from app.matters m
    where m.paused_until is not null and m.paused_until <= ${now}
    order by m.paused_until ${unheld(sql)}`;
