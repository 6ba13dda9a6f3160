/** What is said of all that a client owes, in the words that each booking's own page has. */
import type { Owed } from '#contract/billing/invoices.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { askedByLine, returningLine } from '#domain/money/letter-sums.ts';
import { type MoneyLine, ofWhom } from '#domain/money/line.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { cardsOf, type MoneyOwner } from '#domain/money/words/card.ts';
import { onWayLines } from '#domain/money/words/on-way.ts';
import { reservedForWords } from '#domain/money/words/reserved.ts';
import { texts } from '#domain/money/words/texts.ts';
import { backOnce } from '#domain/money/words/words.ts';

/** Due now, what falls due later by its day, what is reserved, or that there is nothing; and what comes back. */
export function owedLines(
  owed: readonly Owed[],
  language: Language,
  whose: MoneyOwner = {},
): MoneyLine[] {
  const say = texts[language];
  const asked = [...nowLines(owed, language), ...laterLines(owed, language, whose)].filter(isSome);
  const held = [
    ...owed.flatMap((one) => onWayLines({ ...one, ...whose }, language)),
    ...reservedLines(owed, language, whose),
  ];
  const isHeld = held.some(({ id }) => id === 'reserved');
  const note = isHeld ? say.nothingBeside : held.length > 0 ? say.nothingMore : say.nothing;
  const nothing: MoneyLine = { id: 'nothing', label: say.nothingLabel, sum: null, note };
  const lines = [...(asked.length > 0 ? asked : [nothing]), ...held];
  const back = [
    ...lessLines(owed, language),
    ...returningLines(owed, language),
    ...waitingLines(owed, language),
  ];
  return ofWhom([...lines, ...back], whose, say);
}

const isSome = ({ sum }: MoneyLine) => sum !== null && sum.amount > 0;

/** What one thing is owed for stands beside it everywhere; of several each is named. */
const nowLines = (owed: readonly Owed[], language: Language): MoneyLine[] =>
  owed.map(({ dueNow: sum, nowFor }) => ({
    id: 'due',
    label: texts[language].due.now.all,
    sum,
    note: nowFor.length > 1 ? namesOf(nowFor, language) : '',
  }));

const namesOf = (titles: readonly Localised[], language: Language): string =>
  titles.map((title) => title[language]).join(texts[language].comma);

const laterLines = (owed: readonly Owed[], language: Language, whose: MoneyOwner): MoneyLine[] =>
  owed
    .flatMap(({ later }) => later)
    .toSorted((one, other) => one.by.localeCompare(other.by))
    .map((part) => {
      const line = askedByLine({ ...part, ...whose }, language);
      const names = namesOf(part.titles, language);
      return { ...line, note: [names, line.note].filter(Boolean).join(texts[language].semicolon) };
    });

/** What is held on a card, for which bookings, and when it is taken; where not all of it is known, no day is promised. */
function reservedLines(owed: readonly Owed[], language: Language, whose: MoneyOwner): MoneyLine[] {
  const { reserved, reservedEach, unlessFee } = texts[language];
  return owed
    .map(({ reserved: sum, reservedOn, reservedFor }): MoneyLine => {
      const label = reserved(cardsOf(reservedOn, whose, language));
      const known = reservedFor.reduce((all, part) => all + part.sum.amount, 0);
      const note =
        known === sum.amount ? reservedForWords(reservedFor, language) : reservedEach(unlessFee);
      return { id: 'reserved', label, sum, note };
    })
    .filter(isSome);
}

/** What the house owes, wherever that alone is asked. */
function returningLines(owed: readonly Owed[], language: Language): MoneyLine[] {
  return owed.map((one) => returningLine(one.returning, one, language)).filter(isSome);
}

/** Asked for until a change is confirmed, and of which bookings. */
const lessLines = (owed: readonly Owed[], language: Language): MoneyLine[] =>
  owed
    .map(({ lessOnce: sum, lessFor }): MoneyLine => {
      const { lessOnce: label, semicolon } = texts[language];
      const note = lessFor.map((one) => lessNote(one, language)).join(semicolon);
      return { id: 'fallsAway', label, sum, note };
    })
    .filter(isSome);

function lessNote({ title, left }: Owed['lessFor'][number], language: Language): string {
  const { lessOnceLeft, lessOnceAll, semicolon } = texts[language];
  const said = isMoreThanNothing(left) ? lessOnceLeft(moneyIn(language, left)) : lessOnceAll;
  return [title[language], said].join(semicolon);
}

/** Of which bookings, and how it goes: as their own pages say it. */
const waitingLines = (owed: readonly Owed[], language: Language): MoneyLine[] =>
  owed
    .map(({ comesBack: sum, comesBackTo, comesBackFor }): MoneyLine => {
      const said = backOnce({ sum, to: comesBackTo }, language);
      const notes = [namesOf(comesBackFor, language), said.note];
      return { ...said, note: notes.filter(Boolean).join(texts[language].semicolon) };
    })
    .filter(isSome);
