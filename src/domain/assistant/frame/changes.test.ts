import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { frameAfterMessage } from '#domain/assistant/frame/changes.ts';
import {
  emptyFrame,
  type Frame,
  type HeardMessage,
  withoutPastDay,
  withShown,
} from '#domain/assistant/frame/frame.ts';
import { languageAskedIn } from '#domain/assistant/frame/moves.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';
import { wishIn } from '#domain/assistant/wish.ts';
import { plain } from '#domain/search/normal-form.ts';

/** A Sunday. */
const today = '2026-11-15';

const heard = (message: string, rest: Partial<HeardMessage> = {}): HeardMessage => ({
  message,
  topics: [],
  wish: wishIn(message, today),
  refusedAreas: [],
  words: [],
  before: { areas: [] },
  ...rest,
});

const yachts: Topic[] = ['yachts'];

const begun = withShown(
  frameAfterMessage(
    emptyFrame,
    heard('a yacht for 2 adults and 2 kids (4 and 7) on friday at 8pm under 5k', {
      topics: yachts,
    }),
  ),
  ['a', 'b', 'c'],
);

const then = (message: string, rest: Partial<HeardMessage> = {}): Frame =>
  frameAfterMessage(begun, heard(message, rest));

test('what was said first is the frame', () => {
  assert.deepEqual(begun.topics, ['yachts']);
  assert.deepEqual(begun.wish.when, { day: '2026-11-20', clock: '20:00' });
  assert.deepEqual([begun.wish.party, begun.wish.children, begun.wish.ages], [4, 2, [4, 7]]);
  assert.deepEqual(begun.wish.budget, { most: 5000 });
});

test('another number of guests changes that alone, however it is said', () => {
  for (const message of [
    'no, for six',
    'make it six',
    'six of us',
    'لا، لستة',
    'خلها ستة',
    'احنا ستة',
  ]) {
    const { wish } = then(message);
    assert.equal(wish.party, 6, message);
    assert.deepEqual([wish.when, wish.budget], [begun.wish.when, begun.wish.budget], message);
  }
});

test('the same for others leaves everything but who comes', () => {
  const said: [string, number][] = [
    ['same for my parents', 2],
    ['the same but for my brother', 1],
    ['نفس الشي لأهلي', 2],
    ['same for my brother and his wife', 2],
  ];
  for (const [message, party] of said) {
    const { wish } = then(message);
    assert.deepEqual([wish.party, wish.children, wish.ages], [party, undefined, []], message);
    assert.deepEqual([wish.when, wish.budget], [begun.wish.when, begun.wish.budget], message);
  }
});

test('a day is moved from the day that was spoken of', () => {
  const said: [string, string][] = [
    ['the day after', '2026-11-21'],
    ['and the next day?', '2026-11-21'],
    ['a day earlier', '2026-11-19'],
    ['the day before', '2026-11-19'],
    ['a week later', '2026-11-27'],
    ['the week after', '2026-11-27'],
    ['اليوم اللي بعده', '2026-11-21'],
    ['بعدها بيوم', '2026-11-21'],
    ['قبلها بيوم', '2026-11-19'],
    ['عقبها بأسبوع', '2026-11-27'],
    ['on sunday instead', '2026-11-22'],
    ['لا، السبت', '2026-11-21'],
  ];
  for (const [message, day] of said) {
    const { wish } = then(message);
    assert.equal(wish.when.day, day, message);
    assert.equal(wish.when.clock, '20:00', message);
    assert.equal(wish.party, 4, message);
  }
});

test('an hour goes with its half of the day', () => {
  for (const message of ['and in the morning?', 'والصبح؟', 'in the morning please'])
    assert.deepEqual(then(message).wish.when, { day: '2026-11-20', part: 'morning' }, message);
  assert.equal(then('at half past six').wish.when.clock, '18:30');
});

test('cheaper is below the cheapest that was shown', () => {
  const before = { cheapest: { amount: 150_000, currency: 'AED' as const }, areas: [] };
  for (const message of [
    'cheaper',
    'something less expensive?',
    'too expensive',
    'أرخص',
    'شي أرخص',
    'غالي',
    'hmm too much',
  ])
    assert.deepEqual(
      then(message, { before }).wish.budget,
      { most: 1499.99, currency: 'AED' },
      message,
    );
  assert.deepEqual(then('cheaper, under 900', { before }).wish.budget, { most: 900 });
});

test('what is refused is not shown again, and an area that is refused is no wish', () => {
  assert.deepEqual(then('something else').refused.things, ['a', 'b', 'c']);
  assert.deepEqual(then('شي ثاني').refused.things, ['a', 'b', 'c']);
  assert.deepEqual(then('not the second one').refused.things, ['b']);
  assert.deepEqual(then('something quieter').refused.things, ['a', 'b', 'c']);
  assert.deepEqual(then('something quieter').qualities, ['quiet']);
  assert.deepEqual(then('أهدأ').qualities, ['quiet']);
  const marina = { ...begun, wish: { ...begun.wish, areas: ['dubai-marina'] } };
  const before = { areas: ['dubai-marina'] };
  for (const message of ['not that area', 'another area please', 'مو هالمنطقة', 'منطقة ثانية']) {
    const { refused, wish } = frameAfterMessage(marina, heard(message, { before }));
    assert.deepEqual([refused.areas, wish.areas], [['dubai-marina'], []], message);
  }
});

test('with another subject who and when stay, and budget, place and kind do not', () => {
  const { wish, topics, listed } = then('and a restaurant', { topics: ['dining'] });
  assert.deepEqual(topics, ['dining']);
  assert.deepEqual([wish.party, wish.ages, wish.when], [4, [4, 7], begun.wish.when]);
  assert.deepEqual([wish.budget, wish.areas, listed], [undefined, [], []]);
});

test('needs are remembered whatever is asked for next', () => {
  const frame = frameAfterMessage(
    then('my wife is pregnant'),
    heard('and a restaurant', { topics: ['dining'] }),
  );
  assert.deepEqual(frame.wish.needs, ['pregnancy']);
  assert.equal(then('it is her birthday').occasion, 'birthday');
});

test('children who are added come on top', () => {
  const two = frameAfterMessage(emptyFrame, heard('a yacht for two', { topics: yachts }));
  const { wish } = frameAfterMessage(two, heard('and two kids'));
  assert.deepEqual([wish.party, wish.children], [4, 2]);
});

test('whoever else comes along is one more', () => {
  const two = frameAfterMessage(
    emptyFrame,
    heard('كم ليلتين في ون زعبيل آخر نوفمبر لي ولزوجي؟', { topics: ['hotels'] }),
  );
  assert.equal(two.wish.party, 2);
  const said: [string, number][] = [
    ['بتجي معانا أمي كمان', 3],
    ['امي بتجي معانا', 3],
    ['my mother is coming too', 3],
    ['my mum is joining us', 3],
    ['my parents are joining us', 4],
    ['add my brother', 3],
    ['make it four', 4],
    ['my mother lives in Sharjah', 2],
  ];
  for (const [message, party] of said) {
    const { wish } = frameAfterMessage(two, heard(message));
    assert.equal(wish.party, party, message);
    assert.deepEqual([wish.length, wish.when], [2, two.wish.when], message);
  }
});

test('starting over forgets everything but the language', () => {
  const arabic = then('in arabic please');
  for (const message of [
    'start over',
    'forget that',
    'forget everything',
    'انسى الموضوع',
    'نبدأ من جديد',
  ]) {
    const { asked: _asked, ...frame } = frameAfterMessage(arabic, heard(message));
    assert.deepEqual(frame, { ...emptyFrame, language: 'ar' }, message);
  }
  const anew = then('forget that, a villa to rent for 3', { topics: ['homes'] });
  assert.deepEqual([anew.topics, anew.wish.party, anew.wish.when], [['homes'], 3, {}]);
});

test('a language is asked for by a message that asks for nothing else', () => {
  for (const message of [
    'and in Arabic',
    'in arabic please',
    'can you say that in Arabic?',
    'بالعربي',
    'وبالعربي لو سمحت',
    'switch to arabic',
  ])
    assert.equal(languageAskedIn(plain(message)), 'ar', message);
  for (const message of ['in english', 'English please', 'بالانجليزي', 'same in english'])
    assert.equal(languageAskedIn(plain(message)), 'en', message);
  for (const message of [
    'schools in english',
    'is the tour in arabic?',
    'an agent who speaks arabic',
    'arabic food',
    'مدرسة انجليزية',
  ])
    assert.equal(languageAskedIn(plain(message)), undefined, message);
  assert.deepEqual(
    { ...then('and in Arabic'), language: undefined },
    { ...begun, language: undefined },
  );
});

test('a day that is over is no wish any more', () => {
  assert.equal(withoutPastDay(begun, '2026-11-20').wish.when.day, '2026-11-20');
  assert.equal(withoutPastDay(begun, '2026-11-21').wish.when.day, undefined);
});

const messages = fc.constantFrom(
  'no, for six',
  'the day after',
  'cheaper',
  'something else',
  'same for my parents',
  'in arabic',
  'start over',
  'and in the morning?',
  'not that area',
  'my wife is pregnant',
  'under 3k',
  'hello',
  'خلها ستة',
  'باجر',
  'أرخص',
  '',
);

test('whatever is said in whatever order, a frame stays small and whole', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(messages, fc.string()), { maxLength: 30 }), (said) => {
      const ids = Array.from({ length: 20 }, (_, at) => `off-${at}`);
      const frame = said.reduce(
        (now, text) => withShown(frameAfterMessage(now, heard(text)), ids),
        begun,
      );
      assert.ok(JSON.stringify(frame).length < 4096);
      assert.equal(new Set(frame.refused.things).size, frame.refused.things.length);
      assert.ok(frame.shown.length <= 12);
    }),
    { numRuns: 60 },
  );
});

test('saying the same once more changes nothing, where it moves nothing', () => {
  const steady = fc.constantFrom(
    'no, for six',
    'under 3k',
    'on friday',
    'same for my parents',
    'خلها ستة',
    'in the morning',
    'forget that',
  );
  fc.assert(
    fc.property(steady, (text) => {
      const once = frameAfterMessage(begun, heard(text));
      assert.deepEqual(frameAfterMessage(once, heard(text)), once);
    }),
  );
});

test('whoever comes without the children after all counts the others', () => {
  for (const message of ['and without the kids?', 'just the two of us then', 'من غير العيال']) {
    const { wish } = frameAfterMessage(begun, heard(message));
    assert.deepEqual([wish.party, wish.children, wish.ages], [2, undefined, []], message);
  }
});

test('what was spoken of by itself is remembered, the latest first', () => {
  const told = (frame: Frame, id: string) =>
    withShown(frame, [id], { focus: { of: 'thing', ids: [id], asked: [] } });
  assert.deepEqual(told(told(begun, 'hotel'), 'yacht').spoken, ['yacht', 'hotel']);
});

test('how late something is called off is no other day for it', () => {
  for (const message of ['what if we cancel the day before', 'ولو لغينا قبلها بيوم؟'])
    assert.equal(frameAfterMessage(begun, heard(message)).wish.when.day, begun.wish.when.day);
});
