import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { StorageClient } from '@supabase/storage-js';
import { z } from 'zod';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import {
  kill,
  killFamily,
  openProduct,
  workUntilDeath,
} from '#server/database/cluster/kill-testing.ts';
import { atEnd, throwAwayFolder } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { many, system } from '#server/platform/sql.ts';
import { startHouse } from '#server/start.ts';
import { sweepFiles } from '#server/storage/workers.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const lanes = 4;
const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', AUTH_RATE_LIMITS: 'off' };
const settings = { ...quiet, RATE_LIMIT: '1000000' };

const Session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

async function signIn(url: string) {
  const body = JSON.stringify({ email: demoAccounts[0]?.email, password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body };
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, asked);
  const { access_token: token, user } = Session.parse(await answer.json());
  const files = new StorageClient(`${url}/storage/v1`, { authorization: `Bearer ${token}` });
  return { id: user.id, files: files.from('documents') };
}

type Client = Awaited<ReturnType<typeof signIn>>;

/** The same bytes for the same number, so that what comes back can be compared. */
function contentOf(number: number): Buffer {
  const piece = createHash('sha512').update(String(number)).digest();
  const repeated = Buffer.alloc(20_000 + ((number * 7919) % 700_000), piece);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), repeated]);
}

/** In pieces, so that there is a middle in which to die. */
const slowly = (content: Buffer) =>
  Readable.from(
    (async function* () {
      for (let at = 0; at < content.length; at += 40_000) {
        yield content.subarray(at, at + 40_000);
        await sleep(1);
      }
    })(),
  );

interface Ledger {
  /** What a place was last said to hold. */
  acknowledged: Map<string, number>;
  /** What it may hold instead, since nobody was told. */
  unsure: Map<string, number>;
  count: number;
}

/** New places, and now and then one that is replaced. */
const placeOf = (id: string, number: number) => `${id}/${number % 5 === 0 ? 'same' : number}.pdf`;

function uploadUntilDeath({ id, files }: Client, ledger: Ledger, end: () => Promise<unknown>) {
  const before = ledger.acknowledged.size;
  const work = async () => {
    const number = ledger.count++;
    const place = placeOf(id, number);
    // Which of two that replace one place at once comes last, nobody is told.
    ledger.unsure.set(place, number);
    const { error } = await files.upload(place, slowly(contentOf(number)), { upsert: true });
    if (error) throw error;
    if (!place.includes('same')) ledger.acknowledged.set(place, number);
  };
  const enough = () => ledger.acknowledged.size > before + lanes;
  return workUntilDeath({ lanes, work, enough, end });
}

/** What was acknowledged is there and whole; what was not is whole too, or not there at all. */
async function compare({ files }: Client, ledger: Ledger) {
  for (const [place, number] of ledger.unsure) {
    const { data, error } = await files.download(place);
    const known = ledger.acknowledged.get(place);
    if (error) assert.equal(known, undefined, `${place} was acknowledged and is lost`);
    else if (place.includes('same'))
      assert.ok(isOneOf(Buffer.from(await data.arrayBuffer()), number));
    else assert.ok(Buffer.from(await data.arrayBuffer()).equals(contentOf(number)), place);
  }
}

const isOneOf = (content: Buffer, last: number) =>
  Array.from({ length: last / 5 + 1 }, (_, at) => at * 5).some((one) =>
    content.equals(contentOf(one)),
  );

test('kill -9 in the middle of uploads: no half file, none lost, and no orphan after the sweep', async (t) => {
  const dataDir = await throwAwayFolder(t);
  const ledger: Ledger = { acknowledged: new Map(), unsure: new Map(), count: 1 };
  for (let round = 0; round < rounds; round += 1) {
    const { url, pid, gone } = await openProduct(t, dataDir);
    const client = await signIn(url);
    await compare(client, ledger);
    await uploadUntilDeath(client, ledger, () => {
      // Node alone, and every second time its database with it.
      if (round % 2) killFamily(pid);
      else kill(pid);
      return gone;
    });
  }
  const house = await startHouse(readConfig({ ...settings, JOBS: 'off', DATA_DIR: dataDir }));
  atEnd(t, house.stop);
  await compare(await signIn(`http://127.0.0.1:${house.port}`), ledger);
  const { vault } = house.services.storage;
  const left = (await Array.fromAsync(vault.files.list())).length;
  await sweepFiles(vault, 0);
  const files = (await Array.fromAsync(vault.files.list())).map(({ name }) => name);
  const rows = await vault.sql.as(
    system,
    (tx) => many(z.object({ version: z.string() }), tx)`select version from storage.objects`,
  );
  assert.deepEqual(files.toSorted(), rows.map(({ version }) => version).toSorted());
  t.diagnostic(`${rounds} rounds, ${ledger.count} uploads, ${left - files.length} orphans swept`);
});
