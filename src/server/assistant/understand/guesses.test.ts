/** What is heard in a message, by the weights that the house serves with. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { cataloguePhrases } from '#server/assistant/understand/catalogue-phrases.ts';
import { readCorpus } from '#server/assistant/understand/corpus.ts';
import { hearMessage } from '#server/assistant/understand/current-weights.ts';
import type { MessageGuesses } from '#server/assistant/understand/guesses.ts';
import { lessonsFor } from '#server/assistant/understand/lessons.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

let snapshot: Snapshot;
before(async () => {
  snapshot = await seedSnapshot();
});

const each = async (
  messages: string[],
  holds: (heard: MessageGuesses, message: string) => void,
) => {
  for (const message of messages) holds(await hearMessage(message, snapshot), message);
};

test('danger is heard in both languages, also behind an aside', async () => {
  await each(
    [
      'he is not breathing',
      'sorry to bother you, my husband collapsed and is not breathing',
      'there is a fire in the kitchen and the corridor is full of smoke',
      'someone is breaking into the villa right now',
      'our boat is sinking please help',
      'I want to kill myself',
      'أبوي طاح وما يتنفس',
      'المطبخ يحترق والدخان في كل مكان',
      'حرامي دخل الفيلا',
    ],
    ({ alarm }, message) => assert.ok(alarm, message),
  );
});

test('what only sounds like danger raises no alarm', async () => {
  await each(
    [
      'we have time to kill before our flight',
      'a fire pit dinner in the desert for six',
      'the view is to die for, book it',
      'I am looking for a villa',
      'he is 15',
      'she is 4 and he is 7',
      'my daughter is 9 and my son 12',
      'عشاء حول النار في البر',
      'نبي نقتل الوقت قبل الطيارة',
    ],
    ({ alarm }, message) => assert.equal(alarm, undefined, message),
  );
});

test('whoever wants a person is heard', async () => {
  await each(
    ['can I talk to a real person', 'please put me through to a human', 'أبغى أكلم موظف'],
    ({ act }, message) => assert.equal(act, 'person', message),
  );
});

test('whatever is sent is heard as something, and quickly enough to be nothing special', async () => {
  await each(['', ' ', '🙂🙂', '<b>', 'x'.repeat(20_000), 'كلمة '.repeat(4000)], (heard) => {
    assert.ok(heard.acts.length > 0 && heard.acts.length <= 5);
    assert.ok(heard.acts.every(({ p }) => p >= 0 && p <= 1));
  });
});

test('every answer of the book has forty ways of asking for it in English and in Arabic', async () => {
  const corpus = await readCorpus();
  const answers = corpus.utterances.filter(({ family }) => family === 'answers');
  const written = new Set(cataloguePhrases(snapshot).map(({ is }) => is));
  const count = (is: string, language: string) =>
    answers.filter((one) => one.is === is && one.language === language).length;
  const book = new Set([
    ...snapshot.all('personas').flatMap(({ knowledge }) => knowledge.map(({ id }) => id)),
    ...snapshot.all('faq').map(({ id }) => `faq-${id}`),
  ]);
  for (const is of new Set(answers.map((one) => one.is))) {
    assert.ok(written.has(is), `${is} is nothing that the house has written`);
    // What the plan of a move and the team's page say is rarely asked, and in few ways.
    if (book.has(is))
      for (const language of ['en', 'ar'])
        assert.ok(count(is, language) >= 40, `${is} ${language}`);
  }
});

test('no author is learnt from and judged by in the same turn', async () => {
  const lessons = lessonsFor('entry', await readCorpus(), cataloguePhrases(snapshot));
  const byAuthor = Map.groupBy(lessons, ({ author }) => author);
  for (const [author, some] of byAuthor)
    assert.equal(new Set(some.map(({ fold }) => fold)).size, 1, author);
});
