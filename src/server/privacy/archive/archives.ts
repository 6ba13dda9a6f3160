/** Makes the archive of everything that is somebody's: a page and JSON for each part, and their files. */
import { z } from 'zod';
import { Id } from '#contract/primitives.ts';
import { hoursAfter } from '#domain/time.ts';
import { notify } from '#server/notifications/actions.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import * as store from '#server/privacy/archive/store.ts';
import { pack } from '#server/privacy/archive/stream.ts';
import { privacyWords } from '#server/privacy/words.ts';
import type { Services } from '#server/services.ts';

export const makeArchiveTask = {
  name: 'make_archive',
  schema: z.object({ id: Id }),
} satisfies Task;

const archiveDays = 7;

const bucket = 'exports';

/** Where it lies: in its owner's folder, sealed with their key. */
export const archivePlace = (accountId: string, id: string) => ({
  bucket,
  key: `${accountId}/${id}.zip`,
});

/**
 * Streamed from the tables to its file, so that its size does not matter to the memory. The file, the word
 * that it is ready and the news of it stand in one transaction; what broke off before left nothing.
 */
export async function writeArchive(
  services: Services,
  personalData: readonly PersonalData[],
  id: string,
) {
  const { sql, storage } = services;
  const archive = await sql.as(system, (tx) => store.findWaiting(tx, id));
  // One that is ready already is left alone: the queue may hand a job out twice.
  if (!archive) return;
  const { accountId, email, phone, language } = archive;
  const note = privacyWords[language].archive.note(personalData.map(({ name }) => name));
  const owner = { id: accountId, email, phone };
  await storage.put(system, archivePlace(accountId, id), {
    content: await pack({ services, owner, personalData, note, language }),
    type: 'application/zip',
    isTrusted: true,
    upsert: true,
    alongside: (tx, { size }) => finish(services, tx, archive, size),
  });
}

async function finish(services: Services, tx: Sql, archive: store.WaitingArchive, size: number) {
  const { id, accountId } = archive;
  const now = services.now();
  const expiresAt = hoursAfter(now, 24 * archiveDays);
  const { first, former } = await store.finishArchive(tx, archive, { size, now, expiresAt });
  await discardArchive(
    services,
    tx,
    former.map((one) => ({ id: one, accountId })),
  );
  if (!first) return;
  await notify(tx, {
    to: accountId,
    kind: 'archive',
    title: { en: privacyWords.en.archive.title, ar: privacyWords.ar.archive.title },
    path: '/profile/settings#privacy',
    about: { until: expiresAt },
    key: `archive:${id}`,
    // They asked for it and may be waiting.
    urgent: true,
  });
}

/** The files of archives that are over. */
export async function discardArchive(
  { storage }: Services,
  tx: Sql,
  archives: { id: string; accountId: string }[],
): Promise<void> {
  const keys = archives.map(({ id, accountId }) => archivePlace(accountId, id).key);
  if (keys.length > 0) await storage.remove(tx, bucket, keys);
}
