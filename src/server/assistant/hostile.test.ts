import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import { takeWhen } from '#domain/assistant/dates/dates.ts';
import { hostileQuestions, unknownWords } from '#server/assistant/hostile-testing.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

/** A reader that looks at all it has read again for each figure would need hours, not a minute. */
const patience = { timeout: 120_000 };

test('whatever a question repeats, as long as it may be, it is answered', patience, async (t) => {
  const app = await borrowApp(t, { CHAT_PER_MINUTE: '100000', CHAT_PER_DAY: '100000' });
  const functions = functionsOf(app);
  for (const body of [...hostileQuestions(), { message: unknownWords() }]) {
    const { data, error } = await functions.invoke('chat-assistant', { body });
    assert.equal(error, null, body.message.slice(0, 20));
    assert.ok(AssistantAnswer.parse(data).response.length > 0);
  }
});

test('a date is found wherever it stands in a long message', () => {
  const filler = 'we would like something quiet for the two of us please '.repeat(40);
  for (const length of [0, 100, 170, 175, 180, 200, 235, 241, 500, 1_900]) {
    const text = `${filler.slice(0, length)} on 3 December 2027 ${filler.slice(length, 1_900)}`;
    assert.equal(takeWhen(text, '2027-11-16').when.day, '2027-12-03', String(length));
  }
});

test('a span from now on is a day, and one that is over is none', () => {
  const dayOf = (text: string) => takeWhen(text, '2026-11-16').when.day;
  assert.equal(dayOf('a yacht two weeks from now'), '2026-11-30');
  assert.equal(dayOf('and dinner 3 days later'), '2026-11-19');
  assert.equal(dayOf('in 5 days'), '2026-11-21');
  for (const over of ['we came 2 weeks ago', 'five hours earlier', 'a month before'])
    assert.equal(dayOf(over), undefined, over);
});
