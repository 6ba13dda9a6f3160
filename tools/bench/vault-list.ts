import { newId } from '#server/platform/ids.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { ask, type BenchClient, newClients } from '#tools/bench/bookings-house.ts';
import { median } from '#tools/bench/house.ts';

const wanted = 1.5;
const rounds = 200;

/** Rows alone: a list never opens a file. */
async function fill(sql: Database, { id: ownerId }: BenchClient, count: number) {
  const keyId = newId();
  const facts = {
    bucketId: 'documents',
    ownerId,
    keyId,
    size: 1000,
    contentType: 'application/pdf',
  };
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ ...facts, id: newId(), version: newId(), cacheControl: 'max-age=3600' },
    name: `${ownerId}/papers/${String(number).padStart(6, '0')}.pdf`,
  }));
  await sql.as(system, async (tx) => {
    const key = { id: keyId, ownerId, masterId: 'none', wrapped: Buffer.alloc(1) };
    await tx`insert into storage.data_keys ${tx(key)}`;
    for (let from = 0; from < count; from += 2000)
      await tx`insert into storage.objects ${tx(rows.slice(from, from + 2000))}`;
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
  await sql.as(system, (tx) => tx`select 1`);
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
