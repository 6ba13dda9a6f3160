/** Who may use which endpoint, as one table. An endpoint that is served and not named here fails. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MandateRight } from '#contract/delegates.ts';
import { actingHeader, type MandateRightName } from '#contract/endpoint.ts';
import { acting, completing, knowing, table } from '#server/auth/permissions-testing.ts';
import { withApp, withPassword } from '#server/auth/proof/testing.ts';
import { mandated } from '#server/delegates/testing.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

type Needs = keyof typeof table;

const ranks: Needs[] = ['anyone', 'client', 'staff', 'admin'];
const rank = (needed: Needs) => ranks.indexOf(needed);

const needs = new Map<string, Needs>(
  ranks.flatMap((needed) => linesOf(table[needed]).map((line): [string, Needs] => [line, needed])),
);

async function served(app: TestApp): Promise<string[]> {
  const { body } = await app.get('/docs/openapi.json');
  // The shape of OpenAPI: by path, then by method.
  const paths = body.paths as Record<string, Record<string, unknown>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/rest/v1', '')}`),
  );
}

/** Nobody's id in every place: whoever is let in is then told that there is no such thing. */
function addressOf(endpoint: string): [method: string, path: string] {
  const [method = '', path = ''] = endpoint.split(' ');
  const filled = path
    .replaceAll(/\{(id|paper|quote|file|appointment|absence)\}/g, newId)
    .replaceAll('{number}', '1')
    .replaceAll(/\{\w+\}/g, 'nothing-of-this-name');
  return [method, filled];
}

const refusals = { visitor: 401, client: 403, staff: 403 };

test('every endpoint that is served stands in the table of permissions, and no other', async (t) => {
  const app = await borrow(t);
  assert.deepEqual((await served(app)).toSorted(), [...needs.keys()].toSorted());
});

test('every endpoint lets in whom the table names and turns everybody else away', async (t) => {
  const app = await borrow(t);
  const [client, concierge, admin] = await Promise.all([
    newClient(app),
    demo(app, 'concierge'),
    demo(app, 'admin'),
  ]);
  const callers: [Needs, number, Pick<Person, 'send'>][] = [
    ['anyone', refusals.visitor, { send: (method, path) => app.send(method, `/rest/v1${path}`) }],
    ['client', refusals.client, client],
    ['staff', refusals.staff, concierge],
    ['admin', 0, admin],
  ];
  for (const [endpoint, needed] of needs) {
    for (const [role, refused, caller] of callers) {
      const { status } = await caller.send(...addressOf(endpoint));
      const isRefused = status === 401 || status === 403;
      const mustBe = rank(role) < rank(needed) ? refused : 'let in';
      assert.equal(
        isRefused ? status : 'let in',
        mustBe,
        `${role}: ${endpoint} answered ${status}`,
      );
      assert.ok(status < 500, `${role}: ${endpoint} answered ${status}`);
    }
  }
});

test('who acts for a client is let in as far as each right goes, and nowhere else', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const opens = new Map(
    MandateRight.options.flatMap((right) =>
      linesOf(acting[right]).map((line): [string, MandateRightName] => [line, right]),
    ),
  );
  const open = [...needs].filter(([, needed]) => needed === 'client').map(([line]) => line);
  for (const right of MandateRight.options) {
    const delegate = await mandated(app, client, { rights: [right] });
    const header = { [actingHeader]: client.id };
    for (const endpoint of new Set([...open, ...opens.keys()])) {
      const [method, path] = addressOf(endpoint);
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status, body: answer } = await delegate.send(method, path, body, header);
      const needed = opens.get(endpoint);
      const isOpen = needed === 'view' || needed === right;
      const refused = status === 403 && answer.code === 'mandate_refused';
      assert.equal(refused, !isOpen, `${right}: ${endpoint} answered ${status} ${answer.code}`);
      assert.ok(status < 500, `${right}: ${endpoint} answered ${status}`);
    }
  }
});

test('a password alone opens nothing of an account that has a second factor', async (t) => {
  const app = await borrow(t);
  const owner = await newClient(app);
  const role = { role: 'admin' };
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set raw_app_meta_data = ${tx.json(role)} where id = ${owner.id}`,
  );
  const whole = await withApp(app, owner);
  const half = await withPassword(app, owner);
  const asks = new Set(linesOf(knowing));
  const wrong: string[] = [];
  for (const [endpoint, needed] of needs) {
    const [method, path] = addressOf(endpoint);
    const { status, body } = await half.send(method, path);
    const isProduct = needed !== 'anyone' || asks.has(endpoint);
    const isRefused = status === 403 && body.code === 'second_factor_needed';
    const mustBe = isProduct && endpoint !== completing;
    if (isRefused !== mustBe || status >= 500) wrong.push(`${endpoint} answered ${status}`);
  }
  assert.deepEqual(wrong, []);
  assert.equal((await whole.send('GET', '/desk/team')).status, 200);
});

test('what is the house’s alone is not opened by acting for a client', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const delegate = await mandated(app, client, { rights: MandateRight.options });
  for (const [endpoint, needed] of needs) {
    if (needed !== 'staff' && needed !== 'admin') continue;
    const [method, path] = addressOf(endpoint);
    const { status } = await delegate.send(method, path, undefined, { [actingHeader]: client.id });
    assert.equal(status, 403, endpoint);
  }
});
