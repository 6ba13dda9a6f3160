import assert from 'node:assert/strict';
import type {
  Document,
  OpenedDocument,
  UploadPlace,
  Vault,
} from '#contract/documents/documents.ts';
import type { DocumentOpening } from '#contract/documents/parts.ts';
import { dayInDubai } from '#domain/time.ts';
import { withSql } from '#server/database/throw-away.ts';
import { type Json, newClient, type Person } from '#server/matters/testing.ts';
import { clock } from '#server/start.ts';
import type { Answer, TestApp } from '#server/testing.ts';

/** The smallest picture there is: one clear point. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** The server parsed every answer by the schema of the very type it is read as. */
function read<Shape>(answer: Answer): Shape {
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as Shape;
}

export const paperIn = (answer: Answer) => read<Document>(answer);
export const openedIn = (answer: Answer) => read<OpenedDocument>(answer);
export const vaultOf = async (client: Person) => read<Vault>(await client.get('/documents'));
export const logOf = async (client: Person) =>
  read<{ items: DocumentOpening[]; next: string | null }>(await client.get('/documents/openings'));

interface Bringing {
  name?: string;
  content?: Buffer;
  document?: string | null;
  details?: Json;
  renewed?: boolean;
}

export async function begun(client: Person, { name = 'passport.png', document = null }: Bringing) {
  return read<UploadPlace>(await client.post('/documents/uploads', { name, size: 1000, document }));
}

/** Puts the bytes where the address leads to, as the browser does: the address is the permission. */
export async function put(app: TestApp, { url }: UploadPlace, content: Buffer): Promise<void> {
  const answer = await app.send('PUT', url, {
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  });
  assert.equal(answer.status, 200, answer.text);
}

export async function bring(app: TestApp, client: Person, bringing: Bringing = {}) {
  const { content = picture, details = {}, renewed = false } = bringing;
  const place = await begun(client, bringing);
  await put(app, place, content);
  return client.post(`/documents/uploads/${place.id}/confirm`, { details, renewed });
}

/** A paper in the vault of a client who is new, or of this one. */
export async function kept(app: TestApp, client: Person, details: Json = {}, more: Bringing = {}) {
  return paperIn(await bring(app, client, { details, ...more }));
}

export async function newVault(app: TestApp, details: Json = {}) {
  const client = await newClient(app);
  return { client, paper: await kept(app, client, { type: 'passport', ...details }) };
}

export const change = (client: Person, { id, version }: Document, details: Json) =>
  client.send('PATCH', `/documents/${id}`, details, { 'if-match': String(version) });

export const today = () => dayInDubai(clock());

/** Lets the tickets of a paper run out. No policy lets the application change its log; the superuser may. */
export async function runOut(app: TestApp, documentId: string): Promise<void> {
  const address = { ...app.superuser, database: app.owner.database };
  await withSql(
    address,
    (sql) => sql`
      update app.document_openings set ticket_until = now() where document_id = ${documentId}`,
  );
}
