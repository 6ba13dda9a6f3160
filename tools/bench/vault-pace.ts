import { median } from '#tools/bench/house.ts';
import {
  download,
  mega,
  newName,
  plainAddress,
  remove,
  upload,
  type VaultHouse,
  vaultAddress,
} from '#tools/bench/vault-transfer.ts';

const wanted = 0.6;

type Way = (house: VaultHouse, name: string) => string;

async function paceOf(bytes: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return bytes / mega / ((performance.now() - began) / 1000);
}

/** Megabytes a second up and down, by one of the two ways. */
async function round(house: VaultHouse, way: Way, bytes: number) {
  const { authorization } = house;
  const address = way(house, newName());
  const up = await paceOf(bytes, () => upload(address, authorization, bytes));
  const down = await paceOf(bytes, () => download(address, authorization, bytes));
  if (way === vaultAddress) await remove(address, authorization);
  return { up, down };
}

/** By turns, so that what else the machine does slows both. */
export async function comparePace(house: VaultHouse, bytes: number, rounds: number) {
  const [plain, sealed]: Awaited<ReturnType<typeof round>>[][] = [[], []];
  for (const way of [plainAddress, vaultAddress]) await round(house, way, bytes);
  for (let turn = 0; turn < rounds; turn += 1) {
    plain?.push(await round(house, plainAddress, bytes));
    sealed?.push(await round(house, vaultAddress, bytes));
  }
  let reached = true;
  for (const direction of ['up', 'down'] as const) {
    const [bare, ours] = [plain, sealed].map((all) =>
      median((all ?? []).map((one) => one[direction])),
    );
    const ratio = (ours ?? 0) / (bare ?? 1);
    reached &&= ratio >= wanted;
    console.log(
      `${direction === 'up' ? 'upload' : 'download'}: ${ours?.toFixed(0)} MB/s sealed, ${bare?.toFixed(0)} MB/s plain, ` +
        `ratio ${ratio.toFixed(2)} (wanted ${wanted} or more)`,
    );
  }
  return reached;
}
