/** The assistant says of every state of a booking's money what its page says, and what the question before its end says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#contract/primitives.ts';
import { lineValue, type MoneyLine } from '#domain/money/line.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { dayInDubai } from '#domain/time.ts';
import { endingAnswer, standingAnswer } from '#server/assistant/money/answers.ts';
import { speakerOf } from '#server/assistant/money-words.ts';
import { words } from '#server/assistant/words.ts';
import { cases, factsOf } from '#server/bookings/money-words-testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const snapshot = await seedSnapshot();

/** A booking that was named, and how the assistant tells of it. */
function asked({ state, mode, language, now }: (typeof cases)[number]) {
  const sums = factsOf(state, mode, now);
  const speaker = speakerOf(snapshot, language);
  const ending = (read: Language) => sums.endings && endingLines(sums, sums.endings.now, read);
  const held = {
    id: '0193e4a0-0000-7000-8000-000000000001',
    reference: 'RH-7K3Q9D',
    title: 'Gulfstream G650',
    path: '/dashboard/bookings',
    numbers: [],
    sums,
    ending: (read: Language) => ending(read) ?? undefined,
  };
  const today = dayInDubai(now);
  const say = words[language];
  const telling = { language, say, speaker, today, ages: [], stems: [], yearName: () => undefined };
  const spoken = (lines: readonly MoneyLine[]) =>
    lines.map((line) => `- ${line.label}: ${lineValue(line, speaker.money)}`);
  return {
    standing: standingAnswer({ held: [held], isNamed: true }, telling),
    page: spoken(moneyLines(sums, language)),
    ending: endingAnswer({ held: [held], isNamed: true }, telling),
    question: spoken(ending(language) ?? []),
  };
}

test(`asked where a booking stands, or what ending it means, the assistant says no other sum: ${cases.length} cases`, () => {
  for (const one of cases) {
    const where = `${one.name}, ${one.mode}, ${one.language}, ${one.now}`;
    const { standing, page, ending, question } = asked(one);
    for (const line of page) assert.ok(standing.includes(line), `${where}\n${line}\n${standing}`);
    for (const line of question) assert.ok(ending.includes(line), `${where}\n${line}\n${ending}`);
    // Before them stands the total, and that nothing was paid where nothing was.
    const more = standing.split('\n').filter((line) => line.startsWith('- ')).length - page.length;
    assert.ok(more === 1 || more === 2, `${where}\n${standing}`);
    assert.equal(ending.split('\n- ').length - 1, question.length, where);
  }
});
