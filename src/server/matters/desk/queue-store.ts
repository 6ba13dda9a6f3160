import { z } from 'zod';
import { type QueueView, QueueView as Views } from '#contract/matters/desk.ts';
import type { MatterKind } from '#contract/matters/kinds.ts';
import { type Instant, Language } from '#contract/primitives.ts';
import {
  matterColumns as columns,
  ListedMatter,
  promisePassed,
  unreadColumn,
} from '#server/matters/row.ts';
import { never, type Position } from '#server/platform/paging.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { many, one, type Sql } from '#server/platform/sql.ts';

/** Whose queue it is, and the moment by which things are late. */
interface Looker {
  id: string;
  now: Instant;
}

interface QueuePage extends Looker {
  view: QueueView;
  kind: MatterKind | undefined;
  client: string | undefined;
  after: Position | undefined;
  limit: number;
}

const StoredQueueRow = ListedMatter.extend({
  clientName: z.string().nullable(),
  clientEmail: z.string().nullable(),
  clientLanguage: Language.nullable(),
  clientPlan: z.string().nullable(),
});
export type StoredQueueRow = z.infer<typeof StoredQueueRow>;

/** Spelled as in the indexes, which serve exactly these. */
const isOpen = (sql: Sql) => sql`
  m.state in ('submitted', 'clarifying', 'sourcing', 'proposed', 'approved', 'fulfilling', 'delivered')`;
const isDone = (sql: Sql) => sql`m.state in ('closed', 'withdrawn', 'declined', 'lapsed')`;

/** Where a row stands in its view. */
export const positionIn = (
  view: QueueView,
  { id, updatedAt, promiseDue }: StoredQueueRow,
): Position => ({
  id,
  at: view === 'done' ? updatedAt : (promiseDue ?? never),
});

/** What a view holds. `at_risk`: a quarter of the time is left, or less. */
function inView(sql: Sql, view: QueueView, { id, now }: Looker) {
  const views = {
    all: () => isOpen(sql),
    mine: () => sql`${isOpen(sql)} and m.owner_id = ${id}`,
    unowned: () => sql`${isOpen(sql)} and m.owner_id is null`,
    at_risk: () => sql`
      ${isOpen(sql)} and not ${promisePassed(sql, now)} and m.promise_risk_at <= ${now}`,
    missed: () => sql`${isOpen(sql)} and ${promisePassed(sql, now)}`,
    waiting_on_client: () => sql`${isOpen(sql)} and m.waits_on = 'client'`,
    done: () => isDone(sql),
  };
  return views[view]();
}

/** By the time of the next promise; what is done, by when it was done, the last first. */
export function queueOfDesk(sql: Sql, page: QueuePage) {
  const { view, kind, client, after, limit } = page;
  const at = view === 'done' ? sql`m.updated_at` : sql`m.queue_at`;
  const down = view === 'done' ? sql`desc` : sql``;
  const beyond = after
    ? sql`and (${at}, m.id) ${view === 'done' ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return many(StoredQueueRow, sql)`
    with page as (
      select m.* , ${at} as sorted_by from app.matters m
      where ${inView(sql, view, page)} ${beyond}
        ${kind ? sql`and m.kind = ${kind}` : sql``}
        ${client ? sql`and m.client_id = ${client}` : sql``}
      order by ${at} ${down}, m.id ${down} limit ${limit})
    select ${columns(sql)}, ${unreadColumn(sql, { id: page.id, side: 'house' })},
      ${clientColumns(sql)}
    from page m left join auth.users u on u.id = m.client_id left join app.clients c on c.id = u.id
    order by m.sorted_by ${down}, m.id ${down}`;
}

const clientColumns = (sql: Sql) => sql`
  c.plan as client_plan, u.email as client_email,
  ${nameFrom(sql, 'u')} as client_name,
  case when u.raw_user_meta_data ->> 'language' in ('en', 'ar')
    then u.raw_user_meta_data ->> 'language' end as client_language`;

/** Enough to know that it is many. */
const most = 100;

/** How many stand in each view, up to a hundred. */
export async function countViews(sql: Sql, looker: Looker): Promise<Record<QueueView, number>> {
  const counted = await Promise.all(Views.options.map((view) => countView(sql, view, looker)));
  // One number for each option, in their order.
  return Object.fromEntries(Views.options.map((view, at) => [view, counted[at]])) as Record<
    QueueView,
    number
  >;
}

async function countView(sql: Sql, view: QueueView, looker: Looker): Promise<number> {
  const { found } = await one(z.object({ found: z.int() }), sql)`
    select count(*)::int as found from (
      select 1 from app.matters m where ${inView(sql, view, looker)} limit ${most}) held`;
  return found;
}
