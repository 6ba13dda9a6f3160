/** The landing page, the footer and the navigation say what the specification says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { each, english, grouped, major, seedSnapshot, wordsIn } from '#server/catalogue/testing.ts';

const seed = await seedSnapshot();
const company = seed.texts('company');
const pages = seed.all('pages');

const lowerCase = (texts: { en: string }[]) => english(texts).map((text) => text.toLowerCase());

test('the three plans have the specified prices and features', () => {
  const plans = seed.all('plans');
  assert.deepEqual(
    plans.map(({ name, price, popular, badge }) => [
      name.en,
      major(price),
      popular,
      badge !== null,
    ]),
    [
      ['Essential', 2_500, false, false],
      ['Premium', 7_500, true, true],
      ['Platinum', 15_000, false, false],
    ],
  );
  each(plans, 'unit', ({ price }) => price.currency === 'USD' && price.unit === 'per-month');
  assert.deepEqual(
    plans.map(({ features }) => lowerCase(features).join('; ')),
    [
      'basic visa assistance; standard accommodation search; essential banking setup; basic transportation; email support; monthly check-ins',
      'full business setup and visa; premium property portfolio; priority banking and legal; luxury vehicle fleet; 24/7 concierge support; weekly planning sessions; school admission assistance; vip airport services',
      'white-glove relocation; exclusive property access; dedicated legal team; private jet and yacht access; personal lifestyle manager; daily availability; elite school placements; exclusive event access; custom service design; family relocation support',
    ],
  );
});

test('the six service cards have the specified titles and bullets', () => {
  assert.deepEqual(
    seed.all('services').map(({ title, features }) => [title.en, lowerCase(features).join('; ')]),
    [
      [
        'VIP Travel & Transport',
        'private jet bookings; luxury car fleet; yacht charters; airport vip services',
      ],
      [
        'Business Setup & Visa',
        'company formation; visa processing; legal documentation; banking assistance',
      ],
      [
        'Premium Real Estate',
        'luxury property search; relocation assistance; interior design; property management',
      ],
      [
        'Education & Schools',
        'school admissions; university placements; educational consulting; tutoring services',
      ],
      [
        'Legal & Financial',
        'legal consultations; banking setup; financial planning; insurance services',
      ],
      [
        'Lifestyle Concierge',
        'vip event access; restaurant reservations; personal shopping; health & wellness',
      ],
    ],
  );
});

test('the hero says what the specification says', () => {
  const { section, hero } = seed.texts('services');
  assert.equal(section.title.en, 'Comprehensive Dubai Services');
  assert.equal(section.staggerMs, 100);
  assert.equal(hero.headline.en, 'Your life in Dubai—done for you.');
  assert.equal(hero.badge.en, 'Exclusive Dubai Concierge');
  assert.deepEqual(
    hero.claims.map(({ value, label }) => `${value} ${label.en}`),
    ['500+ VIP Clients', '24/7 Concierge Support', '100% Satisfaction'],
  );
});

test('the navigation leads to the six pages, and bookings to the nine categories', () => {
  const { navigation } = seed.texts('messages');
  assert.deepEqual(
    navigation.map(({ path }) => path),
    ['/bookings', '/real-estate', '/business', '/schooling', '/vip', '/profile'],
  );
  each(navigation, 'children', ({ path, children }) => {
    return children.length >= 4 && children.every((child) => child.path.startsWith(`${path}/`));
  });
  const bookable = seed.texts('taxonomy').categories.filter(({ bookable }) => bookable);
  assert.deepEqual(
    navigation[0]?.children.map(({ path }) => path),
    bookable.map(({ path }) => path),
  );
});

test('the footer has the specified columns', () => {
  assert.deepEqual(
    company.footer.columns.map(({ links }) => links.map(({ label }) => label.en).join(', ')),
    [
      'VIP Travel, Business Setup, Real Estate, Education, Legal Services, Lifestyle',
      'About Us, Our Team, Careers, Press, Privacy, Terms',
    ],
  );
  assert.equal(company.social.length, 3);
});

test('contact values are placeholders on reserved names', () => {
  const { contact, messaging } = company;
  assert.ok(contact.isPlaceholder);
  assert.equal(contact.phone, '+971 4 000 0000');
  for (const address of [contact.email, ...Object.values(contact.emails)])
    assert.match(address, /@rihla\.example$/);
  assert.match(messaging.reserveUrl, /\.example\//);
});

test('the house has its pages, and the legal ones are substantial', () => {
  const least = {
    about: 1,
    team: 1,
    careers: 1,
    press: 1,
    privacy: 600,
    terms: 600,
    cancellation: 180,
  };
  for (const [slug, words] of Object.entries(least)) {
    const sections = seed.bySlug('pages', slug)?.sections ?? [];
    const written = english(sections.flatMap(({ paragraphs }) => paragraphs));
    assert.ok(wordsIn(written.join(' ')) >= words, slug);
  }
});

test('the terms quote the prices of the plans', () => {
  const terms = seed.bySlug('pages', 'terms');
  const quoted = terms?.sections.find(({ id }) => id === 'plans')?.paragraphs[0]?.en ?? '';
  each(seed.all('plans'), 'quoted', ({ name, price }) => {
    return quoted.includes(`${name.en} $${grouped(major(price))}`);
  });
});

test('the terms and the policy end a plan as the house does: no notice, with what is paid', () => {
  for (const slug of ['terms', 'cancellation']) {
    const page = seed.bySlug('pages', slug);
    const { en = '', ar = '' } =
      page?.sections.find(({ id }) => id === 'plans')?.paragraphs[0] ?? {};
    assert.match(en, /ends with the month that is paid, though not before its minimum term/);
    assert.match(en, /on any day.* notice/);
    assert.match(ar, /بلا إشعار مسبق، فتنتهي بانتهاء الشهر المدفوع على ألا يسبق ذلك مدتها الدنيا/);
    assert.doesNotMatch(en, /days’ notice/);
  }
});

test('questions have a topic, and the site map lists every page', () => {
  const topics = new Set(company.faqTopics.map(({ id }) => id));
  assert.ok(seed.all('faq').length >= 12);
  each(seed.all('faq'), 'topic', ({ topic }) => topics.has(topic));
  const listed = new Set(company.sitemap.flatMap(({ links }) => links.map(({ href }) => href)));
  const app = ['/', '/auth', '/dashboard', '/chat'];
  const rooms = ['/real-estate', '/business', '/schooling', '/vip', '/profile'];
  const categories = seed.texts('taxonomy').categories.map(({ path }) => path);
  const wanted = [...app, ...rooms, ...categories, ...pages.map(({ path }) => path)];
  assert.deepEqual(
    wanted.filter((path) => !listed.has(path)),
    [],
  );
});
