/** Sums and verdicts that are owed though nothing was named: through the whole brain, in both languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unsupportedFigures } from '#domain/assistant/figures.ts';
import { ask, readQuestions } from '#server/assistant/quality-testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const snapshot = await seedSnapshot();
const [pattern] = await readQuestions();

async function answered(message: string): Promise<string> {
  if (!pattern) assert.fail();
  const question = { ...pattern, turns: [message], as: 'visitor' as const, expect: {} };
  const { answer, reply, said } = await ask(question, snapshot);
  assert.deepEqual(unsupportedFigures(answer.response, [reply.sources, said]), [], message);
  return answer.response;
}

const owed: [asked: string, says: string[]][] = [
  [
    'renting the 4 bedroom in dubai hills, what do I pay on day one with cheque, deposit, agent, ejari and dewa?',
    ['AED 102,500', 'AED 4,000', 'AED 147,720'],
  ],
  [
    'what are the fees on top if we buy a house for 3 million, and how much would a bank lend us?',
    ['AED 120,000', 'AED 2,400,000'],
  ],
  [
    'أريد شراء بيت بـ 8 ملايين و350 ألف درهم، كم الرسوم فوق السعر وكم يقرضني البنك؟',
    ['334,000', '5,845,000'],
  ],
  ['رسوم المدرسة لولدين وبنت في الرينجز كم بالسنة مع الباص؟', ['138,000', '273,000']],
  ['is a flat for 1.8 million enough for the golden visa?', ['No', 'AED 2,000,000', 'AED 750,000']],
  ['can I sponsor my son who is 27 on my residence visa?', ['No', '25']],
  ['how do I bring my parents to live with us on a visa?', ['Parents need a higher income']],
  ['ولدي عمره 14 يبي يسوق جت سكي بروحه، مسموح؟', ['لا', '16']],
  ['what do they hold on my card for the Range Rover and when is it released?', ['$1,400', '21']],
];

for (const [asked, says] of owed)
  test(asked, async () => {
    const told = await answered(asked);
    for (const part of says) assert.ok(told.includes(part), `${part}\n${told}`);
  });

test('two questions in one message get two answers', async () => {
  const told = await answered('What is Ejari? And how much should we tip a valet?');
  assert.match(told, /tenancy contract[\s\S]*AED 10 to 20/);
});

test('what surely is asked of the book is no wish to be called', async () => {
  const told = await answered('المالك بدو يزيد علي الإيجار وخبرني بالواتساب، معه حق؟');
  assert.match(told, /90 يوم/);
});
