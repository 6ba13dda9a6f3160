import { newId } from '#server/platform/ids.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { ask } from '#tools/bench/ask.ts';
import { type BenchClient, newClients } from '#tools/bench/bookings-house.ts';
import { median } from '#tools/bench/house.ts';

const wanted = 1.5;
const rounds = 200;

/** Rows alone, in one statement: a list never opens a file. */
async function fill(sql: Database, { id: ownerId }: BenchClient, count: number) {
  const key = { id: newId(), ownerId, masterId: 'none', wrapped: Buffer.alloc(1) };
  await sql.as(system, async (tx) => {
    await tx`insert into storage.data_keys ${tx(key)}`;
    await tx`
      insert into storage.objects
        (id, bucket_id, name, owner_id, key_id, version, size, content_type, cache_control)
      select gen_random_uuid(), 'documents', format('%s/papers/%s.pdf', ${ownerId}::text, lpad(n::text, 6, '0')),
        ${ownerId}, ${key.id}, gen_random_uuid(), 1000, 'application/pdf', 'max-age=3600'
      from generate_series(1, ${count}::int) n`;
  });
}

async function pageTime(url: string, client: BenchClient): Promise<number> {
  const began = performance.now();
  const body = { prefix: `${client.id}/papers`, limit: 100, offset: 0 };
  const { status } = await ask(`${url}/storage/v1/object/list/documents`, client, body);
  if (status !== 200) throw new Error(`The list answered ${status}.`);
  return performance.now() - began;
}

export async function compareLists(url: string, sql: Database, many: number): Promise<boolean> {
  const [few, lots] = await newClients(sql, 2);
  if (!few || !lots) throw new Error('There are no clients.');
  await fill(sql, few, 100);
  await fill(sql, lots, many);
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < rounds; turn += 1) {
    times[0].push(await pageTime(url, few));
    times[1].push(await pageTime(url, lots));
  }
  const [small, large] = times.map((all) => median(all.slice(rounds / 10)));
  const ratio = (large ?? 0) / (small ?? 1);
  console.log(
    `list: a page of ${many} objects in ${large?.toFixed(2)} ms, of 100 in ${small?.toFixed(2)} ms, ` +
      `ratio ${ratio.toFixed(2)} (wanted ${wanted} or less)`,
  );
  return ratio <= wanted;
}
