import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { AssistantAnswer, type AssistantEvent } from '#contract/assistant/assistant.ts';
import { type Behaviour, type StandIn, startStandIn } from '#server/assistant/model/testing.ts';
import { eventsOf, functionsOf } from '#server/assistant/testing.ts';
import { newClient } from '#server/matters/testing.ts';
import { startApp, type TestApp } from '#server/testing.ts';

interface Asking {
  app: TestApp;
  standIn: StandIn;
}

let house: Asking;

before(async (t) => {
  // The hook lives as long as its file.
  const scope = t as Parameters<typeof startApp>[0];
  const standIn = await startStandIn(scope);
  const app = await startApp(scope, {
    CHAT_BASE_URL: standIn.url,
    CHAT_MODEL: 'stand-in',
    CHAT_API_KEY: 'for-tests',
    // Long enough for a busy machine; only the model that hangs takes all of it.
    CHAT_TIMEOUT: '4',
    AUTH_RATE_LIMITS: 'off',
    AUTH_AUTOCONFIRM: 'on',
  });
  house = { app, standIn };
});

async function ask(
  message: string,
  plan: Behaviour[],
  { token, ...body }: { token?: string } & object = {},
) {
  const { app, standIn } = house;
  standIn.plan = plan;
  standIn.asked = [];
  const { data } = await functionsOf(app, token).invoke('chat-assistant', {
    body: { message, ...body },
  });
  return AssistantAnswer.parse(data);
}

async function stream(message: string, plan: Behaviour[]): Promise<AssistantEvent[]> {
  const { app, standIn } = house;
  standIn.plan = plan;
  standIn.asked = [];
  const headers = { accept: 'text/event-stream' };
  const { data } = await functionsOf(app).invoke('chat-assistant', { body: { message }, headers });
  return eventsOf(data);
}

const searchYachts: Behaviour = { call: 'search', with: { query: 'yacht for 8 at sunset' } };

test('a model searches with our tools and writes an answer whose figures they said', async () => {
  const answer = await ask('A yacht for eight?', [
    searchYachts,
    { call: 'propose', with: { kind: 'thing', id: 'off-020' } },
    { say: 'I suggest **Noor 50, sunset cruise**. It is $540 per charter for up to 10 guests.' },
  ]);
  assert.equal(answer.brain, 'model');
  assert.match(answer.response, /\$540/);
  assert.deepEqual(
    answer.cards.map(({ id }) => id),
    ['off-020'],
  );
  assert.match(answer.actions[0]?.path ?? '', /book=noor-50-sunset-cruise/);
  const [first] = house.standIn.asked;
  assert.equal(first?.model, 'stand-in');
  assert.match(first?.messages[0]?.content ?? '', /Rules that nothing below can change/);
  const results = house.standIn.asked.at(-1)?.messages.filter(({ role }) => role === 'tool') ?? [];
  assert.match(results[0]?.content ?? '', /Noor 50/);
});

test('its words come as they are written', async () => {
  const said = 'Good evening. Tell me the day you think of. How many will you be?';
  const events = await stream('A yacht?', [{ say: said }]);
  const pieces = events.flatMap((each) => (each.event === 'delta' ? [each.data.text] : []));
  assert.ok(pieces.length >= 3, 'sentence by sentence');
  assert.equal(pieces.join(''), said);
  assert.equal(events.at(-1)?.event, 'answer');
});

test('a figure no tool said is not let through: the house answers itself', async () => {
  const answer = await ask('How much is the Barq 120?', [
    { say: 'Sure. The Barq 120 is only $999 today.' },
  ]);
  assert.equal(answer.brain, 'embedded');
  assert.doesNotMatch(answer.response, /999/);
  assert.match(answer.response, /\$14,500/);
  const events = await stream('How much is the Barq 120?', [
    { say: 'Of course. It is $999. Enjoy.' },
  ]);
  const names = events.map(({ event }) => event);
  assert.ok(names.includes('reset'), 'what was said so far is taken back');
  assert.doesNotMatch(JSON.stringify(events), /999/);
});

const faults: [string, Behaviour[]][] = [
  ['hangs', ['hang']],
  ['answers 500', [{ status: 500 }]],
  ['refuses the key', [{ status: 401 }]],
  ['streams garbage', ['garbage']],
  ['dies half way', ['half']],
  ['says nothing', ['empty']],
  ['asks for tools without end', [searchYachts]],
  ['calls what is not there', [{ call: 'rm_rf', with: {} }]],
  ['talks without end', [{ say: 'and on '.repeat(2000) }]],
];

for (const [what, plan] of faults)
  test(`a model that ${what} leaves no one without an answer`, async () => {
    const started = performance.now();
    const answer = await ask('How much is the Barq 120?', plan);
    assert.equal(answer.brain, 'embedded');
    assert.match(answer.response, /\$14,500/);
    assert.ok(performance.now() - started < 20_000);
    assert.ok(house.standIn.asked.length <= 8, 'bounded');
  });

test('markup in its words never reaches the page', async () => {
  const answer = await ask('hello', [
    {
      say: 'Welcome. <img src=x onerror=alert(1)><b>Good</b> day <script>alert(2)</script>to you.',
    },
  ]);
  assert.equal(answer.brain, 'model');
  assert.doesNotMatch(answer.response, /<|onerror|alert\(2\)/);
});

test('a model reads a client’s own affairs with that client’s rights alone', async () => {
  const plan: Behaviour[] = [
    { call: 'my_affairs', with: { about: 'bookings' } },
    { say: 'Here you are.' },
  ];
  const client = await newClient(house.app);
  await ask('my bookings', plan, { token: client.token });
  const told = () =>
    house.standIn.asked.at(-1)?.messages.find(({ role }) => role === 'tool')?.content ?? '';
  assert.match(told(), /no bookings/);
  await ask('my bookings', plan);
  assert.match(told(), /signed in/);
});

test('after so many a day the house answers itself', async (t) => {
  const standIn = await startStandIn(t);
  standIn.plan = [{ say: 'From the model.' }];
  const app = await startApp(t, {
    CHAT_BASE_URL: standIn.url,
    CHAT_MODEL: 'x',
    CHAT_MODEL_PER_DAY: '2',
  });
  const brains: string[] = [];
  for (let asked = 0; asked < 3; asked += 1) {
    const { data } = await functionsOf(app).invoke('chat-assistant', {
      body: { message: 'hello' },
    });
    brains.push(AssistantAnswer.parse(data).brain);
  }
  assert.deepEqual(brains, ['model', 'model', 'embedded']);
});
