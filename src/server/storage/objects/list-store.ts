import { z } from 'zod';
import { many, type Sql } from '#server/platform/sql.ts';

/** Which objects are meant: those whose name begins so. */
interface Stretch {
  bucket: string;
  prefix: string;
  /** Set for a person: their own, which an index finds among everybody's. */
  ownerId: string | undefined;
  /** Whether what lies deeper is told as its folder, once. */
  isFolded: boolean;
}

interface Page extends Stretch {
  isDescending: boolean;
  limit: number;
  offset: number;
  /** The name that the page before this one ended with. */
  after: string | undefined;
}

const ListedObject = z.object({ name: z.string(), isFolder: z.boolean() });
export type ListedObject = z.infer<typeof ListedObject>;

/** Sorts behind everything that begins with the same letters. */
const beyond = '\u{10FFFF}';

const within = (sql: Sql, { bucket, prefix, ownerId }: Stretch) => sql`
  bucket_id = ${bucket} and name >= ${prefix} and name < ${prefix + beyond}
  ${ownerId === undefined ? sql`` : sql`and owner_id = ${ownerId}`}`;

/** The length of a folder's own name within a full one, its slash included; 0 for a file. */
const depth = (sql: Sql, { prefix, isFolded }: Stretch) =>
  isFolded ? sql`strpos(substr(name, ${prefix.length + 1}::int), '/')` : sql`0`;

/**
 * By name, one step after the other: from each entry the index leads to the next, and over a whole
 * folder in one step. A page costs as much as it has entries, however many there are.
 */
export function objectsByName(sql: Sql, page: Page) {
  const { prefix, isDescending, limit, offset, after } = page;
  const cut = sql`case when ${depth(sql, page)} > 0
    then left(name, ${prefix.length}::int + ${depth(sql, page)}) else name end`;
  // The column, not the cut name beside it: only the column's order is the index's.
  const order = isDescending ? sql`o.name desc` : sql`o.name asc`;
  // Behind a folder comes what is greater than all that lies in it; before it, what is less than it.
  const next = isDescending
    ? sql`o.name < step.name`
    : sql`o.name > case when step.is_folder then step.name || ${beyond} else step.name end`;
  return many(ListedObject, sql)`
    with recursive step as (
      (select ${cut} as name, ${depth(sql, page)} > 0 as is_folder, 1 as number
      from storage.objects o
      where ${within(sql, page)} ${after === undefined ? sql`` : beginAfter(sql, page, after)}
      order by ${order} limit 1)
      union all
      select found.* from step, lateral (
        select ${cut} as name, ${depth(sql, page)} > 0 as is_folder, step.number + 1 as number
        from storage.objects o
        where ${within(sql, page)} and ${next} order by ${order} limit 1) found
      where step.number < ${offset + limit})
    select name collate "C" as name, is_folder from step where number > ${offset} order by number`;
}

function beginAfter(sql: Sql, { isDescending }: Page, after: string) {
  if (isDescending) return sql`and name < ${after}`;
  return sql`and name > ${after.endsWith('/') ? after + beyond : after}`;
}

export interface SortedPage extends Omit<Page, 'after'> {
  column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';
  search: string;
  /** The value and the name that the page before this one ended with. */
  after: { value: string; name: string } | undefined;
}

const SortedEntry = ListedObject.extend({ value: z.string() });

/** By time, or only what a word is found in: here all of a folder is looked through. */
export function objectsByColumn(sql: Sql, page: SortedPage) {
  const { prefix, column, isDescending, limit, offset, search, after } = page;
  const deep = depth(sql, page);
  const direction = isDescending ? sql`desc` : sql`asc`;
  const value = column === 'name' ? sql`min(name)` : sql`max(${sql(column)})::text`;
  const behind = isDescending ? sql`<` : sql`>`;
  return many(SortedEntry, sql)`
    with level as (
      select case when ${deep} > 0 then left(name, ${prefix.length}::int + ${deep})
        else name end as entry, ${deep} > 0 as is_folder, ${value} as value
      from storage.objects where ${within(sql, page)} group by 1, 2)
    select entry as name, is_folder, value from level
    where strpos(lower(substr(entry, ${prefix.length + 1}::int)), lower(${search})) > 0
    ${after ? sql`and (value, entry) ${behind} (${after.value}, ${after.name})` : sql``}
    order by value ${direction}, entry ${direction} limit ${limit} offset ${offset}`;
}
