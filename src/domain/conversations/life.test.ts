import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConversationState } from '#contract/conversations/conversations.ts';
import {
  type ConversationActor,
  type ConversationMove,
  conversationAfter,
  expectedMinutes,
  isLive,
  mayMove,
  secondsPerPlace,
} from '#domain/conversations/life.ts';

const moves: ConversationMove[] = [
  'ask',
  'take',
  'take_over',
  'hand_back',
  'offer_hand_back',
  'stay',
  'end',
  'lapse',
];
const actors: ConversationActor[] = ['client', 'staff', 'system'];

test('a conversation lives by its table: assistant, line, person, and back by consent', () => {
  const open = ConversationState.options.flatMap((state) =>
    moves.flatMap((move) =>
      actors
        .filter((actor) => mayMove(state, move, actor))
        .map((actor) => `${state} ${move} ${actor} ${conversationAfter(state, move, actor)}`),
    ),
  );
  assert.deepEqual(open, [
    'assistant ask client queued',
    'queued take staff human',
    'queued hand_back client assistant',
    'queued end client resolved',
    'queued end staff resolved',
    'queued lapse system resolved',
    'human take_over staff human',
    'human hand_back client assistant',
    'human offer_hand_back staff human',
    'human stay client human',
    'human end client resolved',
    'human end staff resolved',
    'human lapse system resolved',
    'resolved ask client queued',
  ]);
});

test('only the client decides that the assistant goes on', () => {
  assert.throws(() => conversationAfter('human', 'hand_back', 'staff'), { code: 'conflict' });
  assert.throws(() => conversationAfter('assistant', 'take', 'staff'), { code: 'conflict' });
  assert.deepEqual(ConversationState.options.filter(isLive), ['queued', 'human']);
});

test('an expected time is the middle of recent waits by place, and unknown after too few', () => {
  assert.equal(secondsPerPlace([]), undefined);
  assert.equal(
    secondsPerPlace([
      { place: 1, seconds: 60 },
      { place: 1, seconds: 60 },
    ]),
    undefined,
  );
  const waits = [
    { place: 1, seconds: 30 },
    { place: 2, seconds: 240 },
    { place: 1, seconds: 3600 },
  ];
  assert.equal(secondsPerPlace(waits), 120);
  assert.equal(expectedMinutes(2, 120), 4);
  assert.equal(expectedMinutes(1, 0), 1);
  assert.equal(expectedMinutes(1, undefined), null);
});
