import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionIn } from '#domain/matters/questions.ts';

test('the question is told without what stands around it', () => {
  const text = 'Good morning, Layla.\nThe villa is free. Would Thursday at 10:00 suit? Noor';
  assert.equal(questionIn(text)?.words, 'Would Thursday at 10:00 suit?');
  assert.equal(questionIn('It is done.'), undefined);
  assert.equal(questionIn('?'), undefined);
});

test('a yes answers what proposes an hour or asks whether, in both languages', () => {
  const yes = (text: string) => questionIn(text)?.yes;
  assert.deepEqual(yes('Would Thursday at 10:00 suit a second look?'), { hour: '10:00' });
  assert.deepEqual(yes('هل يناسبك الخميس الساعة 10:00؟'), { hour: '10:00' });
  assert.deepEqual(yes('Shall we ask for the terrace?'), { hour: null });
  assert.deepEqual(yes('Is a budget of AED 2.5 million right?'), { hour: null });
});

test('what asks for a choice, for words or for several things has no yes', () => {
  const yes = (text: string) => questionIn(text)?.yes;
  for (const text of [
    'Would you rather have the sea or the marina?',
    'هل تفضل البحر أم المرسى؟',
    'Which school do you prefer?',
    'Is it for two? When do you land?',
    'Would 10:00 suit, 11:30, perhaps later?',
  ])
    assert.equal(yes(text), null, text);
});
