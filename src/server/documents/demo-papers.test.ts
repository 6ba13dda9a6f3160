import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { seedDemoPapers } from '#server/documents/demo-papers.ts';
import { borrow } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';

const email = demoAccounts.find(({ role }) => role === 'client')?.email ?? '';

test('the demo client’s vault holds real papers once, even if making them broke off, and one ends too early', async (t) => {
  const app = await borrow(t);
  const { storage } = app.services;
  let left = 2;
  const put: typeof storage.put = (...asked) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('The disk is full.')) : storage.put(...asked);
  };
  const failing = { ...app.services, storage: { ...storage, put } };
  await assert.rejects(seedDemoPapers(failing, email), /The disk is full/);
  await seedDemoPapers(app.services, email);
  await seedDemoPapers(app.services, email);
  const { body: session } = await app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const headers = { authorization: `Bearer ${session.access_token}` };
  const { body } = await app.get('/rest/v1/documents', headers);
  // The server parsed it by its schema.
  const documents = body.documents as { id: string; type: string; file: { media: string } }[];
  assert.deepEqual(
    documents.map(({ type, file }) => [type, file.media]),
    ['passport', 'visa', 'emirates_id', 'tenancy'].map((type) => [type, 'application/pdf']),
  );
  const findings = body.findings as { rule: string; documentId: string }[];
  assert.deepEqual(
    findings.map(({ rule, documentId }) => [rule, documentId]),
    [['visa', documents[0]?.id]],
  );
  const versions = await app.get(`/rest/v1/documents/${documents[3]?.id}/versions`, headers);
  assert.equal([versions.body].flat().length, 2);
});

test('in production nobody is given papers', async (t) => {
  const app = await borrow(t);
  const config = { ...app.services.config, production: true };
  await seedDemoPapers({ ...app.services, config }, email);
  const [kept] = await app.sql.as(system, (tx) => tx`select from app.documents limit 1`);
  assert.equal(kept, undefined);
});
