import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionCount, questionsAbout } from '#domain/company-questions.ts';

const topics = [
  {
    id: 'relocation',
    label: 'Relocation',
    questions: [
      { id: 'dog', question: 'Can we bring our dog?', answer: 'Begin three months ahead.' },
      { id: 'visa', question: 'هل تضمنون التأشيرة؟', answer: 'نتحقق من الأهلية أولًا.' },
    ],
  },
  {
    id: 'plans',
    label: 'Plans',
    questions: [{ id: 'change', question: 'Can I change plan?', answer: 'Upwards at once.' }],
  },
];

const found = (query: string) =>
  questionsAbout(topics, query).flatMap(({ questions }) => questions.map(({ id }) => id));

test('a question is found by words of it or of its answer, in any order and case', () => {
  assert.deepEqual(found('DOG bring'), ['dog']);
  assert.deepEqual(found('months'), ['dog']);
  assert.deepEqual(found('can'), ['dog', 'change']);
  assert.deepEqual(found('dog plan'), []);
});

test('Arabic is found with or without hamzas, marks, the article and the dots of the ending', () => {
  for (const query of ['تأشيرة', 'تاشيره', 'التأشيرة', 'التّأشيرة', 'اهلية', 'اولا'])
    assert.deepEqual(found(query), ['visa'], query);
});

test('without a word every question stays, and a topic without questions is not named', () => {
  assert.equal(questionCount(questionsAbout(topics, '  ')), 3);
  assert.deepEqual(
    questionsAbout(topics, 'plan').map(({ id }) => id),
    ['plans'],
  );
});
