import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { StorageApiError, StorageClient, type StorageError } from '@supabase/storage-js';
import { withSql } from '#server/database/throw-away.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { storageWorkers } from '#server/storage/workers.ts';
import type { TestApp } from '#server/testing.ts';

/** The real client of the protocol, with the token of whoever asks. */
export function clientOf({ url, services }: TestApp, token: string): StorageClient {
  const apikey = services.auth.projectKeys.anon;
  return new StorageClient(`${url}/storage/v1`, { apikey, Authorization: `Bearer ${token}` });
}

/** A house with its secret key, an admin, a concierge and two clients. */
export async function storageHouse(t: TestContext) {
  const app = await borrow(t);
  const [layla, omar, noor, sami] = await Promise.all([
    newClient(app),
    newClient(app),
    demo(app, 'concierge'),
    demo(app, 'admin'),
  ]);
  const { service, anon } = app.services.auth.projectKeys;
  return {
    app,
    vault: app.services.storage.vault,
    service: clientOf(app, service),
    anyone: clientOf(app, anon),
    layla: { ...layla, files: clientOf(app, layla.token) },
    omar: { ...omar, files: clientOf(app, omar.token) },
    noor: { ...noor, files: clientOf(app, noor.token) },
    sami: { ...sami, files: clientOf(app, sami.token) },
  };
}

export type StorageHouse = Awaited<ReturnType<typeof storageHouse>>;

/** What the protocol answered where it was expected to answer. */
export function answered<T>(answer: { data: T; error: StorageError | null }): NonNullable<T> {
  assert.equal(answer.error, null);
  assert.ok(answer.data !== null && answer.data !== undefined);
  return answer.data;
}

/** A refusal in exactly the protocol's shape. */
export function refused(
  { error }: { error: StorageError | null },
  statusCode: string,
  code: string,
): string {
  assert.ok(error instanceof StorageApiError, 'it was not refused');
  assert.deepEqual(
    { statusCode: error.statusCode, code: error.code, status: error.status },
    { statusCode, code, status: 400 },
    error.message,
  );
  return error.message;
}

export const pdf = (size = 1000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]);

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p1nVLgAAAABJRU5ErkJggg==';
export const png = () => Buffer.from(pixel, 'base64');

/** Does every job of storage that waits, as the queue would. */
export async function workQueue({ app, vault }: Pick<StorageHouse, 'app' | 'vault'>) {
  const workers = storageWorkers(vault);
  const waiting = await waitingJobs(app);
  for (const { task, payload } of waiting)
    await workers.find((one) => one.task.name === task)?.run(payload);
  return waiting.length;
}

async function waitingJobs({ owner }: TestApp) {
  return withSql(owner, async (sql) => {
    const jobs = await sql`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier in ('discard_file', 'empty_bucket')
      returning t.identifier as task, j.payload`;
    return jobs.map(({ task, payload }) => ({ task: String(task), payload }));
  });
}

export const countObjects = ({ app }: Pick<StorageHouse, 'app'>) =>
  app.sql.as(system, async (tx) => (await tx`select from storage.objects`).length);
