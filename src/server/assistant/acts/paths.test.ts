/** Every address that an answer can name, against the pages there are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AssistantAnswer } from '#contract/assistant/assistant.ts';
import { ask, talk } from '#server/assistant/remember/testing.ts';
import { borrow, newClient } from '#server/matters/testing.ts';
import { pageAt, publicPages } from '#server/pages/public-pages.ts';
import type { TestApp } from '#server/testing.ts';

async function pagesOf({ services }: TestApp) {
  const snapshot = await services.catalogue.current();
  return publicPages(snapshot, { production: true });
}

const pathsIn = ({ actions, cards, citations, acts }: AssistantAnswer): string[] => [
  ...[...actions, ...cards, ...citations].map(({ path }) => path),
  ...cards.flatMap(({ action }) => (action ? [action.path] : [])),
  ...acts.flatMap((card) => ('path' in card ? [card.path] : [])),
];

const pageOf = (path: string) => path.replace(/[?#].*$/, '') || '/';

test('whatever is asked, every address in the answer is a page of the house', async (t) => {
  const app = await borrow(t);
  const pages = await pagesOf(app);
  const client = await newClient(app);
  for (const message of [
    'yachts for 6 on friday',
    'show me hotels',
    'villas to rent in Palm Jumeirah with 4 bedrooms',
    'a free zone company with 2 visas',
    'which visas are there?',
    'British schools for my daughter, she is 7',
    'a restaurant for 4 on friday',
    'nightclubs on saturday',
    'what events are there in december?',
    'membership tiers',
    'helicopter tours',
    'my bookings',
    'my requests',
    'what do I owe you?',
    'when does my passport expire?',
    'I want a consultation about business',
    'a viewing of a villa',
    'speak to a person',
    'what is the weather like?',
  ])
    for (const path of pathsIn(await ask(app, { message }, client)))
      assert.ok(pageAt(pages, pageOf(path)), `${message}: ${path}`);
});

test('the whole list comes with what was said set as its filters', async (t) => {
  const app = await borrow(t);
  const listed = async (message: string) => {
    const { actions } = await ask(app, { message });
    return actions.find(({ kind }) => kind === 'open')?.path ?? '';
  };
  assert.match(await listed('yachts for 6'), /^\/bookings\/yachts\?guests=6$/);
  assert.match(await listed('British schools for a child of 7'), /curriculum=british&age=7/);
});

test('a request begins with what was said in it', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { actions } = await talk(app, ['a villa to rent with 4 bedrooms for our family'], client);
  const path = actions.find(({ kind }) => kind === 'ask')?.path ?? '';
  const query = new URLSearchParams(path.split('?')[1]);
  assert.equal(query.get('ask'), 'property_search');
  assert.equal(query.get('said.bedrooms'), '4');
  assert.equal(query.get('said.purpose'), 'rent');
  assert.match(query.get('said.notes') ?? '', /for our family/);
});

test('a consultation is offered at the hour that was asked for, or at the two nearest', async (t) => {
  const app = await borrow(t);
  const hours = async (message: string) => {
    const [card] = (await ask(app, { message })).acts;
    return card?.act === 'consult' ? card.hours : [];
  };
  const free = await hours('I want to book a consultation next tuesday');
  assert.ok(free.length > 0 && free.length <= 2);
  const night = await hours('I want to book a consultation next tuesday at 3 am');
  assert.ok(night.length === 2, String(night));
});
