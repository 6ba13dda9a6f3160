/** Which question about money is asked, however it is put. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type MoneyAsked,
  type MoneyQuestion,
  moneyQuestion,
  questionAfter,
} from '#server/assistant/money/questions.ts';

const today = '2026-11-17';
const read = (message: string) => moneyQuestion(message, today);

/** Every turn of a conversation, as its last one is understood. */
const after = (...turns: string[]): MoneyQuestion | undefined =>
  turns.reduce<MoneyQuestion | undefined>(
    (before, turn) => questionAfter(turn, before, today),
    undefined,
  );

const asked: Record<MoneyAsked, string[]> = {
  reserved: [
    'what is reserved?',
    'What is currently reserved on my card?',
    'is anything on hold on my card',
    'did you reserve anything on my card for the hotel?',
    'how much money is blocked on my card',
    'is there a hold on my card?',
    'كم المبلغ المحجوز على بطاقتي؟',
    'هل هناك مبلغ محجوز للفندق؟',
  ],
  next: [
    'When is the balance of the safari taken?',
    'when will you charge me for the hotel?',
    'when is my next payment?',
    'what will I pay in December?',
    'when is RH-7K3Q9D due?',
    'by when do I have to pay the rest of the yacht',
    'what day does my card get charged',
    'متى يُدفع باقي رحلة الهليكوبتر؟',
    'متى تُخصم دفعة الفندق من بطاقتي؟',
    'متى موعد دفعتي القادمة؟',
  ],
  cards: [
    'which card is charged?',
    'do I have a card?',
    'which card do you have on file for me',
    'what card do I have with you',
    'is my card charged automatically?',
    'how do I add a card',
    'أي بطاقة تُخصم؟',
    'هل لدي بطاقة محفوظة؟',
    'ما هي بطاقتي؟',
  ],
  owed: [
    'what do I owe?',
    'how much do I owe you in total',
    'do I have any unpaid bills?',
    'anything left to pay?',
    'what is my balance?',
    'show me my invoices',
    'كم عليّ؟',
    'ما فواتيري؟',
    'هل عليّ مستحقات؟',
  ],
  paid: [
    'what did I pay this month?',
    'with which card did I pay the yacht?',
    'when did I pay the deposit?',
    'which invoice did I pay for the hotel',
    'how much have I spent this year',
    'what was charged to my card last month?',
    'what was the last payment I made?',
    'كم دفعت هذا الشهر؟',
    'بأي بطاقة دفعت اليخت؟',
    'متى دفعت العربون؟',
  ],
  refund: [
    'where is my refund?',
    'what was refunded to me?',
    'I cancelled the yacht, what came back?',
    'when do I get my refund for the cancelled safari?',
    'did I get any money back?',
    'where is the money for the terminal I cancelled?',
    'هل رجعتوا فلوسي؟',
    'هل أعدتم لي المبلغ؟',
    'أين استرداد اليخت الملغى؟',
  ],
  ending: [
    'what do I get back if I cancel the hotel?',
    'how much would cancelling cost me?',
    'is it free to cancel my safari?',
    'كم أسترد لو ألغيت حجزي؟',
    'ما رسوم إلغاء حجزي؟',
  ],
  standing: [
    'have I paid the hotel?',
    'is the yacht paid?',
    'what have I paid so far?',
    'what is RH-2026-0008?',
    'how much did I pay for the safari',
    'كم دفعت مقابل الفندق؟',
  ],
  renewal: [
    'when does my membership renew?',
    'when does my premium plan renew?',
    'what do I pay for my membership',
    'is my membership charged to my card?',
    'متى تتجدد عضويتي؟',
  ],
};

for (const [kind, messages] of Object.entries(asked))
  test(`a question about money is understood however it is put: ${kind}`, () => {
    for (const message of messages) assert.equal(read(message)?.asked, kind, message);
  });

test('what the rules are, and what somebody wants to book, is no question about their own money', () => {
  for (const message of [
    'what is your refund policy?',
    'how many days until I get a refund on my card',
    'can I pay by card?',
    'do you accept American Express?',
    'I want to reserve a table for four',
    'book a yacht for Friday',
    'how much is a helicopter tour',
    'ما سياسة الإلغاء؟',
    'هل تقبلون البطاقات؟',
    'نحن ستة بالغين ونريد يختًا',
  ]) {
    const question = read(message);
    assert.ok(
      !question || (question.needsThing && !question.isOwn),
      `${message} ${question?.asked}`,
    );
  }
});

test('whoever has no account is asked to sign in for what only a client has', () => {
  const isOwn = (message: string) => read(message)?.isOwn ?? false;
  for (const message of ['what do I owe?', 'which card is charged?', 'what is reserved?'])
    assert.ok(isOwn(message), message);
  for (const message of ['when do I have to pay?', 'when is the balance due?'])
    assert.ok(!isOwn(message), message);
});

test('a follow-up asks the question before, about what it names', () => {
  assert.equal(after('what is reserved?', 'and for the hotel?')?.asked, 'reserved');
  assert.equal(after('what do I owe?', 'and when?')?.asked, 'next');
  assert.equal(after('what do I owe?', 'when?')?.asked, 'next');
  assert.equal(after('is the yacht paid?', 'with which card?')?.asked, 'paid');
  assert.equal(after('when is the balance taken?', 'from which card?')?.asked, 'cards');
  assert.equal(after('where is my refund?', 'what about RH-7K3Q9D')?.asked, 'refund');
  assert.equal(after('متى يُدفع باقي اليخت؟', 'والفندق؟')?.asked, 'next');
  assert.equal(after('كم عليّ؟', 'ومتى؟', 'والفندق؟')?.asked, 'next');
  assert.equal(after('what do I owe?', 'and when?')?.leansBack, true);
});

test('a new wish after a question about money is a new wish', () => {
  for (const message of [
    'I need a chauffeur tomorrow',
    'and a yacht?',
    'show me villas in Jumeirah',
  ])
    assert.equal(after('what do I owe?', message), undefined, message);
  assert.equal(after('and when?'), undefined);
});
