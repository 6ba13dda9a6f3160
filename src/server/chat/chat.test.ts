import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#contract/primitives.ts';
import { findAnswer } from '#domain/known-answers.ts';
import { relaxed } from '#server/auth/testing.ts';
import { pageSource } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { answerBook } from '#server/chat/answer-book.ts';
import { chatPages } from '#server/chat/pages.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const snapshot = await seedSnapshot();
const books = { en: answerBook(snapshot, 'en'), ar: answerBook(snapshot, 'ar') };
const reply = (message: string, language: Language = 'en') => findAnswer(books[language], message);

test('prices, visas, schools, homes and how it works are answered with the catalogue’s own figures', () => {
  const prices = reply('What are your prices?');
  for (const figure of ['$2,500', '$7,500', '$15,000', 'AED 5,500'])
    assert.ok(prices?.text.includes(figure), figure);
  assert.deepEqual(prices?.links[0], { label: 'Pricing', path: '/#pricing' });
  assert.match(reply('visas')?.text ?? '', /11 kinds of residence: Golden Visa, property;/);
  assert.match(
    reply('Which schools do you have?')?.text ?? '',
    /15 schools .* AED 19,000 to AED 124,000/,
  );
  assert.match(
    reply('I want to buy a villa')?.text ?? '',
    /28 homes .* AED 3,100,000 to AED 165,000,000/,
  );
  assert.match(
    reply('How does it work?')?.text ?? '',
    /nothing is booked or paid before you agree/,
  );
  assert.match(
    reply('start a company')?.text ?? '',
    /18 company packages, from AED 5,500 to AED 45,000/,
  );
});

test('of what a catalogue does not have the book says nothing, and has the rest', () => {
  const bare: Snapshot = {
    ...snapshot,
    all: (collection) =>
      ['packages', 'schools', 'properties', 'visas', 'plans'].includes(collection)
        ? []
        : snapshot.all(collection),
  };
  const ids = answerBook(bare, 'en').map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id) => id.startsWith('about-')),
    ['about-how'],
  );
  assert.ok(ids.includes('faq-payment-methods'));
});

test('the same is answered in Arabic, asked in Arabic', () => {
  assert.match(reply('كم الأسعار؟', 'ar')?.text ?? '', /2,500 دولار/);
  assert.match(reply('المدارس', 'ar')?.text ?? '', /15 مدرسة/);
  assert.equal(reply('كيف تعملون؟', 'ar')?.id, 'about-how');
  assert.equal(reply('هل يمكن للأجانب التملك؟', 'ar')?.id, 're-freehold');
});

test('every question of the list and of the assistants finds its own answer', () => {
  const strangers: string[] = [];
  for (const language of ['en', 'ar'] as const) {
    for (const { question, answer } of snapshot.all('faq'))
      if (!reply(question[language], language)?.text.startsWith(answer[language].slice(0, 30)))
        strangers.push(question[language]);
  }
  // Two of them are asked in the same words elsewhere in the book, with the same meaning.
  assert.ok(strangers.length <= 2, strangers.join('\n'));
});

test('every link of the book is an address of the site map', () => {
  const known = snapshot
    .texts('company')
    .sitemap.flatMap(({ links }) => links.map(({ href }) => href));
  for (const { links } of books.en)
    for (const { path } of links)
      assert.ok(known.includes(path.split('#')[0] || path) || known.includes(path), path);
});

test('the questions offered on the chat page are answered', () => {
  const [page] = chatPages(snapshot);
  const config = readConfig({});
  for (const language of ['en', 'ar'] as const) {
    const source = pageSource({
      snapshot,
      language,
      artBase: '/art/1',
      config,
      today: '2026-11-15',
    });
    const read = page?.read(source);
    assert.equal(read?.name, 'chat');
    if (read?.name !== 'chat') return;
    const [manager, ...others] = read.content.personas;
    assert.equal(manager?.slug, 'lifestyle-manager');
    assert.equal(others.length, 5);
    for (const { questions, color } of read.content.personas) {
      assert.equal(questions.length, 6);
      assert.match(color, /^--persona-/);
      for (const question of questions.slice(0, 4)) assert.ok(reply(question, language), question);
    }
  }
});

test('GET /rest/v1/chat/answer-book answers everybody, in a language it knows', async (t) => {
  const app = await borrowApp(t, relaxed);
  const answer = await app.get('/rest/v1/chat/answer-book?lang=ar');
  assert.equal(answer.status, 200);
  assert.deepEqual(JSON.parse(answer.text), books.ar);
  const refused = await app.get('/rest/v1/chat/answer-book?lang=fr');
  assert.equal(refused.status, 400);
  assert.equal(refused.body.code, 'validation_failed');
});
