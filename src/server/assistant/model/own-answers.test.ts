/** What a model says of a client’s own affairs is held to what those say, as any price is to its thing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeOf } from '#domain/assistant/claims/judge.ts';
import { languageOf } from '#domain/assistant/language.ts';
import { contextOf } from '#server/assistant/brain.ts';
import { knowledgeOf } from '#server/assistant/knowledge.ts';
import { groundsOf } from '#server/assistant/model/grounds.ts';
import { toolboxFor } from '#server/assistant/model/toolbox.ts';
import { personaNamed } from '#server/assistant/personas.ts';
import { toolsForTesting } from '#server/assistant/tools-testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const snapshot = await seedSnapshot();
const knowledge = await knowledgeOf(snapshot);
const tools = toolsForTesting(snapshot, '2026-11-15T08:00:00.000Z', true);

async function faultIn(message: string, about: string, said: string) {
  const persona = personaNamed(snapshot, 'luxury-concierge');
  const language = languageOf(message, 'en');
  const asked = { message, history: [], language, persona, today: tools.today };
  const context = await contextOf(asked, knowledge, tools);
  const toolbox = toolboxFor(context);
  await toolbox.run('my_affairs', JSON.stringify({ about }));
  return judgeOf(groundsOf(context, toolbox)).look(said);
}

const truths: [message: string, about: string, said: string][] = [
  [
    'my bookings',
    'bookings',
    'You have one booking: the **Noor 50, sunset cruise** (RH-TEST01) on 18 November at 16:30 for 4 people; it is confirmed and a balance of $270 is due by 17 November.',
  ],
  [
    'what do I owe?',
    'invoices',
    'AED 12,600 is due by 30 November for the place at Palm Grove College, and $270 by 17 November for the **Noor 50**.',
  ],
  [
    'ما حجوزاتي؟',
    'bookings',
    'لديك حجز واحد: **نور 50** يوم 18 نوفمبر الساعة 16:30 لأربعة أشخاص، وهو مؤكد، والباقي 270 دولارًا.',
  ],
];

for (const [message, about, said] of truths)
  test(`what their own affairs say may be said: ${said.slice(0, 40)}`, async () => {
    assert.equal(await faultIn(message, about, said), undefined);
  });

const untruths: typeof truths = [
  ['my bookings', 'bookings', 'Your **Noor 50** is fully paid: $540.'],
  ['my bookings', 'bookings', 'Your booking RH-TEST01 has been moved to 25 November.'],
  ['my bookings', 'bookings', 'Your booking RH-OTHER9 is confirmed.'],
  ['what do I owe?', 'invoices', 'You owe AED 270 for the **Noor 50**.'],
  ['ما حجوزاتي؟', 'bookings', 'تم إلغاء حجزك RH-TEST01.'],
];

for (const [message, about, said] of untruths)
  test(`what they do not say may not: ${said.slice(0, 40)}`, async () => {
    assert.ok(await faultIn(message, about, said));
  });
