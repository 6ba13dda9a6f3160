import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchAnswer } from '#contract/search.ts';
import { relaxed } from '#server/auth/testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { publicPages } from '#server/pages/public-pages.ts';
import { inTurns } from '#server/platform/turns.ts';
import { buildIndex, entriesOf } from '#server/search/word-index.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const snapshot = await seedSnapshot();
const index = await inTurns(buildIndex(snapshot, '/art/1'));
const ask = (q: string, lang: 'en' | 'ar' = 'en', limit = 24, account = false) =>
  index.find({ q, lang, limit, account });
const best = (answer: SearchAnswer) => answer.groups[0]?.hits[0];

/** What people write, and what they mean first. */
const queries: Record<'English' | 'Arabic' | 'misspelt', Record<string, string>> = {
  English: {
    yachts: '/bookings/yachts',
    boat: '/bookings/yachts/world-islands-day-boat',
    'sunset cruise': '/bookings/yachts/noor-50-sunset-cruise',
    'private jet to London': '/bookings/flights/gulfstream-g650-dubai-london',
    'Palm Jumeirah': '/real-estate/areas/palm-jumeirah',
    'a flat in the Marina': '/real-estate/homes/marina-quay-three-bedroom',
    'palm villa for rent': '/real-estate/homes/palm-signature-villa-rent',
    'golden visa': '/business/visas',
    dmcc: '/business/packages/dmcc',
    'American school': '/schooling/schools/horizon-american-school',
    nursery: '/schooling/schools/palm-grove-college',
    Coucou: '/vip/venues/coucou',
    'ce la vie': '/vip/venues/ce-la-vie-dubai',
    'armani prive': '/vip/venues/armani-prive',
    'new years eve': '/vip/events/new-years-eve-burj',
    jetski: '/bookings/jet-ski-flyboard',
    'sky dive': '/bookings/adrenaline-sky/tandem-skydive-palm',
    'privacy policy': '/privacy',
    'how can I pay': '/faq#payment-methods',
    'can we bring our dog': '/faq#pets',
  },
  Arabic: {
    اليخوت: '/bookings/yachts',
    'نخلة جميرا': '/real-estate/areas/palm-jumeirah',
    'نخله جميرا': '/real-estate/areas/palm-jumeirah',
    'شقق المارينا': '/real-estate/homes/marina-quay-three-bedroom',
    'الاقامه الذهبيه': '/business/visas',
    'مدرسة بريطانية': '/schooling/schools/palm-grove-college',
    هليكوبتر: '/bookings/helicopter-rides',
    منطاد: '/bookings/adrenaline-sky/dawn-hot-air-balloon',
    فيراري: '/bookings/luxury-car-rental/ferrari-296-gts',
    'برج العرب': '/bookings/hotels/burj-al-arab-sky-suite',
    افطار: '/vip/events/ramadan-iftar-majlis',
    إِفْطَار: '/vip/events/ramadan-iftar-majlis',
    'سياسة الخصوصية': '/privacy',
    كوكو: '/vip/venues/coucou',
  },
  misspelt: {
    ferari: '/bookings/luxury-car-rental/ferrari-296-gts',
    lamborgini: '/bookings/luxury-car-rental/lamborghini-urus-se',
    'hellicopter palm': '/bookings/helicopter-rides/twelve-minute-palm-tour',
    'plam jumeira': '/real-estate/areas/palm-jumeirah',
    baloon: '/bookings/adrenaline-sky/dawn-hot-air-balloon',
    resturant: '/vip/restaurants',
    'amazoniko difc': '/vip/venues/amazonico',
    فيرراي: '/bookings/luxury-car-rental/ferrari-296-gts',
  },
};

for (const [how, asked] of Object.entries(queries)) {
  for (const [query, path] of Object.entries(asked)) {
    test(`${how}: “${query}” finds ${path} first`, () => {
      assert.equal(best(ask(query))?.path, path);
      assert.equal(best(ask(query, 'ar'))?.path, path, 'whatever the language of the interface');
    });
  }
}

test('there are at least 40 expectations', () => {
  const count = Object.values(queries).flatMap((asked) => Object.keys(asked)).length;
  assert.ok(count >= 40, String(count));
});

test('every collection can be found by the titles of its items, in both languages', () => {
  const missing: string[] = [];
  const must = (path: string, title: string) => {
    const found = ask(title, 'en', 50).groups.flatMap(({ hits }) => hits);
    if (!found.some((hit) => hit.path === path)) missing.push(`${title}: ${path}`);
  };
  const kinds = {
    properties: '/real-estate/homes',
    packages: '/business/packages',
  } as const;
  for (const collection of ['properties', 'packages'] as const)
    for (const { slug, title } of snapshot.all(collection))
      for (const said of [title.en, title.ar]) must(`${kinds[collection]}/${slug}`, said);
  for (const collection of ['venues', 'lounges', 'nightclubs'] as const)
    for (const { slug, name } of snapshot.all(collection))
      for (const said of [name.en, name.ar]) must(`/vip/venues/${slug}`, said);
  for (const { slug, title } of snapshot.all('events')) must(`/vip/events/${slug}`, title.ar);
  for (const { slug, name } of snapshot.all('locations'))
    must(`/real-estate/areas/${slug}`, name.ar);
  for (const { slug, name } of snapshot.all('schools')) must(`/schooling/schools/${slug}`, name.ar);
  for (const { slug, category, title } of snapshot.all('offerings'))
    must(`/bookings/${category}/${slug}`, title.en);
  for (const { id, question } of snapshot.all('faq')) must(`/faq#${id}`, question.ar);
  assert.deepEqual(missing, []);
});

test('every public page can be found, and nothing that is none', () => {
  const pages = [...publicPages(snapshot, { production: true }).values()];
  const addresses = new Set(entriesOf(snapshot).map(({ path }) => path.replace(/#.*/, '')));
  const listed = pages.filter(({ unlisted }) => !unlisted).map(({ path }) => path);
  assert.deepEqual(
    listed.filter((path) => !addresses.has(path)),
    [],
  );
  const answered = new Set(pages.map(({ path }) => path));
  assert.deepEqual(
    [...addresses].filter((path) => !answered.has(path)),
    [],
  );
  assert.equal(best(ask('contact'))?.path, '/contact');
  assert.equal(best(ask('تواصل معنا', 'ar'))?.path, '/contact');
});

test('a search of somebody signed out finds no page of an account, one signed in does', () => {
  const pathsFor = (q: string, account: boolean) =>
    ask(q, 'en', 50, account).groups.flatMap(({ hits }) => hits.map(({ path }) => path));
  for (const q of ['profile', 'invoices', 'personal information', 'dashboard', 'الملف الشخصي']) {
    const own = pathsFor(q, true).filter((path) => /^\/(profile|dashboard)/.test(path));
    assert.notDeepEqual(own, [], q);
    assert.deepEqual(
      pathsFor(q, false).filter((path) => own.includes(path)),
      [],
      q,
    );
  }
  assert.ok(pathsFor('sign in', false).includes('/auth'));
});

test('a hit says in the reader’s language what it is, where it is and what it costs', () => {
  const hit = best(ask('the palm in twelve minutes'));
  assert.equal(hit?.title, 'The Palm in twelve minutes');
  assert.equal(hit?.place, 'Helicopter Rides, Palm Jumeirah');
  assert.deepEqual(hit?.facts[0], {
    name: 'price',
    value: { amount: 21500, currency: 'USD' },
    unit: 'per person',
  });
  assert.match(hit?.picture?.light ?? '', /^\/art\/1\/offering\/.+\.svg$/);
  const arabic = best(ask('the palm in twelve minutes', 'ar'));
  assert.equal(arabic?.title, 'النخلة في اثنتي عشرة دقيقة');
  assert.equal(arabic?.facts[0]?.unit, 'للشخص الواحد');
});

test('what is shown is counted honestly', () => {
  const answer = ask('palm', 'en', 5);
  assert.equal(answer.groups.flatMap(({ hits }) => hits).length, 5);
  assert.ok(answer.total > 5);
  assert.deepEqual(ask('zzzzqq'), { total: 0, groups: [], matched: [] });
  assert.deepEqual(ask('!?'), { total: 0, groups: [], matched: [] });
});

test('GET /rest/v1/search answers everybody and refuses what it cannot read', async (t) => {
  const app = await borrowApp(t, relaxed);
  const found = await app.get(`/rest/v1/search?q=${encodeURIComponent('يخت')}&lang=ar&limit=3`);
  assert.equal(found.status, 200);
  assert.match(found.text, /\/bookings\/yachts/);
  for (const bad of [
    '',
    '?q=',
    '?q=%20%20',
    `?q=${'a'.repeat(101)}`,
    '?q=a&q=b',
    '?q=palm&limit=0',
    '?q=palm&limit=51',
    '?q=palm&limit=many',
    '?q=palm&lang=fr',
  ]) {
    const refused = await app.get(`/rest/v1/search${bad}`);
    assert.equal(refused.status, 400, bad);
    assert.equal(refused.body.code, 'validation_failed', bad);
    assert.match(String(refused.body.message), /^Please check \w+: .+\.$/, bad);
  }
  const odd = await app.get(
    `/rest/v1/search?q=${encodeURIComponent("'; drop table \u0000 %_ ((")}`,
  );
  assert.equal(odd.status, 200);
});
