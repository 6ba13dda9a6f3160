import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoint, endpoint } from '#contract/endpoint.ts';
import { type Act, type AskingCaller, act, actAsHouse } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { forgetRequests } from '#server/platform/requests/retention.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const wishes = endpoint('POST', '/rest/v1/wishes/:id', { once: true });
const others = endpoint('POST', '/rest/v1/others/:id', { once: true });
const careless = endpoint('POST', '/rest/v1/careless/:id', {});
const versioned = endpoint('PUT', '/rest/v1/wishes/:id', { once: true, versioned: true });

const key = 'a-key-nobody-else-has';
const params = { id: 1 };
const from = (ip: string, headers: AskingCaller<Caller>['request']['headers'] = {}) => ({
  request: { ip, headers: { 'idempotency-key': key, ...headers } },
});
const asked = { user: visitor, params, body: { wish: 'a boat' }, ...from('203.0.113.7') };

/** Something that must not happen twice. */
function deed() {
  const deeds: Act[] = [];
  const work = async (done: Act) => ({ number: deeds.push(done) });
  return { deeds, work };
}

const sender =
  (services: Services, { work }: Pick<ReturnType<typeof deed>, 'work'>) =>
  (changed: Partial<AskingCaller<Caller>> = {}, where: Endpoint = wishes) =>
    act(services, where, { ...asked, ...changed }, work);

test('the same key acts once and gets the same answer, also at the same time', async (t) => {
  const { services } = await borrowApp(t);
  const boat = deed();
  const send = sender(services, boat);
  const answers = await Promise.all([send(), send(), send()]);
  answers.push(await send());
  assert.deepEqual(answers, Array(4).fill({ number: 1 }));
  assert.equal(boat.deeds.length, 1);
});

test('another body under the same key is refused, and a bad key is explained', async (t) => {
  const { services } = await borrowApp(t);
  const send = sender(services, deed());
  await send();
  await assert.rejects(send({ body: { wish: 'a yacht' } }), { code: 'idempotency_mismatch' });
  for (const bad of ['short', 'has a blank in the middle', ['two', 'keys']])
    await assert.rejects(send(from('203.0.113.7', { 'idempotency-key': bad })), {
      code: 'bad_request',
    });
});

test('a key belongs to one caller and one thing; without a key every request acts', async (t) => {
  const { services } = await borrowApp(t);
  const boat = deed();
  const send = sender(services, boat);
  const layla: Caller = { kind: 'client', id: newId() };
  const keyless = from('203.0.113.7', { 'idempotency-key': undefined });
  for (const wish of [
    {},
    { user: layla },
    { user: layla },
    { params: { id: 2 } },
    keyless,
    keyless,
  ])
    await send(wish);
  await send({}, others);
  assert.equal(boat.deeds.length, 6);
  const seen = await services.sql.as(layla, (tx) => tx`select caller from app.idempotency_keys`);
  assert.deepEqual(
    seen.map(({ caller }) => caller),
    [layla.id],
  );
});

test('a key says nothing where the contract does not promise to honour it', async (t) => {
  const { services } = await borrowApp(t);
  const boat = deed();
  const send = sender(services, boat);
  await send({}, careless);
  await send({}, careless);
  assert.equal(boat.deeds.length, 2);
});

test('a visitor’s key is theirs, by network and then by the secret they hold, never the house’s', async (t) => {
  const { services } = await borrowApp(t);
  const boat = deed();
  const send = (changed: Partial<AskingCaller<Caller>>) =>
    actAsHouse(services, wishes, { ...asked, ...changed }, boat.work);
  await send({});
  await send(from('203.0.113.7'));
  await send(from('198.51.100.9'));
  assert.equal(boat.deeds.length, 2);
  const body = { token: 'the secret of one conversation' };
  await send({ body });
  // On another line the same person still holds it.
  await send({ body, ...from('198.51.100.9') });
  assert.equal(boat.deeds.length, 3);
  const callers = await services.sql.as(
    system,
    (tx) => tx`select distinct caller from app.idempotency_keys`,
  );
  assert.deepEqual(
    callers.map(({ caller }) => caller),
    ['visitor'],
  );
  assert.ok(boat.deeds.every(({ by }) => by === system));
});

test('whoever does not say which version they saw is asked, and an old one is refused', async (t) => {
  const { services } = await borrowApp(t);
  const write = (said?: string) =>
    act(
      services,
      versioned,
      { ...asked, ...from('203.0.113.7', { 'idempotency-key': newId(), 'if-match': said }) },
      async ({ expected }) => expected({ version: 7 }),
    );
  for (const said of ['7', '"7"', 'W/"7"']) assert.deepEqual(await write(said), { version: 7 });
  const old = {
    code: 'precondition_failed',
    message: /has changed/,
    details: { params: { version: 7 } },
  };
  await assert.rejects(write('6'), old);
  for (const said of [undefined, '', '*', 'seven', '-7'])
    await assert.rejects(write(said), { code: 'precondition_failed', message: /which version/ });
});

test('one act has one moment, one transaction and the catalogue of its time', async (t) => {
  const { services } = await borrowApp(t);
  const { deeds, work } = deed();
  await sender(services, { work })();
  const [done] = deeds;
  assert.equal(done?.by, visitor);
  assert.equal(done?.snapshot, await services.catalogue.current());
  assert.ok(done && done.now <= services.now());
});

test('what failed left no key behind, so trying again acts', async (t) => {
  const { services } = await borrowApp(t);
  const failing = sender(services, {
    work: async () => {
      throw new Error('not now');
    },
  });
  await assert.rejects(failing(), /not now/);
  assert.deepEqual(await sender(services, deed())(), { number: 1 });
});

test('a key is forgotten after a day', async (t) => {
  const { services } = await borrowApp(t);
  await sender(services, deed())();
  const age = (hours: number) =>
    services.sql.as(system, async (tx) => {
      await tx`update app.idempotency_keys set created_at = now() - make_interval(hours => ${hours})`;
      await forgetRequests(tx);
      return (await tx`select 1 from app.idempotency_keys`).length;
    });
  assert.equal(await age(23), 1);
  assert.equal(await age(25), 0);
});
