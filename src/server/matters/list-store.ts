import type { MatterArea } from '#contract/matter-kinds.ts';
import type { Position } from '#server/matters/cursor.ts';
import {
  matterColumns as columns,
  ListedMatter,
  unreadColumn,
} from '#server/matters/matter-row.ts';
import { many, type Sql } from '#server/platform/sql.ts';

export interface ListPage {
  clientId: string;
  area: MatterArea | undefined;
  which: 'open' | 'done' | 'all';
  /** What somebody typed to find it. */
  words: string | undefined;
  after: Position | undefined;
  limit: number;
}

const over = (sql: Sql) => sql`m.state in ('closed', 'withdrawn', 'declined', 'lapsed')`;

/** The client's own, the last touched first. */
export function listOwn(sql: Sql, page: ListPage) {
  const { clientId, area, which, words, after, limit } = page;
  const beyond = after ? sql`and (m.updated_at, m.id) < (${after.at}, ${after.id})` : sql``;
  const inState = { open: sql`and not ${over(sql)}`, done: sql`and ${over(sql)}`, all: sql`` };
  return many(
    ListedMatter,
    sql`
      select ${columns(sql)}, ${unreadColumn(sql, { id: clientId, side: 'client' })}
      from app.matters m
      where m.client_id = ${clientId} ${inState[which]} ${beyond}
        ${area ? sql`and m.area = ${area}` : sql``}
        ${words ? saying(sql, words) : sql``}
      order by m.updated_at desc, m.id desc limit ${limit}`,
  );
}

/** In its title in either language, in its reference, or in what was asked. */
function saying(sql: Sql, words: string) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    and (m.title ->> 'en' ilike ${pattern} or m.title ->> 'ar' ilike ${pattern}
      or m.reference ilike ${pattern} or m.form ->> 'notes' ilike ${pattern})`;
}
