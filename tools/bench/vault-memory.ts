import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  download,
  mega,
  newName,
  remove,
  upload,
  type VaultHouse,
  vaultAddress,
} from '#tools/bench/vault-transfer.ts';

const limit = 80;

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

/** What the server's memory reaches at its highest while some work goes on. */
async function highest(pid: number, work: Promise<unknown>): Promise<number> {
  let [most, isDone] = [0, false];
  const watching = (async () => {
    while (!isDone) {
      most = Math.max(most, await residentMegabytes(pid));
      await wait(50);
    }
  })();
  await work.finally(() => {
    isDone = true;
  });
  await watching;
  return most;
}

/** Everybody sends a file and fetches it again, all at once. */
export async function watchMemory(house: VaultHouse, clients: number, bytes: number) {
  const { pid, authorization } = house;
  await wait(3000);
  const rest = await residentMegabytes(pid);
  const everybody = Array.from({ length: clients }, async () => {
    const address = vaultAddress(house, newName());
    await upload(address, authorization, bytes);
    await download(address, authorization, bytes);
    await remove(address, authorization);
  });
  const above = (await highest(pid, Promise.all(everybody))) - rest;
  console.log(
    `memory: ${above.toFixed(0)} MB above ${rest.toFixed(0)} MB at rest while ${clients} clients move ${bytes / mega} MB each (wanted under ${limit})`,
  );
  return above < limit;
}
