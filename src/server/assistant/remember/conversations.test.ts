import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { frameOf, talk } from '#server/assistant/remember/testing.ts';
import { borrow, newClient } from '#server/matters/testing.ts';

interface Slots {
  topic?: string;
  party?: number;
  children?: number;
  /** Days from today. */
  inDays?: number;
  part?: string;
  clock?: string;
  most?: number;
  areas?: string[];
  needs?: string[];
  language?: string;
  kind?: string;
}

/** As many days ahead as `tomorrow` is, so that no weekday is in the way. */
const conversations: [string[], Slots][] = [
  [
    ['a yacht for four tomorrow', 'no, for six', 'the day after'],
    { topic: 'yachts', party: 6, inDays: 2, kind: 'experience' },
  ],
  [
    ['يخت لأربعة أشخاص باجر', 'لا، لستة', 'اليوم اللي بعده'],
    { topic: 'yachts', party: 6, inDays: 2, kind: 'experience' },
  ],
  [
    ['a table for two tomorrow at 8pm', 'and in the morning?', 'same for my parents'],
    { topic: 'dining', party: 2, inDays: 1, part: 'morning' },
  ],
  [
    [
      'desert safari for 2 adults and 2 kids tomorrow',
      'my wife is pregnant',
      'and a restaurant for the evening',
    ],
    { topic: 'dining', party: 4, children: 2, inDays: 1, needs: ['pregnancy'] },
  ],
  [
    ['سفاري في الصحراء لأربعة باجر', 'زوجتي حامل', 'ومطعم للعشاء'],
    { topic: 'dining', party: 4, inDays: 1, needs: ['pregnancy'] },
  ],
  [
    ['a villa to rent on the palm under 900k', 'not that area', 'under 700k'],
    { topic: 'homes', most: 700_000, areas: [], kind: 'home' },
  ],
  [
    ['فيلا للإيجار في النخلة بأقل من 900 ألف', 'منطقة ثانية', 'حدود 700 ألف'],
    { topic: 'homes', most: 700_000, areas: [], kind: 'home' },
  ],
  [
    [
      'a yacht for four tomorrow under 9k',
      'forget that, a school for a 7 year old',
      'in the marina',
    ],
    { topic: 'schools', areas: ['dubai-marina'], kind: 'school' },
  ],
  [
    ['what yachts do you have', 'for eight', 'tomorrow evening', 'half past six'],
    { topic: 'yachts', party: 8, inDays: 1, clock: '18:30' },
  ],
  [
    ['وش عندكم يخوت', 'احنا ثمانية', 'باجر المسا', 'الساعة ست ونص'],
    { topic: 'yachts', party: 8, inDays: 1, clock: '18:30' },
  ],
  [
    ['a yacht for four tomorrow', 'and in Arabic', 'الساعة 5'],
    { topic: 'yachts', party: 4, inDays: 1, clock: '17:00', language: 'ar' },
  ],
  [
    ['أبغى سيارة فخمة باجر', 'بالانجليزي', 'for the day after'],
    { topic: 'luxury-car-rental', inDays: 2, language: 'en' },
  ],
  [
    ['me, my wife, her mother and the twins want a desert safari', 'tomorrow', 'max 900 each'],
    { topic: 'desert-safari', party: 5, children: 2, inDays: 1, most: 900 },
  ],
];

for (const [turns, slots] of conversations)
  for (const as of ['visitor', 'client'] as const)
    test(`a ${as}’s conversation is kept: ${turns.join(' · ')}`, async (t) => {
      const app = await borrow(t);
      const answer = await talk(app, turns, as === 'client' ? await newClient(app) : undefined);
      const { wish, topics, language } = await frameOf(app, answer);
      const today = dayInDubai(app.services.now());
      const { when, budget, needs } = wish;
      const read: Slots = {
        ...slots,
        ...(slots.topic && { topic: topics[0] ?? '' }),
        ...(slots.party !== undefined && { party: wish.party ?? 0 }),
        ...(slots.children !== undefined && { children: wish.children ?? 0 }),
        ...(slots.part && { part: when.part ?? '' }),
        ...(slots.clock && { clock: when.clock ?? '' }),
        ...(slots.most !== undefined && { most: budget?.most ?? 0 }),
        ...(slots.areas && { areas: wish.areas }),
        ...(slots.needs && { needs }),
        ...(slots.language && { language: language ?? '' }),
      };
      assert.deepEqual(read, slots);
      if (slots.inDays !== undefined) assert.equal(when.day, daysAfter(today, slots.inDays));
      if (slots.language) assert.equal(answer.language, slots.language);
      if (slots.kind) assert.ok(answer.cards.every(({ kind }) => kind === slots.kind));
      assert.equal(answer.memoryToken === null, as === 'client');
    });
