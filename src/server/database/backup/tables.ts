import { z } from 'zod';
import type { Header } from '#server/database/backup/file.ts';
import type { Transaction } from '#server/database/driver.ts';

/** What is ours; the job queue's schema belongs to its library. */
export const schemas = ['app', 'auth', 'storage'];

type Table = Header['tables'][number];

/** Ready for use in SQL: names that need quotes have them. */
export async function listTables(sql: Transaction): Promise<Table[]> {
  const rows = await sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = any(${schemas}) and c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname, c.relname) <> ('app', 'migrations')
    group by n.nspname, c.relname
    order by n.nspname, c.relname`;
  return z.array(z.object({ name: z.string(), columns: z.array(z.string()) })).parse([...rows]);
}

const ForeignKey = z.object({
  name: z.string(),
  from: z.string(),
  to: z.string(),
  /** How SQL writes when it is checked. */
  deferral: z.string(),
});
type ForeignKey = z.infer<typeof ForeignKey>;

/**
 * Those between two tables; what refers to its own table is checked when the whole table is there.
 */
export async function listForeignKeys(sql: Transaction): Promise<ForeignKey[]> {
  const rows = await sql`
    select quote_ident(k.conname) as name,
      format('%I.%I', n.nspname, c.relname) as from, format('%I.%I', tn.nspname, t.relname) as to,
      case when not k.condeferrable then 'not deferrable'
        when k.condeferred then 'deferrable initially deferred'
        else 'deferrable initially immediate' end as deferral
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and k.conrelid <> k.confrelid
      and n.nspname = any(${schemas})
    order by 1, 2`;
  return z.array(ForeignKey).parse([...rows]);
}

/**
 * What others refer to comes first. In a circle some table has to begin; restoring copes with it.
 */
export function inLoadingOrder(tables: Table[], keys: ForeignKey[]): Table[] {
  const placed = new Set<string>();
  const ordered: Table[] = [];
  const place = (table: Table) => {
    if (placed.has(table.name)) return;
    placed.add(table.name);
    for (const { to } of keys.filter(({ from }) => from === table.name)) {
      const referred = tables.find(({ name }) => name === to);
      if (referred) place(referred);
    }
    ordered.push(table);
  };
  tables.forEach(place);
  return ordered;
}

const Sequence = z.object({ name: z.string(), last: z.string(), called: z.boolean() });

export async function listSequences(sql: Transaction): Promise<z.infer<typeof Sequence>[]> {
  const found = await sql`
    select format('%I.%I', schemaname, sequencename) as name
    from pg_sequences where schemaname = any(${schemas}) order by 1`;
  const read = found.map(({ name }) =>
    sql.unsafe(
      `select '${name}' as name, last_value::text as last, is_called as called from ${name}`,
    ),
  );
  return z.array(Sequence).parse((await Promise.all(read)).flat());
}
