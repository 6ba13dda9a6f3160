/** A stand-in plays what models say: what is not so reaches nobody, and what is so is not thrown away. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { AssistantAnswer, type AssistantEvent } from '#contract/assistant/assistant.ts';
import { badAnswers as firstBad } from '#server/assistant/model/bad-answers-testing.ts';
import { goodAnswers as firstGood } from '#server/assistant/model/good-answers-testing.ts';
import { laterBad } from '#server/assistant/model/later-bad-testing.ts';
import { laterGood } from '#server/assistant/model/later-good-testing.ts';
import type { Played } from '#server/assistant/model/played-testing.ts';
import { type StandIn, startStandIn } from '#server/assistant/model/testing.ts';
import { eventsOf, functionsOf } from '#server/assistant/testing.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const goodAnswers = [...firstGood, ...laterGood];
const badAnswers = [...firstBad, ...laterBad];

let app: TestApp;
let standIn: StandIn;

before(async (t) => {
  // The hook lives as long as its file.
  const scope = t as Parameters<typeof startApp>[0];
  standIn = await startStandIn(scope);
  const settings = {
    CHAT_BASE_URL: standIn.url,
    CHAT_MODEL: 'stand-in',
    // Longer than a busy machine ever takes.
    CHAT_TIMEOUT: '600',
    CHAT_SILENCE: '60',
    CHAT_PER_MINUTE: '1000',
    CHAT_MODEL_PER_DAY: '1000',
  };
  app = await startApp(scope, settings, { now: () => '2026-11-15T08:00:00.000Z' });
});

interface Read {
  answer: AssistantAnswer;
  /** Everything that was on the screen at any time. */
  seen: string;
}

async function play({ ask, look, say }: Played): Promise<Read> {
  standIn.plan = [...look, { say }];
  standIn.asked = [];
  const headers = { accept: 'text/event-stream' };
  const { data } = await functionsOf(app).invoke('chat-assistant', {
    body: { message: ask },
    headers,
  });
  const events: AssistantEvent[] = await eventsOf(data);
  const last = events.at(-1);
  const answer = AssistantAnswer.parse(last?.data);
  const shown = events.flatMap((each) => (each.event === 'delta' ? [each.data.text] : []));
  return { answer, seen: `${shown.join('')}\n${answer.brain === 'model' ? answer.response : ''}` };
}

test('there are at least forty of each, in both languages', () => {
  for (const played of [goodAnswers, badAnswers]) {
    assert.ok(played.length >= 40);
    assert.ok(played.filter(({ say }) => /[ء-ي]/.test(say)).length >= 15);
  }
});

test('none of the bad answers is read by anybody, not even for a moment', async () => {
  const passed: string[] = [];
  for (const bad of badAnswers) {
    const { answer, seen } = await play(bad);
    const own =
      answer.brain === 'model' ? seen : seen.slice(0, seen.indexOf(answer.response.slice(0, 20)));
    if (bad.never.test(own)) passed.push(`${bad.why}: ${own.trim()}`);
  }
  assert.deepEqual(passed, []);
});

test('at least 38 of 40 good answers are given as they were written', async () => {
  const lost: string[] = [];
  for (const good of goodAnswers) {
    const { answer } = await play(good);
    if (answer.brain !== 'model' || answer.response !== good.say)
      lost.push(`${good.why}: ${answer.brain} ${good.say}`);
  }
  assert.ok(lost.length <= goodAnswers.length / 20, lost.join('\n'));
});
