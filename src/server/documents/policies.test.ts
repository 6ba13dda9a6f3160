/** What the database itself refuses, whatever a route forgets. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openNumber, sealNumber } from '#server/documents/numbers.ts';
import { newVault, openedIn } from '#server/documents/testing.ts';
import { asked, borrow, demo, newClient } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';

const tables = [
  'documents',
  'document_versions',
  'document_uploads',
  'document_shares',
  'document_openings',
];

test('a stranger sees no row of a vault, and the house sees no opening', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const matter = await asked(client);
  await client.post(`/documents/${paper.id}/shares`, { matter: matter.id });
  await client.post('/documents/uploads', { name: 'a.png', size: 10 });
  openedIn(await client.post(`/documents/${paper.id}/open`));
  const other = await newClient(app);
  const noor = await demo(app, 'concierge');
  const seen = (caller: Caller) =>
    app.sql.as(caller, (tx) =>
      Promise.all(
        tables.map(async (table) => {
          const rows = await tx`
            select 1 from app.${tx(table)} where owner_id = ${client.id}`;
          return rows.length;
        }),
      ),
    );
  assert.deepEqual(await seen({ kind: 'client', id: client.id }), [1, 1, 1, 1, 1]);
  assert.deepEqual(await seen({ kind: 'client', id: other.id }), [0, 0, 0, 0, 0]);
  assert.deepEqual(await seen(visitor), [0, 0, 0, 0, 0]);
  assert.deepEqual(await seen({ kind: 'staff', id: noor.id }), [1, 1, 0, 1, 0]);
});

test('nobody changes or removes a line of the log, not even the system', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  openedIn(await client.post(`/documents/${paper.id}/open`));
  const callers: Caller[] = [system, { kind: 'client', id: client.id }];
  for (const caller of callers)
    await app.sql.as(caller, async (tx) => {
      const changed = await tx`update app.document_openings set reason = 'Nothing to see'`;
      const removed = await tx`delete from app.document_openings`;
      assert.deepEqual([changed.count, removed.count], [0, 0]);
    });
});

test('the house writes lines in its own name alone, and never changes a paper', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const noor = await demo(app, 'concierge');
  const staff: Caller = { kind: 'staff', id: noor.id };
  const line = (actorId: string, actorKind: string) => ({
    id: newId(),
    ownerId: client.id,
    documentId: paper.id,
    versionId: paper.file.id,
    at: paper.addedAt,
    actorKind,
    actorId,
    actorName: 'X',
    type: 'passport',
    title: '',
    holderName: '',
    why: actorKind === 'owner' ? 'own' : 'reason',
    reason: 'Because of something',
    ticketHash: Buffer.from(newId()),
    ticketUntil: paper.addedAt,
  });
  for (const forged of [line(client.id, 'house'), line(client.id, 'owner')])
    await assert.rejects(
      app.sql.as(staff, (tx) => tx`insert into app.document_openings ${tx(forged)}`),
      /row-level security/,
    );
  await app.sql.as(staff, async (tx) => {
    const { count } = await tx`update app.documents set title = 'Mine'`;
    assert.equal(count, 0);
  });
});

test('nobody shares another’s paper, or with another’s matter', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const other = await newVault(app);
  const foreign = await asked(other.client);
  const own = await asked(client);
  const give = (ownerId: string, documentId: string, matterId: string) =>
    app.sql.as(
      { kind: 'client', id: ownerId },
      (tx) => tx`
        insert into app.document_shares (id, document_id, matter_id, owner_id, shared_at)
        values (${newId()}, ${documentId}, ${matterId}, ${ownerId}, now())`,
    );
  await assert.rejects(give(client.id, paper.id, foreign.id), /row-level security/);
  await assert.rejects(give(client.id, other.paper.id, own.id), /row-level security/);
  await give(client.id, paper.id, own.id);
});

test('a number opens with its owner’s key, beside its own paper, and untouched alone', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = sealNumber(key, 'paper', 'AB1234821');
  assert.equal(openNumber(key, 'paper', sealed), 'AB1234821');
  assert.notDeepEqual(sealNumber(key, 'paper', 'AB1234821'), sealed);
  assert.throws(() => openNumber(other, 'paper', sealed));
  assert.throws(() => openNumber(key, 'another', sealed));
  const touched = Buffer.from(sealed);
  touched[14] = (touched[14] ?? 0) ^ 1;
  assert.throws(() => openNumber(key, 'paper', touched));
});
