import assert from 'node:assert/strict';
import { inflateRawSync } from 'node:zlib';
import type { Instant } from '#contract/primitives.ts';
import type { Departure } from '#contract/privacy.ts';
import type { Person } from '#server/matters/testing.ts';
import { erasures, personalData } from '#server/personal-data.ts';
import { wholeLetter } from '#server/platform/messages/sealed-letters.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { many, system } from '#server/platform/sql.ts';
import { privacyWorkers } from '#server/privacy/workers.ts';
import type { TestApp } from '#server/testing.ts';

/** What is in a ZIP, by name: read from its central directory, as every unpacker does. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  assert.ok(end >= 0, 'no end of a ZIP');
  const found = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry += 1) {
    const length = bytes.readUInt16LE(at + 28);
    const beyond = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    found.set(name, contentAt(bytes, at));
    at += 46 + length + beyond;
  }
  return found;
}

function contentAt(bytes: Buffer, entry: number): Buffer {
  const method = bytes.readUInt16LE(entry + 10);
  const packed = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(from, from + packed);
  return method === 0 ? content : inflateRawSync(content);
}

/** What the queue would do, at a moment of one's choice. */
export async function run(app: TestApp, task: string, payload: object = {}, now?: Instant) {
  const services = now ? { ...app.services, now: () => now } : app.services;
  const found = privacyWorkers(services, { personalData, erasures }).find(
    (worker) => worker.task.name === task,
  );
  assert.ok(found, task);
  await found.run(payload);
}

export async function fileOf(
  app: TestApp,
  person: Pick<Person, 'token'>,
  id: string,
): Promise<Response> {
  const headers = { authorization: `Bearer ${person.token}` };
  return fetch(`${app.url}/rest/v1/privacy/archives/${id}/file`, { headers });
}

export const leave = (person: Person) => person.post('/privacy/departure', { leave: true });

export function departureIn({ status, text, body }: Awaited<ReturnType<typeof leave>>): Departure {
  assert.equal(status, 200, text);
  // The server parsed it by the schema of this very type.
  return body as unknown as Departure;
}

export async function lettersTo(app: TestApp, email: string) {
  const found = await app.sql.as(
    system,
    (tx) =>
      many(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages where recipient = ${email}
      order by created_at, id`,
  );
  const whole = await Promise.all(found.map((each) => wholeLetter(app.services.secrets, each)));
  return whole.map(({ template, textBody: text }) => ({ template, text }));
}
