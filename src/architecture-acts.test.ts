import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTest, product, roomOf } from './architecture-testing.ts';

/** What changes something is an act: one transaction, one moment, one actor, once for each key. */

const contract = product.filter(({ path }) => roomOf(path) === 'contract' && !isTest(path));
const server = product.filter(({ path }) => roomOf(path) === 'server' && !isTest(path));

/** `bookings.confirm` and its like: every endpoint of the contract that is not read with GET. */
const changing = contract.flatMap(({ text }) => {
  let part = '';
  return text.split(/^(?=export const | {2}\w+: endpoint\()/m).flatMap((piece) => {
    part = /^export const (\w+) =/.exec(piece)?.[1] ?? part;
    const [, name] = /^ {2}(\w+): endpoint\(\s*'(?:POST|PUT|PATCH|DELETE)'/.exec(piece) ?? [];
    return name ? [`${part}.${name}`] : [];
  });
});

/**
 * Only an act takes an endpoint once more (`serve(app, quotes.send, staff, (asked) => act(services, quotes.send, …)`),
 * or serves it itself (`change(delegates.invite, …)` of `serveActs`). What `serve` alone is given is none.
 */
const handed = (text: string) =>
  [...text.matchAll(/(\w+|\))\(\s*(?:\w+,\s*)?(\w+\.\w+),/g)].flatMap(([, by, endpoint = '']) =>
    by === 'serve' ? [] : [endpoint],
  );

/** `for (const name of ['stay', 'end'] as const) serve(app, talks[name], …, (asked) => actFor(services, talks[name], …`. */
const handedInTurn = (text: string) =>
  [
    ...text.matchAll(
      /of \[([^\]]+)\] as const\)\s+serve\(\w+, (\w+)\[name\][^;]*?\w+\(\w+, \2\[name\]/g,
    ),
  ].flatMap(([, names = '', part]) =>
    [...names.matchAll(/\w+/g)].map(([name]) => `${part}.${name}`),
  );

const acted = new Set(
  server
    .filter(({ path }) => !path.includes('/demo-household/'))
    .flatMap(({ text }) => [...handed(text), ...handedInTurn(text)]),
);

/** They ask and change nothing, or belong to the sign-in, whose codes and sessions have a life of their own. */
const others: Record<string, string> = {
  'account.endSession': 'the sign-in ends it, as it ends those that ran out',
  'account.prove': 'the sign-in counts the tries',
  'account.createRecoveryCodes': 'factors of the sign-in; shown once, so never answered again',
  'account.useRecoveryCode': 'the sign-in counts the tries; the asker is only half signed in',
  'mandates.find': 'reads by a secret, which stands in no address',
  'appointments.find': 'reads by a secret, which stands in no address',
  'consultations.find': 'reads by a secret, which stands in no address',
  'ask.read': 'reads a sentence, and keeps nothing',
  'ask.answer': 'looks for what fits, and keeps nothing',
  'bookings.quote': 'reckons, and keeps nothing',
  'bookings.changeQuote': 'reckons, and keeps nothing',
  'memberships.changeQuote': 'reckons, and keeps nothing',
  'sandbox.token': 'a card processor’s door, not the house’s',
  'chatAssistant.ask': 'answers by the word, and keeps what was said when it is over',
};

test('what changes something is an act, or stands here with its reason', () => {
  assert.ok(changing.length > 100);
  const found = changing.filter((endpoint) => !acted.has(endpoint));
  assert.deepEqual(
    found.toSorted(),
    Object.keys(others).toSorted(),
    'Serve it with `serveActs(app, services)`, or let `serve` call `act(services, endpoint, asked, …)`. What only reads, though it is a POST, goes into `others` with its reason; what became an act is struck there.',
  );
});
