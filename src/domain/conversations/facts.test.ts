import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsIn } from '#domain/conversations/facts.ts';

const around = {
  today: '2026-11-17',
  language: 'en',
  places: [{ en: 'Palm Jumeirah', ar: 'نخلة جميرا' }],
} as const;

test('what a client said becomes facts: party with ages, day, budget, place, occasion, needs, refusals', () => {
  const facts = factsIn(
    [
      'A yacht for 2 adults and 2 children aged 4 and 7 on 27 November at 5pm near Palm Jumeirah',
      'My wife is pregnant. No jet skis. under AED 9,000',
      'It is for a birthday, and urgent. Can I talk to a person?',
    ],
    around,
  );
  assert.equal(facts.when.day, '2026-11-27');
  assert.equal(facts.when.clock, '17:00');
  assert.deepEqual([facts.party.people, facts.party.children, facts.party.ages], [4, 2, [4, 7]]);
  assert.equal(facts.budget?.most, 9000);
  assert.deepEqual(facts.places, ['Palm Jumeirah']);
  assert.deepEqual([facts.occasion, facts.needs, facts.urgent], ['birthday', ['pregnancy'], true]);
  assert.deepEqual(facts.refused, ['No jet skis']);
  assert.match(facts.asks, /^It is for a birthday/);
});

test('later words replace earlier ones, in Arabic too, and nothing is claimed that was not said', () => {
  const facts = factsIn(
    ['Friday, six of us', 'أنا زعلان، الطلب RM-ADJ5LC تأخر', 'No, for eight of us'],
    {
      ...around,
      language: 'ar',
    },
  );
  assert.equal(facts.party.people, 8);
  assert.equal(facts.mood, 'upset');
  assert.deepEqual(facts.references, ['RM-ADJ5LC']);
  assert.deepEqual([facts.budget, facts.occasion, facts.offered], [null, null, []]);
});

test('asking for a person is no reason; the last words before it are', () => {
  const asked = (...turns: string[]) => factsIn(turns, around).asks;
  assert.equal(
    asked('Can you promise a cake on board?', 'a human please'),
    'Can you promise a cake on board?',
  );
  assert.equal(asked('a human please'), 'a human please');
  assert.equal(asked(), '');
  const long = asked('word '.repeat(4000));
  assert.ok(long.length <= 161 && long.endsWith('…'), long);
});
