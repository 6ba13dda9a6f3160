import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysAfter } from '#domain/time.ts';
import { demoAccounts } from '#server/account/demo-accounts.ts';
import * as t from '#server/bookings/testing.ts';
import { dashboardOf, insertMatter, insertPapers, insertQuote } from '#server/dashboard/testing.ts';
import { newVault } from '#server/documents/testing.ts';
import { system } from '#server/platform/sql.ts';

const kindsIn = (needs: { kind: string }[]) => needs.map(({ kind }) => kind);

test('a new client finds first steps instead of zeros, and the score the house states', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const seen = await dashboardOf(layla);
  assert.deepEqual(
    seen.firstSteps.map(({ id }) => id),
    ['family', 'paper', 'taste'],
  );
  assert.ok(seen.firstWord);
  assert.deepEqual([seen.needs, seen.manager?.name], [[], 'Noor Haddad']);
  assert.deepEqual(seen.stats.score, {
    label: 'Satisfaction score',
    value: '98%',
    from: 'house',
    ratings: 0,
  });
  assert.equal(seen.tiles.length, 6);
  for (const { count, status } of seen.tiles) assert.deepEqual([count, status], [0, null]);
  assert.equal(seen.name, layla.email.split('@')[0]);
  assert.deepEqual(
    seen.quickActions.map(({ path }) => path.split('?')[0]),
    ['/bookings', '/bookings', '/real-estate', '/profile'],
  );
  assert.equal((await app.get('/rest/v1/dashboard')).status, 401);
});

test('a first step that was taken makes room for the next one', async (context) => {
  const app = await t.borrow(context);
  const { client } = await newVault(app);
  const { firstSteps } = await dashboardOf(client);
  assert.deepEqual(
    firstSteps.map(({ id, path }) => [id, path]),
    [
      ['family', '/profile/family'],
      ['taste', '/profile/info'],
      ['secure', '/profile/security'],
    ],
  );
});

test('the name follows the specification, in the reader’s language', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const callThem = async (said: object, email: string) => {
    await app.sql.as(
      system,
      (tx) => tx`
        update auth.users set raw_user_meta_data = ${tx.json({ ...said })}, email = ${email}
        where id = ${layla.id}`,
    );
    return (await dashboardOf(layla, '?lang=ar')).name;
  };
  assert.equal(await callThem({ full_name: 'Layla Haddad', name: 'L' }, 'a@b.c'), 'Layla Haddad');
  assert.equal(await callThem({ name: 'Layla' }, 'a@b.c'), 'Layla');
  assert.equal(await callThem({ full_name: ' ' }, 'lhaddad@b.c'), 'lhaddad');
  assert.equal(await callThem({}, ''), 'ضيفنا الكريم');
});

test('figures and words are the client’s own, by the states of what they have', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const safari = await t.confirmed(app, layla);
  await t.confirmed(app, layla, { offering: 'burj-al-arab-sky-suite', time: null, party: 2 });
  await insertMatter(app, layla, { state: 'sourcing' });
  await insertMatter(app, layla, { area: 'real-estate', kind: 'viewing', state: 'proposed' });
  await insertMatter(app, layla, { area: 'education', kind: 'school', state: 'closed' });
  const { stats, tiles, firstSteps } = await dashboardOf(layla);
  assert.deepEqual(firstSteps, []);
  assert.deepEqual([stats.requests.open, stats.requests.awaiting], [2, 1]);
  assert.equal(stats.bookings.upcoming, 2);
  assert.equal(
    stats.bookings.next,
    [safari.startsAt].concat(stats.bookings.next ?? []).toSorted()[0],
  );
  assert.deepEqual(
    tiles.map(({ id, count, status }) => [id, count, status?.label ?? null]),
    [
      ['requests', 2, 'Awaiting you'],
      ['bookings', 2, 'In progress'],
      ['real-estate', 1, 'Awaiting you'],
      ['business', 0, null],
      ['education', 0, 'Completed'],
      ['vip', 0, null],
    ],
  );
  const other = await dashboardOf(omar);
  assert.equal(other.stats.bookings.upcoming, 0);
  assert.equal(other.firstSteps.length, 3);
});

test('what needs the client comes by its end, each with the way to it', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  await insertMatter(app, layla, { state: 'draft' });
  await insertMatter(app, layla, { state: 'clarifying' });
  await insertMatter(app, layla, { state: 'delivered' });
  const quoted = await insertMatter(app, layla, { state: 'proposed', area: 'vip' });
  await insertQuote(app, quoted);
  const lapsed = await insertMatter(app, layla, { state: 'proposed' });
  await insertQuote(app, lapsed, '-1 minute');
  const company = await insertMatter(app, layla, { state: 'fulfilling', area: 'business' });
  await insertPapers(app, company, ['missing', 'missing', 'locked']);
  const hold = await t.held(app, layla);
  const over = await t.confirmed(app, layla);
  await t.age(app, over.id, 'over');
  const { needs, tiles } = await dashboardOf(layla);
  assert.equal(tiles.find(({ id }) => id === 'business')?.status?.label, 'Awaiting you');
  assert.deepEqual(kindsIn(needs), [
    'hold',
    'pay',
    'quote',
    'answer',
    'paper',
    'accept',
    'rate',
    'draft',
  ]);
  const [first, pay, quote, , paper] = needs;
  assert.equal(pay?.path, `/profile/invoices?pay=${pay?.id}`);
  assert.equal(first?.path, `/dashboard/bookings/${hold.id}`);
  assert.equal(first.until, hold.heldUntil);
  assert.equal(quote?.path, `/dashboard/vip/${quoted}`);
  assert.deepEqual(quote.total, { amount: 1_250_000, currency: 'AED' });
  assert.deepEqual([paper?.count, paper?.path], [2, `/dashboard/business/${company}`]);
  await layla.post(`/bookings/${over.id}/rating`, { stars: 4 });
  assert.ok(!kindsIn((await dashboardOf(layla)).needs).includes('rate'));
});

test('the score comes from real ratings: one’s own first, then those of all clients', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  await insertMatter(app, layla, { state: 'closed', stars: 5 });
  await insertMatter(app, layla, { state: 'closed', stars: 4 });
  const { score } = (await dashboardOf(layla)).stats;
  assert.deepEqual([score.value, score.from, score.ratings], ['90%', 'own', 2]);
  const theirs = (await dashboardOf(omar)).stats.score;
  assert.deepEqual([theirs.value, theirs.from, theirs.ratings], ['90%', 'clients', 2]);
});

test('the account manager is named', async (context) => {
  const app = await t.borrow(context);
  const [layla, noor] = [await t.newClient(app), await t.concierge(app)];
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.clients (id, plan, manager_id) values (${layla.id}, 'platinum', ${noor.id})
      on conflict (id) do update set plan = 'platinum', manager_id = excluded.manager_id`,
  );
  const { manager } = await dashboardOf(layla);
  const name = demoAccounts.find(({ role }) => role === 'concierge')?.name.en;
  assert.deepEqual(manager, { id: noor.id, name });
});

test('three cards say why, and of places only what the engine confirms', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const { recommendations } = await dashboardOf(layla);
  assert.equal(recommendations.length, 3);
  for (const card of recommendations) {
    assert.doesNotMatch(card.text, /[{}]/);
    assert.ok(card.why.kind);
    if (!card.freeOn) continue;
    const slug = card.id === 'weekend-desert' ? 'overnight-desert-camp' : 'noor-50-sunset-cruise';
    const days = `from=${card.freeOn}&to=${card.freeOn}&party=2`;
    const asked = await app.get(`/rest/v1/offerings/${slug}/availability?${days}`);
    assert.match(asked.text, /"state":"open"/, asked.text);
  }
  const yacht = recommendations.find(({ id }) => id === 'sunset-yacht');
  assert.ok(yacht?.freeOn);
  // The whole week is closed: nothing is said of places any more.
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.offering_closures (id, offering_id, from_day, to_day, reason)
      select gen_random_uuid(), id, ${t.today}, ${daysAfter(t.today, 30)}, 'closed'
      from app.catalogue_entries where collection = 'offerings'
        and slug in ('noor-50-sunset-cruise', 'mirsal-70-half-day')`,
  );
  const after = (await dashboardOf(layla)).recommendations;
  assert.equal(after.find(({ id }) => id === 'sunset-yacht')?.freeOn, null);
});

test('a brief is answered with the homes that match it', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const home = async () =>
    (await dashboardOf(layla)).recommendations.find(({ id }) => id === 'new-home');
  const form = { kind: 'property_search', purpose: 'buy', types: ['villa'], bedrooms: 5 };
  await insertMatter(app, layla, { area: 'real-estate', kind: 'property_search', form });
  const snapshot = await app.services.catalogue.current();
  const matching = snapshot
    .all('properties')
    .filter((it) => it.purpose === 'sale' && it.type === 'villa' && it.bedrooms >= 5);
  const card = await home();
  assert.match(card?.text ?? '', new RegExp(`^${matching.length} homes in our book match`));
  assert.deepEqual(card?.why, { kind: 'interest' });
});
