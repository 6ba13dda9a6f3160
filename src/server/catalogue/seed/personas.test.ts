/** The assistants and the dashboard, and the figures they quote. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Price } from '#contract/catalogue/shapes.ts';
import { readSeedFiles } from '#server/catalogue/seed/files.ts';
import {
  each,
  grouped,
  isUnique,
  major,
  seedSnapshot,
  wordsIn,
} from '#server/catalogue/testing.ts';

const seed = await seedSnapshot();
const personas = seed.all('personas');
const knowledge = personas.flatMap((persona) => persona.knowledge);
const venues = [...seed.all('venues'), ...seed.all('lounges'), ...seed.all('nightclubs')];

test('there is one assistant for each page, and it introduces itself', () => {
  assert.ok(personas.length >= 6);
  for (const path of ['/schooling', '/vip', '/real-estate', '/business', '/bookings', '/chat'])
    assert.equal(personas.filter(({ pages }) => pages.includes(path)).length, 1, path);
  each(personas, 'name', ({ systemPrompt, welcomeMessage, botName }) => {
    const { en, ar } = systemPrompt;
    return (
      en.includes(botName.en) && ar.includes(botName.ar) && welcomeMessage.en.includes(botName.en)
    );
  });
  const education = seed.bySlug('personas', 'education-consultant');
  assert.deepEqual([education?.color.name, education?.position], ['purple', 'right']);
  const concierge = seed.bySlug('personas', 'luxury-concierge');
  assert.deepEqual([concierge?.color.name, concierge?.position], ['gold', 'right']);
});

test('an assistant knows enough, says it briefly and warns where rules change', () => {
  assert.ok(isUnique(knowledge.map(({ id }) => id)));
  each(personas, 'questions', ({ suggestedQuestions }) => suggestedQuestions.length >= 10);
  each(personas, 'answers', (persona) => persona.knowledge.length >= 15);
  each(personas, 'cautions', (persona) => persona.knowledge.filter((k) => k.caution).length >= 3);
  each(knowledge, 'length', ({ answer }) => wordsIn(answer.en) >= 18 && wordsIn(answer.en) <= 75);
  each(personas, 'a question leads to an answer or an intent', (persona) => {
    const own = new Set(persona.knowledge.map(({ id }) => id));
    return persona.suggestedQuestions.every(({ knowledgeId, intent }) =>
      knowledgeId ? own.has(knowledgeId) : intent,
    );
  });
});

test('what an answer refers to exists', async () => {
  const { contents } = await readSeedFiles();
  const files = new Map<string, Record<string, unknown>>(
    contents.map(({ name, bytes }) => [name, JSON.parse(String(bytes))]),
  );
  const holds = (item: { id?: string; slug?: string }, key: string) =>
    item.slug === key || item.id === key;
  const resolves = (reference: string) => {
    const [file = '', key = ''] = reference.split(/\.(.+)/);
    const content = files.get(file) ?? {};
    const lists = Object.values(content).filter((value) => Array.isArray(value));
    return key in content || lists.some((list) => list.some((item) => holds(item, key)));
  };
  each(knowledge, 'references', ({ refs }) => refs.every(resolves));
});

function answerOf(id: string): string {
  return knowledge.find((entry) => entry.id === id)?.answer.en ?? '';
}

function lowest(prices: Price[]): string {
  return grouped(Math.min(...prices.map(major)));
}

function highest(prices: Price[]): string {
  return grouped(Math.max(...prices.map(major)));
}

function quotes(id: string, ...figures: string[]) {
  for (const figure of figures)
    assert.ok(answerOf(id).includes(figure), `${id} should quote ${figure}`);
}

test('assistants quote the prices of the catalogue', () => {
  const packages = seed.all('packages').map(({ price }) => price);
  quotes('biz-cost', `AED ${lowest(packages)}`, `AED ${highest(packages)}`);
  const fees = seed.all('curricula').map(({ avgFees }) => avgFees);
  quotes('edu-fees', `AED ${lowest(fees.map(({ min }) => min))}`);
  quotes('edu-fees', `AED ${highest(fees.map(({ max }) => max))}`);
  const tiers = seed.all('membership-tiers').map(({ price }) => `AED ${grouped(major(price))}`);
  quotes('vip-membership', ...tiers);
  quotes('lif-plans', ...seed.all('plans').map(({ price }) => `$${grouped(major(price))}`));
  quotes('re-golden-visa', 'AED 2 million');
});

test('assistants quote the deposits, charges and minimum spends of the catalogue', () => {
  const deposits = seed
    .all('offerings')
    .flatMap(({ payment }) => (payment.securityDeposit ? [payment.securityDeposit] : []));
  quotes('bkg-car-deposit', `USD ${lowest(deposits)}`, `USD ${highest(deposits)}`);
  const spends = venues.map(({ minimumSpend }) => minimumSpend);
  const byPerson = spends.filter(({ unit }) => unit === 'per-person');
  const byTable = spends.filter(({ unit }) => unit === 'per-table');
  quotes(
    'vip-minimum-spend',
    `AED ${lowest(byPerson)} a person`,
    `AED ${highest(byTable)} a table`,
  );
  const charges = seed
    .all('properties')
    .flatMap((home) => (home.purpose === 'sale' ? [home.costs.serviceChargePerSqft] : []));
  quotes('re-service-charge', `AED ${lowest(charges)}`, `AED ${highest(charges)}`);
});

test('the business assistant’s duration is the sum of the six steps', () => {
  const { process } = seed.texts('business');
  const total = (end: 'min' | 'max') => process.reduce((sum, { days }) => sum + days[end], 0);
  quotes('biz-duration', `${total('min')} to ${total('max')} days`);
});

test('the dashboard always has three recommendations to show, of things that exist', () => {
  const recommendations = seed.all('recommendations');
  assert.ok(recommendations.filter(({ showWhen }) => showWhen.always).length >= 3);
  const items = [
    ...seed.all('offerings'),
    ...seed.all('properties'),
    ...seed.all('schools'),
    ...seed.all('packages'),
    ...seed.all('locations'),
    ...venues,
  ];
  const slugs = new Set(items.map(({ slug }) => slug));
  each(recommendations, 'references', ({ refs }) => refs.every((slug) => slugs.has(slug)));
});

test('the dashboard has the specified actions, figures and greeting', () => {
  const { quickActions, serviceTiles, stats, greeting, tips, ...profile } = seed.texts('profile');
  assert.equal(profile.recommendationsShown, 3);
  assert.deepEqual(
    quickActions.map(({ href }) => href),
    ['/bookings', '/bookings', '/real-estate', '/profile'],
  );
  assert.deepEqual(
    serviceTiles.map(({ href }) => href.replace('/dashboard/', '')),
    ['requests', 'bookings', 'real-estate', 'business', 'education', 'vip'],
  );
  assert.equal(stats.length, 3);
  assert.ok(stats.some(({ defaultValue }) => defaultValue === '98%'));
  assert.deepEqual([greeting.morningBeforeHour, greeting.afternoonBeforeHour], [12, 18]);
  assert.equal(greeting.fallbackName.en, 'Valued Guest');
  assert.ok(tips.length >= 8);
});
