/** From a place for bytes to a paper: only what was looked at counts. */

import type { DocumentDetails } from '#contract/documents/documents.ts';
import { documentMedia } from '#contract/documents/kinds.ts';
import type { Instant } from '#contract/primitives.ts';
import { requireProofFor } from '#domain/auth/fresh-proof.ts';
import { Failure } from '#domain/failure.ts';
import { cleanName } from '#domain/file-names.ts';
import { dayInDubai } from '#domain/time.ts';
import type { ClientCaller } from '#server/documents/callers.ts';
import { blankDetails, checkDates, columnsOf, unnumbered } from '#server/documents/details.ts';
import type { Found, VaultFiles } from '#server/documents/files.ts';
import * as store from '#server/documents/store.ts';
import type { UploadRow } from '#server/documents/version-store.ts';
import * as versions from '#server/documents/version-store.ts';
import { refuseUnknownPaper } from '#server/documents/views.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

/** The bytes of a file are put where nobody reads them until they were looked at. */
const mostWaiting = 50;
const mostVersions = 100;

interface Asked {
  ownerId: string;
  name: string;
  document: string | null;
}

/** Said before a byte is sent; the storage counts for itself what comes. */
export function requireSpace({ used, most }: { used: number; most: number }, size: number): void {
  if (used + size > most)
    throw new Failure('vault_full', 'Your vault is full. Empty its bin or remove a paper first.');
}

/** Notes that a file is to come; gives the place's name. */
export async function expectUpload(tx: Sql, { ownerId, name, document }: Asked, now: Instant) {
  if ((await versions.countUploads(tx, ownerId)) >= mostWaiting)
    throw new Failure('conflict', 'Too many uploads are under way; please finish some first.');
  if (document) await checkVersions(tx, ownerId, document);
  else await checkRoom(tx, ownerId);
  const upload: UploadRow = {
    id: newId(),
    ownerId,
    documentId: document ?? newId(),
    isVersion: document !== null,
    fileName: cleanName(name),
    createdAt: now,
  };
  await versions.insertUpload(tx, upload);
  return upload;
}

async function checkVersions(tx: Sql, ownerId: string, id: string): Promise<void> {
  const row = await store.findPaper(tx, id, ownerId);
  if (!row || row.binnedAt) refuseUnknownPaper();
  if (row.fileNumber >= mostVersions)
    throw new Failure('conflict', 'This paper has all the versions it can have.');
}

async function checkRoom(tx: Sql, ownerId: string): Promise<void> {
  if ((await store.countDocuments(tx, ownerId)) < store.mostDocuments) return;
  throw new Failure('conflict', `A vault holds ${store.mostDocuments} papers, and yours is full.`);
}

interface Confirmed {
  details: DocumentDetails;
  renewed: boolean;
}

interface Vault {
  tx: Sql;
  now: Instant;
  /** What was found in the bytes; nothing where none have come. */
  found: Found | undefined;
  key: Buffer;
  files: Pick<VaultFiles, 'keep'>;
  by: Pick<ClientCaller, 'proof' | 'delegate'>;
}

/** What was put there becomes the paper, or its newest version; says which paper. */
export async function takeUpload(
  vault: Vault,
  upload: UploadRow,
  confirmed: Confirmed,
): Promise<string> {
  const { tx, now, found } = vault;
  const { id, ownerId, documentId, fileName } = upload;
  if (!found) throw new Failure('conflict', 'The file has not arrived yet.');
  const media = checkMedia(found.media);
  const before = upload.isVersion ? await store.lockPaper(tx, documentId, ownerId) : undefined;
  if (upload.isVersion && (!before || before.binnedAt)) refuseUnknownPaper();
  const number = (before?.fileNumber ?? 0) + 1;
  const version = { id, documentId, ownerId, number, fileName, media, size: found.size };
  if (before) await replace(vault, before, { ...confirmed, currentId: id });
  else await add(vault, upload, confirmed.details);
  await keepBytes(vault, upload, found);
  await versions.insertVersion(tx, { ...version, addedAt: now });
  await versions.deleteUpload(tx, id);
  return documentId;
}

/** What was looked at is what everybody sees who opens it, also if other bytes come this very moment. */
async function keepBytes({ tx, files }: Vault, upload: UploadRow, found: Found): Promise<void> {
  if (await files.keep(tx, upload, found)) return;
  throw new Failure('conflict', 'The file was changed meanwhile. Please confirm it once more.');
}

async function add({ tx, now, key }: Vault, upload: UploadRow, details: DocumentDetails) {
  const { id, ownerId, documentId, fileName } = upload;
  await checkRoom(tx, ownerId);
  const written = { ...blankDetails(fileName), ...columnsOf(details, { key, documentId }) };
  checkDates(written, dayInDubai(now));
  const dates = { addedAt: now, updatedAt: now };
  await store.insertPaper(tx, { ...written, ...dates, id: documentId, ownerId, currentId: id });
}

async function replace(
  { tx, now, key, by }: Vault,
  before: store.DocumentRow,
  { details, renewed, currentId }: Confirmed & { currentId: string },
): Promise<void> {
  // Its older versions stay what they were, whatever the newest is called.
  if (details.type && details.type !== before.type) requireProofFor(before.type, by, now);
  const told = columnsOf(details, { key, documentId: before.id });
  const changed = { ...(renewed && unnumbered), ...told };
  checkDates({ ...before, ...changed }, dayInDubai(now));
  await versions.outdateVersion(tx, before.fileId, before.expiresOn);
  await store.changePaper(tx, before.id, { ...changed, currentId }, now);
}

/** The storage decided by content what it is; the vault takes less than the storage does. */
function checkMedia(media: string): string {
  if (documentMedia.some((taken) => taken === media)) return media;
  throw new Failure('file_refused', 'The vault takes PDF, JPEG, PNG, WebP and HEIC.');
}
