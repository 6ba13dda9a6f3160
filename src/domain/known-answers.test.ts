import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AssistantAnswers, findAnswer, isGreeting } from '#domain/known-answers.ts';

const book: AssistantAnswers = [
  entry('golden', 'Which Golden Visa could I hold?', 'أي إقامة ذهبية تناسبني؟'),
  entry('visas', 'visas', 'which visas can you arrange', 'التأشيرات'),
  entry('fees', 'What do schools cost?', 'كم تكلفة المدارس؟'),
  entry('schools', 'schools', 'find a school for my child', 'المدارس'),
  entry('pets', 'Can we bring our dog?', 'هل يمكن إحضار كلبنا؟'),
  entry('own', 'Can foreigners own property?', 'هل يمكن للأجانب التملك؟'),
  entry('how', 'how does it work', 'كيف تعملون'),
];

function entry(id: string, ...asked: string[]) {
  return { id, asked, text: `The answer about ${id}.`, links: [] };
}

const found = (message: string) => findAnswer(book, message)?.id;

test('a question is answered however it is worded', () => {
  assert.equal(found('Which Golden Visa could I hold?'), 'golden');
  assert.equal(found('tell me about the golden visa please'), 'golden');
  assert.equal(found('visas'), 'visas');
  assert.equal(found('what do the schools cost??'), 'fees');
  assert.equal(found('I need a school for my kids'), 'schools');
  assert.equal(found('may we bring our dogs'), 'pets');
  assert.equal(found('How does it work?'), 'how');
});

test('Arabic is answered in all its spellings', () => {
  assert.equal(found('كم تكلفة المدارس'), 'fees');
  assert.equal(found('التاشيرات'), 'visas');
  assert.equal(found('هل يمكن احضار كلبنا'), 'pets');
  assert.equal(found('هل يمكن للاجانب التملك؟'), 'own');
  assert.equal(found('كيف تعملون؟'), 'how');
});

test('another word for the same thing finds the same answer', () => {
  assert.equal(found('residency permits'), 'visas');
  assert.equal(found('can we bring our cat'), 'pets');
  assert.equal(found('nursery'), 'schools');
});

test('what the book does not know is not guessed', () => {
  for (const message of [
    'tell me a joke',
    'x',
    'asdf qwer',
    '!!!',
    '',
    '   ',
    'ما أحوال الطقس غدًا',
  ])
    assert.equal(found(message), undefined, message);
});

test('a greeting is a greeting in both languages', () => {
  for (const message of [
    'Hello',
    'hi there!',
    'Good morning',
    'thank you so much',
    'مرحبًا',
    'السلام عليكم',
    'صباح الخير',
    'شكرا',
  ]) {
    assert.ok(isGreeting(message), message);
    assert.equal(found(message), undefined, message);
  }
  for (const message of ['hello, which visas can you arrange?', 'visas', ''])
    assert.ok(!isGreeting(message), message);
});
