import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { collectionNames, textsNames } from '#contract/catalogue/names.ts';
import { editItem } from '#server/catalogue/actions.ts';
import { retire } from '#server/catalogue/store.ts';
import { eventually, seedSnapshot } from '#server/catalogue/testing.ts';
import { system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const seed = await seedSnapshot();
const base = '/rest/v1/catalogue';

interface Listed {
  items: { id: string; title: unknown; name: unknown }[];
  next: string | null;
}

async function list(app: TestApp, query: string): Promise<Listed> {
  const { text } = await app.get(`${base}/${query}`);
  return JSON.parse(text);
}

test('the catalogue names what it holds, and all of it can be read in both languages, as the contract says', async (t) => {
  const app = await startApp(t);
  const { body } = await app.get(base);
  assert.deepEqual(body.collections, [...collectionNames]);
  assert.deepEqual(body.texts, [...textsNames]);
  for (const language of ['en', 'ar']) {
    for (const name of collectionNames) {
      const { items } = await list(app, `${name}?lang=${language}&limit=200`);
      for (const item of items) assert.deepEqual(catalogue.item.shape.returns.parse(item), item);
      assert.deepEqual(
        items.map(({ id }) => id),
        seed.all(name).map(({ id }) => id),
        name,
      );
    }
    for (const name of textsNames) {
      const texts = await app.get(`${base}/texts/${name}?lang=${language}`);
      assert.deepEqual(catalogue.texts.shape.returns.parse(texts.body), texts.body);
    }
  }
});

test('a reader gets texts in their language, English unless they say otherwise', async (t) => {
  const app = await startApp(t);
  const [stored] = seed.all('plans');
  const english = await list(app, 'plans');
  const arabic = await list(app, 'plans?lang=ar');
  assert.equal(english.items[0]?.name, stored?.name.en);
  assert.equal(arabic.items[0]?.name, stored?.name.ar);

  const item = await app.get(`${base}/plans/essential?lang=ar`);
  assert.deepEqual(item.body, arabic.items[0]);
  const visa = await app.get(`${base}/visas/golden-property`);
  assert.equal(visa.body.title, seed.bySlug('visas', 'golden-property')?.title.en);
  const texts = await app.get(`${base}/texts/locations?lang=ar`);
  assert.equal(texts.body.heading, seed.texts('locations').heading.ar);
});

test('a long list comes in pages that follow each other without a gap', async (t) => {
  const app = await startApp(t);
  const seen: string[] = [];
  let after = '';
  for (;;) {
    const page = await list(app, `offerings?limit=25${after}`);
    assert.ok(page.items.length <= 25);
    seen.push(...page.items.map(({ id }) => id));
    if (page.next === null) break;
    after = `&after=${page.next}`;
  }
  assert.deepEqual(
    seen,
    seed.all('offerings').map(({ id }) => id),
  );
  const whole = await list(app, `offerings?limit=${seen.length}`);
  assert.equal(whole.next, null);
});

test('what cannot be read is refused with a sentence', async (t) => {
  const app = await startApp(t);
  for (const [query, field] of [
    ['plans?lang=fr', 'lang'],
    ['plans?lang=en&lang=ar', 'lang'],
    ['plans/essential?lang=', 'lang'],
    ['plans?limit=0', 'limit'],
    ['plans?limit=201', 'limit'],
    ['plans?limit=many', 'limit'],
    ['plans?after=No%20Slug', 'after'],
    ['plans?after=gone', 'after'],
  ] as const) {
    const { status, body } = await app.get(`${base}/${query}`);
    assert.equal(status, 400, query);
    assert.equal(body.code, 'validation_failed', query);
    assert.deepEqual(Object.keys(body.fields ?? {}), [field], query);
  }
});

test('what is not there is not found', async (t) => {
  const app = await startApp(t);
  for (const path of [
    'nothing',
    'constructor',
    '__proto__/essential',
    'seed',
    'seed/files',
    'plans/nothing',
    'plans/%2e%2e',
    'texts',
    'texts/nothing',
  ]) {
    const { status, body } = await app.get(`${base}/${path}`);
    assert.equal(status, 404, path);
    assert.equal(body.code, 'not_found', path);
  }
});

test('a reader who holds the answer is told so, in each language', async (t) => {
  const app = await startApp(t);
  const first = await app.get(`${base}/offerings`);
  const etag = first.headers.get('etag') ?? '';
  assert.match(etag, /^"[\w-]+"$/);
  assert.equal(first.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
  assert.match(first.headers.get('content-type') ?? '', /^application\/json/);

  const again = await app.get(`${base}/offerings`, { 'if-none-match': etag });
  assert.equal(again.status, 304);
  assert.equal(again.text, '');
  const arabic = await app.get(`${base}/offerings?lang=ar`, { 'if-none-match': etag });
  assert.equal(arabic.status, 200);
});

test('a change made elsewhere is seen, and only what changed is sent again', async (t) => {
  const app = await startApp(t);
  const essential = seed.bySlug('plans', 'essential');
  assert.ok(essential);
  const before = await app.get(base);
  const plans = await app.get(`${base}/plans`);
  const agents = await app.get(`${base}/agents`);

  await app.sql.as(system, (tx) => editItem(tx, 'plans', { ...essential, responseMinutes: 30 }));
  await eventually(async () => (await app.get(base)).body.version !== before.body.version);

  const edited = await app.get(`${base}/plans/essential`);
  assert.equal(edited.body.responseMinutes, 30);
  const held = { 'if-none-match': plans.headers.get('etag') ?? '' };
  assert.equal((await app.get(`${base}/plans`, held)).status, 200);
  const untouched = { 'if-none-match': agents.headers.get('etag') ?? '' };
  assert.equal((await app.get(`${base}/agents`, untouched)).status, 304);
});

test('a retired item is no longer shown', async (t) => {
  const app = await startApp(t);
  assert.equal((await app.get(`${base}/agents/leila-haddad`)).status, 200);
  const { id } = seed.bySlug('agents', 'leila-haddad') ?? { id: '' };
  await app.sql.as(system, (tx) => retire(tx, [{ collection: 'agents', id }]));

  await eventually(async () => (await app.get(`${base}/agents/leila-haddad`)).status === 404);
  assert.equal((await list(app, 'agents')).items.length, 5);
});
