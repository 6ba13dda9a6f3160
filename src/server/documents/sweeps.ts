/** What nobody wants any more leaves for good, its bytes with its row. */
import { binDays } from '#domain/documents/expiry.ts';
import { hoursAfter } from '#domain/time.ts';
import type { VaultFiles } from '#server/documents/files.ts';
import {
  binnedBefore,
  deleteDocument,
  deleteUpload,
  uploadsBefore,
} from '#server/documents/version-store.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** An upload that was not confirmed within a day was given up. */
const uploadHours = 24;

export async function sweepUploads({ sql, now }: Services, files: VaultFiles): Promise<void> {
  const before = hoursAfter(now(), -uploadHours);
  await sql.as(system, async (tx) => {
    for (const upload of await uploadsBefore(tx, before)) {
      await files.remove(tx, [upload]);
      await deleteUpload(tx, upload.id);
    }
  });
}

export async function emptyBins({ sql, now }: Services, files: VaultFiles): Promise<void> {
  const before = hoursAfter(now(), -24 * binDays);
  await sql.as(system, async (tx) => {
    for (const { id: documentId, ownerId, versions } of await binnedBefore(tx, before)) {
      await files.remove(
        tx,
        versions.map((id) => ({ ownerId, documentId, id })),
      );
      await deleteDocument(tx, documentId);
    }
  });
}
