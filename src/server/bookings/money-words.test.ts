/** Six places tell of a booking's money: what each says is held against the others, for every state and term. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { MoneyEndings, MoneyFacts } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { bookingFacts, type Owing, quoteFacts } from '#domain/bookings/money.ts';
import { dueBeside, type Moved, nothingMoved } from '#domain/money/facts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { endingLines, lineValue, type MoneyLine, moneyLines } from '#domain/money/words.ts';
import { money } from '#domain/money.ts';
import { bookingLetter, type LetterKind } from '#server/bookings/letters/letters.ts';
import { around, booked, quote } from '#server/bookings/letters/testing.ts';
import { voucherContent } from '#server/bookings/voucher/voucher.ts';
import { mailText } from '#server/platform/messages/mail-layout.ts';

const total = 540_000;
const confirmedAt = '2026-12-01T10:00:00.000Z';
const early = '2026-12-02T10:00:00.000Z';
const late = '2026-12-16T10:00:00.000Z';

const sum = (amount: number) => money(amount, 'USD');
const dueBy = (first: number, mode: 'deposit' | 'full' | 'card-guarantee') => ({
  ...quote.due,
  ...{ mode, first: sum(first), rest: sum(total - first) },
  restBy: first === total ? null : quote.due.restBy,
});

/** How it is paid for, with the parts of its invoice. */
const modes = {
  deposit: dueBy(270_000, 'deposit'),
  full: dueBy(total, 'full'),
  guarantee: { ...dueBy(0, 'card-guarantee'), restBy: '2026-12-17T10:00:00.000Z' },
  onTheDay: { ...dueBy(0, 'deposit'), restBy: '2026-12-17T10:00:00.000Z' },
};
type Mode = keyof typeof modes;

function documentOf(mode: Mode, { paid = 0, credited = 0 } = {}) {
  const { first, rest, restBy } = modes[mode];
  const parts = [
    { amount: first.amount, dueOn: '2026-12-01' },
    { amount: rest.amount, dueOn: (restBy ?? confirmedAt).slice(0, 10) },
  ];
  return { total, paid, credited, instalments: parts.filter(({ amount }) => amount > 0) };
}

interface State {
  place: BookingPlace;
  moved: (mode: Mode) => Partial<Moved>;
  feesKept?: number;
  waived?: boolean;
}

const firstOf = (mode: Mode) => modes[mode].first.amount || 100_000;
const ways: Moved['ways'] = ['card'];
const cancelled = (mode: Mode, kept: number) => ({
  documents: [documentOf(mode, { paid: firstOf(mode), credited: total - kept })],
});

/** Every state of money a booking can be in, by each way of paying. */
const states: Record<string, State> = {
  none: { place: 'confirmed', moved: (mode) => ({ documents: [documentOf(mode)] }) },
  held: { place: 'held', moved: () => ({}) },
  asked: { place: 'pending', moved: () => ({}) },
  askedReserved: { place: 'pending', moved: (mode) => ({ reserved: firstOf(mode) }) },
  authorised: {
    place: 'confirmed',
    moved: (mode) => ({ documents: [documentOf(mode)], reserved: total }),
  },
  part_paid: {
    place: 'confirmed',
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: firstOf(mode) })],
      ...{ paid: firstOf(mode), ways },
    }),
  },
  paid: {
    place: 'completed',
    moved: (mode) => ({ documents: [documentOf(mode, { paid: total })], paid: total, ways }),
  },
  changed: {
    place: 'confirmed',
    feesKept: 5_000,
    moved: (mode) => ({ documents: [documentOf(mode, { paid: total })], paid: total, ways }),
  },
  forgiven: {
    place: 'confirmed',
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: firstOf(mode), credited: total - firstOf(mode) })],
      ...{ paid: firstOf(mode), forgiven: total - firstOf(mode), ways },
    }),
  },
  sentBack: {
    place: 'confirmed',
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: total - 50_000, credited: 50_000 })],
      ...{ paid: total - 50_000, returned: 50_000, forgiven: 50_000, ways },
    }),
  },
  waived: {
    place: 'confirmed',
    waived: true,
    moved: (mode) => ({ documents: [documentOf(mode)] }),
  },
  refund_due: {
    place: 'cancelled',
    moved: (mode) => ({ ...cancelled(mode, 0), returning: firstOf(mode), ways }),
  },
  refunded: {
    place: 'cancelled',
    moved: () => ({
      documents: [documentOf('full', { credited: total })],
      ...{ returned: total, ways },
    }),
  },
  keptPart: {
    place: 'no_show',
    feesKept: 50_000,
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: firstOf(mode), credited: total - 50_000 })],
      ...{ paid: 50_000, returning: firstOf(mode) - 50_000, ways },
    }),
  },
  feeOwed: {
    place: 'cancelled',
    feesKept: total,
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: firstOf(mode) })],
      ...{ paid: firstOf(mode), ways },
    }),
  },
  releasedWhole: { place: 'cancelled', moved: () => ({ released: 270_000 }) },
  declinedReserved: { place: 'declined', moved: () => ({ reserved: 270_000 }) },
};

function factsOf(state: State, mode: Mode, now: string): MoneyFacts {
  const { place, feesKept = 0, waived } = state;
  const facts = booked({ place, quote: { ...quote, due: modes[mode] } });
  const isAgreed = place !== 'held' && place !== 'pending' && place !== 'declined';
  const owing: Owing = {
    ...{ ...facts, feesKept, confirmsAtOnce: place !== 'pending' },
    confirmedAt: isAgreed ? confirmedAt : null,
    money: waived ? 'waived' : 'none',
  };
  return bookingFacts(owing, { ...nothingMoved, ...state.moved(mode) }, now);
}

const letterOf: Record<BookingPlace, LetterKind> = {
  ...{ held: 'waitlist_offer', pending: 'pending', confirmed: 'confirmed', completed: 'reminder' },
  ...{ cancelled: 'cancelled', declined: 'declined', no_show: 'no_show', expired: 'cancelled' },
};

const say = (language: Language) => (value: Money) => moneyIn(language, value);

interface Told {
  state: State;
  mode: Mode;
  sums: MoneyFacts;
  language: Language;
}

function mailOf({ state, mode, sums, language }: Told): string {
  const facts = booked({ place: state.place, language, quote: { ...quote, due: modes[mode] } });
  const { template } = bookingLetter(letterOf[state.place], facts, { ...around, sums });
  return mailText(template.write(language), language);
}

function paperOf({ state, mode, sums, language }: Told): string {
  const facts = booked({ place: state.place, language, quote: { ...quote, due: modes[mode] } });
  const offered = { ...facts.offered, art: { key: 'a/b' } };
  const reader = { language, brand: 'Rihla', contact: { phone: '', email: '' }, picture: null };
  // The voucher needs no more of the drawing than its name.
  const booking = { ...facts, offered, guests: [], sums } as unknown as Parameters<
    typeof voucherContent
  >[0];
  return JSON.stringify(voucherContent(booking, reader));
}

/** Page, list, sheet and assistant show these lines as they are. */
const spoken = (lines: readonly MoneyLine[], language: Language) =>
  lines.map((line) => `${line.label}: ${lineValue(line, say(language))}`);

const nothing = { en: /: nothing(?: more)?$/, ar: /: لا شيء(?: بعد ذلك)?$/ };

/** No line may deny what another says. */
function assertNoContradiction(sums: MoneyFacts, lines: readonly MoneyLine[]) {
  const of = (...ids: MoneyLine['id'][]) => lines.filter(({ id }) => ids.includes(id));
  const owed = dueBeside(sums).reduce((all, part) => all + part.sum.amount, 0);
  assert.equal(of('nothing').length > 0, owed === 0, 'nothing to pay, and yet something is');
  const told = of('due', 'later').reduce((all, { sum: part }) => all + (part?.amount ?? 0), 0);
  assert.equal(told, owed, 'what is due is said whole and once');
  const now = of('due').reduce((all, { sum: part }) => all + (part?.amount ?? 0), 0);
  assert.equal(now, sums.dueNow.amount, 'what is due now is said as such');
  assert.equal(of('reserved').length > 0, sums.reserved.amount > 0);
  const all = sums.due.reduce((sum, part) => sum + part.sum.amount, 0);
  const covered = sums.stage === 'over' ? 0 : Math.min(all, sums.reserved.amount);
  assert.equal(told + covered, all, 'what is reserved is not asked for a second time');
  assert.equal(of('returning').length > 0, sums.returning.amount > 0);
}

const cases = Object.entries(states).flatMap(([name, state]) =>
  (Object.keys(modes) as Mode[]).flatMap((mode) =>
    (['en', 'ar'] as const).flatMap((language) =>
      [early, late].map((now) => ({ name, state, mode, language, now })),
    ),
  ),
);

test(`the page, the mail, the paper and the assistant say the same sums: ${cases.length} cases`, () => {
  for (const { name, state, mode, language, now } of cases) {
    const sums = factsOf(state, mode, now);
    const lines = moneyLines(sums, language);
    const where = `${name}, ${mode}, ${language}, ${now}`;
    assertNoContradiction(sums, lines);
    const told = { state, mode, sums, language };
    const [mail, paper] = [mailOf(told), paperOf(told)];
    for (const line of spoken(lines, language)) assert.ok(mail.includes(line), `${where}\n${line}`);
    for (const { label } of lines) assert.ok(paper.includes(label), `${where}: ${label}`);
    const pays = /\?pay=/.test(mail);
    assert.ok(!pays || sums.dueNow.amount > 0, where);
    if (sums.dueNow.amount > 0)
      for (const line of mail.split('\n')) assert.doesNotMatch(line, nothing[language], where);
  }
});

test('what went back is told once: paid in all, sent back, and what the client bears', () => {
  const sums = factsOf(states.sentBack as State, 'full', early);
  assert.deepEqual(spoken(moneyLines(sums, 'en'), 'en').slice(0, 3), [
    'Paid in all: $5,400',
    'Sent back to you: $500',
    'You bear: $4,900',
  ]);
  assert.ok(!moneyLines(sums, 'ar').some(({ id }) => id === 'forgiven'));
  const asked = { ...sums, paused: true };
  assert.equal(spoken(moneyLines(asked, 'en'), 'en').at(-1), 'To pay: nothing for now');
  assert.equal(
    spoken(moneyLines(asked, 'ar'), 'ar').at(-1),
    'المطلوب دفعه: لا شيء في الوقت الحالي',
  );
});

test('the sheet says before the confirmation what the page says after it', () => {
  for (const mode of Object.keys(modes) as Mode[])
    for (const language of ['en', 'ar'] as const) {
      const day = { today: '2026-12-01', confirmsAtOnce: true };
      const sheet = quoteFacts({ ...quote, due: modes[mode] }, day);
      const page = factsOf(states.none as State, mode, confirmedAt);
      const parts = ({ due }: MoneyFacts) => due.map(({ sum: part, by, now }) => [part, by, now]);
      assert.deepEqual(parts(page), parts(sheet), mode);
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

const endings: (keyof MoneyEndings)[] = ['now', 'noShow', 'operator', 'weather'];

test('the question before it ends and the mail after it say the same sums, under every term', () => {
  for (const { name, state, mode, language, now } of cases) {
    const before = factsOf(state, mode, now);
    for (const way of before.endings ? endings : []) {
      const ending = before.endings?.[way] ?? assert.fail();
      const question = endingLines(before, ending, language);
      const saysOf = (id: MoneyLine['id']) => question.find((line) => line.id === id)?.sum?.amount;
      const where = `${name}, ${mode}, ${language}, ${way}`;
      const comesBack = ending.comesBack.amount;
      assert.equal(saysOf('comesBack'), comesBack, where);
      // What is open before is, in the question, still to pay or said to fall away: nothing is left unsaid.
      const open = before.stage === 'offered' ? [] : dueBeside(before);
      const left = open.reduce((all, part) => all + part.sum.amount, 0);
      assert.equal(saysOf('fallsAway') ?? 0, Math.max(0, left - ending.toPay.amount), where);
      assert.ok(comesBack <= before.paid.amount, where);
      // As the books have it then: what is kept is owed, and what was paid beyond it is on its way.
      const [paid, keeps] = [before.paid.amount, ending.keeps.amount];
      const document = documentFor(mode, { paid, keeps });
      const after = factsOf(
        {
          ...{ place: 'cancelled', feesKept: keeps },
          moved: () => ({ documents: [document], paid, reserved: ending.taken.amount, ways }),
        },
        mode,
        '2026-12-18T10:00:00.000Z',
      );
      const mail = mailOf({
        ...{ state: { place: 'cancelled', moved: () => ({}) }, mode, sums: after, language },
      });
      assert.equal(after.returning.amount, comesBack, where);
      if (comesBack > 0) assert.ok(mail.includes(say(language)(ending.comesBack)), where);
      if (keeps > 0) assert.ok(mail.includes(say(language)(ending.keeps)), where);
      assert.equal(after.dueNow.amount, ending.toPay.amount, where);
    }
  }
});
