/** What the desk is told of by the assistant itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FollowUp } from '#contract/conversations/follow-ups.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

const ask = async (app: TestApp, { token }: Person, message: string) => {
  const answer = await app.send('POST', '/functions/v1/chat-assistant', {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
  });
  assert.equal(answer.status, 200, answer.text);
  return answer.body as { response: string; actions: { kind: string }[] };
};

async function rowsOf(staff: Person, client: Person): Promise<FollowUp[]> {
  const { body } = await staff.get('/desk/follow-ups');
  return (body.items as FollowUp[]).filter(({ clientId }) => clientId === client.id);
}

test('whoever writes of danger is told whom to call, in their language, and the desk is alarmed', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  for (const message of ['my husband collapsed and is not breathing', 'حريق في المطبخ']) {
    const { response, actions } = await ask(app, client, message);
    assert.match(response, /998/);
    assert.ok(actions.some(({ kind }) => kind === 'person'));
  }
  const [row] = await rowsOf(noor, client);
  assert.deepEqual([row?.kind, row?.priority, row?.times], ['emergency', 'now', 2]);
});

test('what is written in a language that is not ours gets a person, and whom to call in case', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  for (const message of ['Муж упал и не дышит', '남편이 쓰러졌어요', 'मेरे पति बेहोश हैं']) {
    const { response, actions } = await ask(app, client, message);
    assert.match(response, /998/, message);
    assert.ok(actions.some(({ kind }) => kind === 'person'));
  }
});

test('a complaint gets an apology, a person and a row at the desk', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const said = 'this is the worst service, your driver was rude and came an hour late';
  const { response, actions } = await ask(app, client, said);
  assert.match(response, /sorry/);
  assert.ok(actions.some(({ kind }) => kind === 'person'));
  const [row] = await rowsOf(noor, client);
  assert.deepEqual([row?.kind, row?.facts], ['complaint', said]);
});
