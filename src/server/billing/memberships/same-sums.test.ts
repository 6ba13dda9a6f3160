/** Of a membership's money page, letter, paper and assistant say the same sums: begun, waiting to be dearer, and ended. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChangeQuoteView } from '#contract/billing/memberships.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { printBelow } from '#server/billing/invoices/testing.ts';
import {
  act,
  letters,
  newest,
  seen,
  start,
  unbroken,
  usd,
} from '#server/billing/memberships/letters-testing.ts';
import { assistantSays, overviewIn, pay } from '#server/billing/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

interface Told {
  app: TestApp;
  client: Person;
  language: Language;
}

const owedBy = async (client: Person): Promise<number> =>
  overviewIn(await client.get('/billing')).owed.reduce(
    (all, { dueNow, dueLater }) => all + dueNow.amount + dueLater.amount,
    0,
  );

const plain = (words: string) => unbroken(words.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''));

/** By now `owed` is asked for, and `sum` stands in the letter, or letters, and on the newest paper. */
async function assertAlike({ app, client, language }: Told, sum: Money, owed: number) {
  const written = plain((await letters(app, client)).join('\n'));
  assert.ok(written.includes(plain(moneyIn(language, sum))), written);
  const { id, total } = await newest(client);
  assert.equal(Math.abs(total.amount), sum.amount);
  const paper = await printBelow(app, id, language);
  const isAsked = owed > 0 || total.amount > 0;
  assert.equal(plain(paper).includes(plain(exactMoneyIn(language, sum))), isAsked, paper);
  assert.equal(await owedBy(client), owed);
  return { written, paper };
}

const owedWords = { en: 'what do I owe?', ar: 'كم المطلوب مني؟' };
const renewalWords = { en: 'when does my membership renew?', ar: 'متى تتجدد عضويتي؟' };

/** Asked what is owed, and what a membership costs, the assistant says no other sum than page and letter. */
async function assertAssistant(told: Told, { price, owed }: { price: Money; owed: Money }) {
  const { app, client, language } = told;
  const ask = async (message: string) => plain(await assistantSays(app, client, message));
  const [owes, renews] = [await ask(owedWords[language]), await ask(renewalWords[language])];
  if (owed.amount > 0) assert.ok(owes.includes(plain(moneyIn(language, owed))), owes);
  else assert.doesNotMatch(owes, /\d,\d{3}/);
  assert.ok(renews.includes(plain(moneyIn(language, price))), renews);
}

const wait = ({ app }: Told, id: string) =>
  app.sql.as(
    system,
    (tx) => tx`
      update app.memberships set started_on = started_on - 11, period_from = period_from - 11,
        period_to = (started_on - 11 + interval '1 month')::date where id = ${id}`,
  );

for (const language of ['en', 'ar'] as const)
  test(`page, letter and paper of a membership say the same sums, ${language}`, async (t) => {
    const app = await borrow(t);
    const client = await newClient(app, { language });
    const told = { app, client, language };
    const { id } = await start(client, 'essential', usd(250_000));
    await assertAlike(told, usd(250_000), 250_000);
    await assertAssistant(told, { price: usd(250_000), owed: usd(250_000) });
    await pay(client, await newest(client));
    await assertAlike(told, usd(250_000), 0);
    await assertAssistant(told, { price: usd(250_000), owed: usd(0) });

    await wait(told, id);
    const asked = await client.post(`/billing/memberships/${id}/change/quote`, {
      choice: 'premium',
    });
    // The server parsed it by this very schema.
    const { total } = asked.body as unknown as ChangeQuoteView;
    await act(client, await seen(client, id), 'change', { choice: 'premium', total });
    await assertAlike(told, total, total.amount);
    const waiting = await seen(client, id);
    assert.deepEqual([waiting.price, waiting.changesTo?.on], [usd(250_000), null]);
    await assertAssistant(told, { price: waiting.price, owed: total });

    await act(client, waiting, 'cancel');
    const { written } = await assertAlike(told, total, 0);
    // What its minimum term still costs is said where it ends, on the page as in the letter.
    const { stillDue, endsOn } = await seen(client, id);
    assert.ok(stillDue && endsOn);
    assert.ok(written.includes(plain(moneyIn(language, stillDue.total))), written);
    await assertAssistant(told, { price: stillDue.total, owed: usd(0) });
  });
