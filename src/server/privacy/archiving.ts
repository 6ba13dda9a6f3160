/** Makes the archive of everything that is somebody's: readable JSON for each part, and their files. */
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { Id } from '#contract/primitives.ts';
import { hoursAfter } from '#domain/time.ts';
import { notify } from '#server/notifications/actions.ts';
import type { Belonging } from '#server/platform/belonging.ts';
import { system } from '#server/platform/sql.ts';
import type { Task } from '#server/platform/task.ts';
import * as store from '#server/privacy/archive-store.ts';
import { pack } from '#server/privacy/packing.ts';
import { privacyWords } from '#server/privacy/words.ts';
import type { Services } from '#server/services.ts';

export const makeArchive = { name: 'make_archive', schema: z.object({ id: Id }) } satisfies Task;

export const archiveDays = 7;
const partBytes = 1024 * 1024;

/** May run again after a crash: what it wrote before is dropped first. */
export async function make(services: Services, belongings: readonly Belonging[], id: string) {
  const { sql, now } = services;
  const archive = await sql.as(system, async (tx) => {
    const waiting = await store.findWaiting(tx, id);
    // One that is ready already is left alone: the queue may hand a job out twice.
    if (waiting) await store.dropParts(tx, id);
    return waiting;
  });
  if (!archive) return;
  const size = await write(services, belongings, archive);
  const moment = now();
  const expiresAt = hoursAfter(moment, 24 * archiveDays);
  await sql.as(system, async (tx) => {
    if (!(await store.finish(tx, archive, { size, now: moment, expiresAt }))) return;
    await notify(tx, {
      to: archive.accountId,
      kind: 'archive',
      title: { en: privacyWords.en.archive.title, ar: privacyWords.ar.archive.title },
      path: '/profile/settings#privacy',
      about: { until: expiresAt },
      key: `archive:${id}`,
      // They asked for it and may be waiting.
      urgent: true,
    });
  });
}

/** Written in parts as it is packed, so that its size does not matter to the memory. */
async function write(
  { sql }: Services,
  belongings: readonly Belonging[],
  { id: archiveId, accountId, email, phone, language }: store.WaitingArchive,
): Promise<number> {
  const owner = { id: accountId, email, phone };
  const note = privacyWords[language].archive.note(belongings.map(({ name }) => name));
  const shelf = partsOf(await pack({ sql, owner, belongings, note }));
  let [number, size] = [0, 0];
  for await (const content of shelf) {
    const part = { archiveId, number, content };
    await sql.as(system, (tx) => store.addPart(tx, part));
    number += 1;
    size += content.length;
  }
  return size;
}

async function* partsOf(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let held = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    held += chunk.length;
    if (held < partBytes) continue;
    yield Buffer.concat(waiting);
    [waiting, held] = [[], 0];
  }
  if (held > 0) yield Buffer.concat(waiting);
}

/** The archive as it goes out, part by part. */
export async function* read({ sql }: Services, accountId: string, id: string) {
  const owner = { kind: 'client', id: accountId } as const;
  for (let number = 0; ; number += 1) {
    const part = await sql.as(owner, (tx) => store.readPart(tx, id, number));
    if (!part) return;
    yield part;
  }
}
