import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresIn, figuresOf, unsupportedFigures } from '#domain/assistant/figures.ts';
import { type Answered, ask, readQuestions } from '#server/assistant/quality-testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const snapshot = await seedSnapshot();
const questions = await readQuestions();
const answered: Answered[] = [];
for (const question of questions) answered.push(await ask(question, snapshot));

test('the table has at least 150 questions, each named once', () => {
  assert.ok(questions.length >= 150);
  assert.equal(new Set(questions.map(({ id }) => id)).size, questions.length);
  const arabic = questions.filter(({ turns }) => /[\u0621-\u064a]/.test(turns.join('')));
  assert.ok(arabic.length >= 30);
  assert.ok(questions.filter(({ turns }) => turns.length > 1).length >= 8);
});

test('the embedded brain gives 97 of 100 questions what they are owed', () => {
  const misses = answered.filter(({ wrong }) => wrong.length > 0);
  const right = 1 - misses.length / answered.length;
  const told = misses
    .map(({ question, wrong }) => `${question.id}: ${wrong.join(', ')}`)
    .join('\n');
  assert.ok(right >= 0.97, `${(right * 100).toFixed(1)} % right\n${told}`);
});

test('no answer holds a figure that its sources, or the client, did not say', () => {
  const invented = answered.flatMap(({ question, answer, reply, said }) => {
    const without = unsupportedFigures(answer.response, [reply.sources, said]);
    return without.length > 0 ? [`${question.id}: ${without.join(' ')}`] : [];
  });
  assert.deepEqual(invented, []);
});

const money = /(?:AED|USD|\$)\s?([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?) (?:دولار|درهم)/g;

test('no price stands in any answer that is not in the catalogue or a quote', () => {
  const collections = [
    'offerings',
    'properties',
    'locations',
    'packages',
    'visas',
    'schools',
    'curricula',
  ] as const;
  const vip = [
    'venues',
    'lounges',
    'nightclubs',
    'events',
    'membership-tiers',
    'plans',
    'relocation-tasks',
  ] as const;
  const texts = ['personas', 'faq', 'pages'] as const;
  const entries = [...collections, ...vip, ...texts].map((name) => snapshot.all(name));
  const known = new Set(figuresOf(entries));
  const strangers = answered.flatMap(({ question, answer, reply, said }) => {
    const quotes = new Set(figuresOf([reply.sources, said]));
    const prices = [...answer.response.matchAll(money)].flatMap(([, one, other]) =>
      figuresIn(one ?? other ?? ''),
    );
    return prices
      .filter((price) => !known.has(price) && !quotes.has(price))
      .map((price) => `${question.id}: ${price}`);
  });
  assert.deepEqual(strangers, []);
});

test('every answer that names a thing cites it, and every button leads somewhere', () => {
  for (const { question, answer } of answered) {
    const cited = new Set(answer.citations.map(({ id }) => id));
    for (const card of answer.cards) assert.ok(cited.has(card.id), `${question.id}: ${card.id}`);
    for (const { path, label } of answer.actions) {
      assert.match(path, /^\//, question.id);
      assert.notEqual(label, '', question.id);
    }
  }
});
