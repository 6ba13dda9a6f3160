/**
 * Of a request's money page, letter, papers, assistant and the question before its end say the same sums, from the quote
 * that is sent to the fee of its end.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatterEnding } from '#contract/matters/quotes.ts';
import type { MoneyLineId } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { hasEnded } from '#domain/matters/money.ts';
import { matterEndingLines } from '#domain/matters/money-words.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { moneyIn } from '#domain/money/figures.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { money } from '#domain/money.ts';
import { printBelow } from '#server/billing/invoices/testing.ts';
import {
  accept,
  anew,
  type Here,
  here,
  languages,
  read,
  said,
  withdraw,
  written,
} from '#server/billing/money-letters-testing.ts';
import { assistantSays, invoiceOf, invoicesIn, pay } from '#server/billing/testing.ts';
import { borrow, moved, priced, proposed } from '#server/matters/testing.ts';

/** What is said, without the signs that only turn it. */
const plain = (words: string) =>
  words.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll(/\s+/g, ' ');

const facts: Record<string, MoneyLineId[]> = {
  paid: ['paid'],
  due: ['due', 'later'],
  back: ['returning', 'toSend', 'returned'],
  kept: ['kept'],
};

interface Told {
  where: Here;
  language: Language;
  id: string;
}

/** Of the page each fact in one sum, and every line by itself. */
async function pageOf({ where, language, id }: Told) {
  const { money: stands } = await read(where.client, { id });
  const lines = stands ? moneyLines(stands.sums, language) : assert.fail('nothing is agreed');
  const sums = Object.entries(facts).flatMap(([fact, ids]) => {
    const amount = lines.reduce(
      (all, line) => all + (ids.includes(line.id) ? (line.sum?.amount ?? 0) : 0),
      0,
    );
    return amount > 0 ? [{ fact, sum: money(amount, 'AED') }] : [];
  });
  return { sums, each: lines.flatMap(({ sum }) => (sum && sum.amount > 0 ? [sum] : [])) };
}

async function papersOf({ where: { app, client }, language, id }: Told): Promise<string> {
  const documents = invoicesIn(await client.get(`/billing/invoices?view=all&source=${id}`));
  const papers = documents.map((one) => printBelow(app, one.id, language));
  return plain((await Promise.all(papers)).join('\n'));
}

const questions = {
  standing: {
    en: (reference: string) => `what have I paid for ${reference}?`,
    ar: (reference: string) => `كم دفعت مقابل ${reference}؟`,
  },
  ending: {
    en: (reference: string) => `what do I get back if I withdraw ${reference}?`,
    ar: (reference: string) => `كم يعود لي إذا ألغيت ${reference}؟`,
  },
};

async function assistantOf(
  { where: { app, client }, language, id }: Told,
  about: keyof typeof questions,
): Promise<string> {
  const { reference } = await read(client, { id });
  return plain(await assistantSays(app, client, questions[about][language](reference)));
}

/** The question before it ends, by the page; of what has ended nothing is asked. */
async function dialogOf({ where: { client }, language, id }: Told): Promise<MoneyLine[]> {
  const { money: stands, state } = await read(client, { id });
  if (hasEnded(state)) return [];
  const { body } = await client.get(`/matters/${id}/ending`);
  // The server parsed it by this very schema.
  const ending = body.ending as MatterEnding | null;
  if (!ending || !stands) return [];
  return matterEndingLines({ ...ending, open: stands.due, onWay: stands.sums }, language);
}

/** What the page says, and the question before the end, the assistant says when it is asked. */
async function assertAssistant(told: Told, each: readonly Money[]) {
  const standing = await assistantOf(told, 'standing');
  for (const sum of each)
    assert.ok(standing.includes(plain(moneyIn(told.language, sum))), standing);
  const dialog = await dialogOf(told);
  if (dialog.length === 0) return;
  const ending = await assistantOf(told, 'ending');
  for (const { sum, id } of dialog)
    if (sum && id !== 'fallsAway')
      assert.ok(ending.includes(plain(moneyIn(told.language, sum))), `${id}\n${ending}`);
}

/** One event, one letter; `wanted` are the facts of the page by then. */
async function assertAlike(
  told: Told,
  wanted: Record<string, number>,
  event: () => Promise<unknown>,
) {
  const { where, language, id } = told;
  const [letter, ...more] = (await written(where, event)).map((mail) => plain(said(mail)));
  assert.deepEqual(more, []);
  const { sums, each } = await pageOf({ where, language, id });
  assert.deepEqual(Object.fromEntries(sums.map(({ fact, sum }) => [fact, sum.amount])), wanted);
  const assertHas = (words: string, sum: Money, say: typeof moneyIn) =>
    assert.ok(words.includes(plain(say(language, sum))), `${sum.amount}\n${words}`);
  for (const { sum } of sums) assertHas(letter ?? '', sum, moneyIn);
  const papers = await papersOf(told);
  for (const sum of each) assertHas(papers, sum, exactMoneyIn);
  await assertAssistant(told, each);
}

for (const language of languages)
  test(`a request's page, letter and papers say the same sums through all of its life, ${language}`, async (t) => {
    const app = await borrow(t);
    const where = await here(app, language);
    const { client, noor } = where;
    const quote = (each: number) => priced(each, { keptPercent: 20 });
    const matter = await proposed(client, noor, quote(230_000));
    const { id } = matter;
    const [sent] = await written(where, async () => {
      await anew(where, matter, quote(240_000));
    });
    const offered = await read(client, { id });
    const total = offered.quotes.at(-1)?.total ?? assert.fail('no quote');
    assert.ok(sent && plain(said(sent)).includes(plain(moneyIn(language, total))));

    const told = { where, language, id };
    await assertAlike(told, { due: 240_000 }, () => accept(client, offered));
    const { total: all, ...invoice } = await invoiceOf(client, id);
    const part = { amount: { ...all, amount: 100_000 } };
    await assertAlike(told, { paid: 100_000, due: 140_000 }, () =>
      pay(client, { ...invoice, total: all }, part),
    );
    await assertAlike(told, { paid: 100_000 }, () => moved(noor, id, 'supplier_failed'));
    await assertAlike(told, { paid: 100_000 }, () => anew(where, matter, quote(300_000)));
    const second = await read(client, { id });
    await assertAlike(told, { paid: 100_000, due: 200_000 }, () => accept(client, second));
    // What is kept and comes back is what was said before it ended.
    const asked = await dialogOf(told);
    const sumOf = (line: MoneyLineId) => asked.find((one) => one.id === line)?.sum?.amount;
    assert.deepEqual([sumOf('kept'), sumOf('comesBack')], [60_000, 40_000]);
    await assertAlike(told, { paid: 100_000, back: 40_000, kept: 60_000 }, () =>
      withdraw(client, second),
    );
  });

for (const language of languages)
  test(`the same of a request that nobody paid, and of one that the house gives up, ${language}`, async (t) => {
    const app = await borrow(t);
    const where = await here(app, language);
    const { client, noor } = where;
    const owing = async (keptPercent: number) => {
      const offered = await proposed(client, noor, priced(200_000, { keptPercent }));
      return accept(client, offered);
    };
    const unpaid = await owing(20);
    await assertAlike({ where, language, id: unpaid.id }, { due: 40_000, kept: 40_000 }, () =>
      withdraw(client, unpaid),
    );
    const paid = await owing(20);
    await pay(client, await invoiceOf(client, paid.id));
    await written(where, async () => {});
    await assertAlike({ where, language, id: paid.id }, { paid: 200_000, back: 200_000 }, () =>
      moved(noor, paid.id, 'decline'),
    );
  });
