/**
 * Six places tell of a booking's money: what each says is held against the others, for every state and term. The
 * assistant stands in `assistant/money/same-sums.test.ts`, the invoice in `billing/invoices/same-sums.test.ts`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MoneyEndings, MoneyFacts } from '#contract/money-facts.ts';
import { quoteFacts } from '#domain/bookings/money.ts';
import { dueBeside } from '#domain/money/facts.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { quote } from '#server/bookings/letters/testing.ts';
import {
  confirmedAt,
  documentOf,
  early,
  type Mode,
  modes,
  none,
  type State,
  states,
  total,
  ways,
} from '#server/bookings/money-states-testing.ts';
import {
  assertNoContradiction,
  cases,
  factsOf,
  invoice,
  mailOf,
  onWay,
  say,
  spoken,
  visa,
} from '#server/bookings/money-words-testing.ts';

const nothing = { en: /: nothing(?: more)?$/, ar: /: لا شيء(?: بعد ذلك)?$/ };

test(`the page and the mail say the same sums: ${cases.length} cases`, () => {
  for (const { name, state, mode, language, now } of cases) {
    const sums = factsOf(state, mode, now);
    const lines = moneyLines(sums, language);
    const where = `${name}, ${mode}, ${language}, ${now}`;
    assertNoContradiction(sums, lines);
    const mail = mailOf({ state, mode, sums, language });
    for (const line of spoken(lines, language)) assert.ok(mail.includes(line), `${where}\n${line}`);
    const pays = /\?pay=/.test(mail);
    assert.ok(!pays || dueBeside(sums).length > 0, where);
    if (sums.dueNow.amount > 0)
      for (const line of mail.split('\n')) assert.doesNotMatch(line, nothing[language], where);
  }
});

test('what went back is told once: paid in all, sent back, and what stays paid', () => {
  const sums = factsOf(states.sentBack as State, 'full', early);
  assert.deepEqual(spoken(moneyLines(sums, 'en'), 'en').slice(0, 3), [
    'Paid in all: $5,400',
    'Sent back to you: $500, the house gave it back',
    'Stays paid: $4,900',
  ]);
  assert.ok(!moneyLines(sums, 'ar').some(({ id }) => id === 'forgiven'));
  const asked = { ...sums, paused: true };
  assert.equal(spoken(moneyLines(asked, 'en'), 'en').at(-1), 'To pay: nothing for now');
  assert.equal(
    spoken(moneyLines(asked, 'ar'), 'ar').at(-1),
    'المطلوب دفعه: لا شيء في الوقت الحالي',
  );
});

/** What is asked before anybody confirms, and the state of the booking that comes of it. */
const sheets = [
  { confirmsAtOnce: true, after: 'none' },
  { confirmsAtOnce: true, after: 'held' },
  { confirmsAtOnce: false, after: 'asked' },
] as const;

test('the sheet says before the confirmation what the page says after it, held, asked for or confirmed', () => {
  for (const { confirmsAtOnce, after } of sheets)
    for (const mode of Object.keys(modes) as Mode[])
      for (const language of ['en', 'ar'] as const) {
        const where = `${after}, ${mode}, ${language}`;
        const day = { today: '2026-12-01', confirmsAtOnce };
        const sheet = quoteFacts({ ...quote, due: modes[mode] }, day);
        const page = factsOf(states[after] as State, mode, confirmedAt);
        const parts = ({ due }: MoneyFacts) => due.map(({ sum: part, by, now }) => [part, by, now]);
        assert.deepEqual(parts(page), parts(sheet), where);
        const asked = ({ id }: MoneyLine) => id === 'due' || id === 'later' || id === 'nothing';
        const said = (facts: MoneyFacts) =>
          moneyLines(facts, language)
            .filter(asked)
            .map(({ id, sum: part }) => [id, part]);
        assert.deepEqual(said(page), said(sheet), where);
        assertNoContradiction(sheet, moneyLines(sheet, language));
      }
});

/** What is kept may be more than it cost: fees for changes are asked for on top. */
function documentFor(mode: Mode, { paid, keeps }: { paid: number; keeps: number }) {
  const document = documentOf(mode, { paid, credited: Math.max(0, total - keeps) });
  const more = { amount: keeps - total, dueOn: '2026-12-01' };
  if (more.amount <= 0) return document;
  return { ...document, total: keeps, instalments: [...document.instalments, more] };
}

/** How it stands after each end, and what writes of it. */
const ends = {
  now: { place: 'cancelled' },
  noShow: { place: 'no_show' },
  operator: { place: 'cancelled', calledOff: true, letter: 'called_off' },
  weather: { place: 'cancelled', calledOff: true, letter: 'called_off' },
} as const satisfies Record<keyof MoneyEndings, Partial<State>>;

// Safe: the keys are the ways in which it may end.
const endings = Object.keys(ends) as (keyof MoneyEndings)[];

test('the question before it ends and the mail after it say the same sums, under every term', () => {
  for (const { name, state, mode, language, now } of cases) {
    const before = factsOf(state, mode, now);
    for (const way of before.endings ? endings : []) {
      const ending = before.endings?.[way] ?? assert.fail();
      const question = endingLines(before, ending, language);
      const saysOf = (id: MoneyLine['id']) => question.find((line) => line.id === id)?.sum?.amount;
      const where = `${name}, ${mode}, ${language}, ${way}`;
      const comesBack = ending.comesBack.amount;
      // Where nothing was paid nothing is said of it.
      assert.equal(saysOf('comesBack') ?? 0, comesBack, where);
      // What is open before is, in the question, still to pay or said to fall away: nothing is left unsaid.
      const open =
        before.stage === 'offered' ? [] : dueBeside(before).filter((part) => !part.waits);
      const left = open.reduce((all, part) => all + part.sum.amount, 0);
      const unpaid = Math.max(0, ending.toPay.amount - onWay(before));
      assert.equal(saysOf('fallsAway') ?? 0, Math.max(0, left - unpaid), where);
      assert.ok(comesBack <= before.paid.amount, where);
      // As the books have it then: what is kept is owed, and what was paid beyond it is on its way.
      const [paid, keeps] = [before.paid.amount, ending.keeps.amount];
      const document = documentFor(mode, { paid, keeps });
      const over: State = {
        ...(state.currency && { currency: state.currency }),
        ...ends[way],
        feesKept: keeps,
        moved: () => ({ documents: [document], paid, reserved: ending.taken.amount, ways }),
      };
      const after = factsOf(over, mode, '2026-12-18T10:00:00.000Z');
      const mail = mailOf({ state: over, mode, sums: after, language });
      const page = moneyLines(after, language);
      for (const line of spoken(page, language))
        assert.ok(mail.includes(line), `${where}\n${line}\n${mail}`);
      assert.equal(page.find(({ id }) => id === 'kept')?.sum?.amount ?? 0, keeps, where);
      assert.equal(after.returning.amount, comesBack, where);
      if (comesBack > 0) assert.ok(mail.includes(say(language)(ending.comesBack)), where);
      if (keeps > 0) assert.ok(mail.includes(say(language)(ending.keeps)), where);
      assert.equal(after.dueNow.amount, ending.toPay.amount, where);
    }
  }
});

test('whatever a confirmed booking still asks for, its letter leads to paying it, unless a card does', () => {
  for (const mode of Object.keys(modes) as Mode[])
    for (const language of ['en', 'ar'] as const) {
      const state: State = { ...none, moved: (one) => ({ ...none.moved(one), invoice }) };
      const sums = factsOf(state, mode, confirmedAt);
      const mail = mailOf({ state, mode, sums, language });
      // One way on: the invoice stands beside what pays it.
      assert.match(mail, /\?pay=/, mode);
      const later = moneyLines(sums, language).filter(({ id }) => id === 'later');
      for (const { note } of later) assert.match(note, /from its invoice|من فاتورته/, mode);
      const kept = { ...sums, cardPays: visa };
      const isLater = kept.dueNow.amount === 0;
      assert.equal(
        /\?pay=/.test(mailOf({ state, mode, sums: kept, language })),
        !isLater,
        'what a card pays by itself on a later day is not asked for',
      );
    }
});

test('the sheet names the card that pays, now and later, and says nothing of a card where none is kept', () => {
  const card = { en: 'Visa ending 4242', ar: 'Visa المنتهية بالرقم 4242' };
  for (const mode of Object.keys(modes) as Mode[])
    for (const confirmsAtOnce of [true, false])
      for (const language of ['en', 'ar'] as const) {
        const day = { today: '2026-12-01', confirmsAtOnce };
        const wish = { ...quote, due: modes[mode] };
        const lines = moneyLines(quoteFacts(wish, { ...day, cardPays: visa }), language);
        const where = `${mode}, ${language}, ${confirmsAtOnce}`;
        for (const { note } of lines) assert.ok(note.includes(card[language]), `${where}: ${note}`);
        for (const { note } of moneyLines(quoteFacts(wish, day), language))
          assert.ok(['', 'once it is confirmed', 'بعد التأكيد'].includes(note), where);
      }
});

test('a booking of today asks for all of it at once, whatever its deposit is', () => {
  const due = { ...modes.deposit, restBy: '2026-12-01T12:00:00.000Z' };
  const sheet = quoteFacts({ ...quote, due }, { today: '2026-12-01', confirmsAtOnce: true });
  assert.deepEqual(spoken(moneyLines(sheet, 'en'), 'en'), ['With the confirmation: $5,400']);
  const asked = quoteFacts({ ...quote, due }, { today: '2026-12-01', confirmsAtOnce: false });
  assert.deepEqual(spoken(moneyLines(asked, 'en'), 'en'), ['Once it is confirmed: $5,400']);
});

test('a letter of what waits says once which terms hold before it is confirmed and which after', () => {
  const before = {
    en: /If you cancel before it is confirmed: free$/m,
    ar: /إذا ألغيت قبل التأكيد: مجانًا$/m,
  };
  const after = {
    en: /If you cancel after that: free until/,
    ar: /إذا ألغيت بعد التأكيد: مجانًا حتى/,
  };
  for (const language of ['en', 'ar'] as const) {
    const state = states.asked as State;
    const sums = factsOf(state, 'deposit', early);
    const mail = mailOf({ state, mode: 'deposit', sums, language });
    assert.match(mail, before[language]);
    assert.match(mail, after[language]);
    assert.doesNotMatch(mail, /free of charge|التراجع عنه مجانًا|If you cancel: free/);
    const confirmed = mailOf({
      state: none,
      mode: 'deposit',
      language,
      sums: factsOf(none, 'deposit', early),
    });
    assert.doesNotMatch(confirmed, before[language]);
  }
});
