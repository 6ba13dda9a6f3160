/** The facts about a booking's money, reckoned on paper: what every screen, mail and paper must say. */
import type { MoneyEnding, MoneyFacts } from '#contract/money-facts.ts';
import type { Paper, Sheet } from '#server/billing/booked-shapes-testing.ts';
import { reservedOn } from '#server/billing/booked-sheets-testing.ts';
import {
  endOf,
  owedOnPaper,
  paidIn,
  standing,
  staysKept,
} from '#server/billing/sequences/booking-print-testing.ts';
import { askedFor, heldOn, lowerAll, unpaidOn } from '#server/billing/sequences/print-testing.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

const paidEarly = ({ early }: Paper) => (early && !early.reserved ? early.amount : 0);

/** What is being taken of a reservation is still due and still reserved here, and what a card is asked for due. */
export function factsOnPaper(paper: Paper) {
  const { sheets, forgiven, state, early } = paper;
  const agreed = state === 'ended' ? 0 : paper.total;
  const over = Math.max(0, paidIn(paper) - (sheets.length > 0 ? askedFor(sheets) : agreed));
  const isGone = early?.gone === true;
  const facts = {
    due: dueOnPaper(paper),
    comesBack: comesBackOf(paper),
    paid: paidIn(paper) - over,
    returning: sumOf(sheets.map(({ leaving }) => leaving)) + over,
    returned: sumOf(sheets.map(({ gone }) => gone)) + (isGone ? paidEarly(paper) : 0),
    reserved: reservedIn(paper),
    kept: keptOf(paper),
    forgiven,
  };
  return { ...facts, endings: state === 'ended' ? null : endingsOf(paper, facts) };
}

/** Once all has ended, no more of the fees is kept than the sheets ask for. */
function keptOf(paper: Paper): number {
  const { sheets, state } = paper;
  // What a change that waits would keep is not kept yet.
  const stands = standing(paper);
  if (state !== 'ended') return staysKept(stands);
  if (sheets.length === 0) return stands.kept;
  return Math.min(stands.kept, askedFor(sheets));
}

function reservedIn({ sheets, early }: Paper): number {
  const before = early?.reserved && !early.gone ? early.amount : 0;
  return before + sumOf(sheets.map(reservedOn));
}

/** A change that waits for an answer asks for so much more once it is confirmed; less is asked only then. */
function dueOnPaper(paper: Paper): number {
  const { sheets, state } = paper;
  if (sheets.length === 0) return state === 'ended' ? 0 : paper.total - paidEarly(paper);
  const coming = state === 'pending' ? owedOnPaper(paper) - askedFor(sheets) : 0;
  return Math.max(0, coming) + sumOf(sheets.map(unpaidOn));
}

/** A change that waits for an answer sends back so much once it is confirmed. */
function comesBackOf(paper: Paper): number {
  const { sheets, state } = paper;
  if (state !== 'pending') return 0;
  if (sheets.length === 0) return Math.max(0, paidEarly(paper) - paper.total);
  const then = structuredClone(sheets);
  lowerLeft(then, Math.min(owedOnPaper(paper), askedFor(sheets)));
  const excess = (all: Sheet[]) => sumOf(all.map((one) => Math.max(0, heldOn(one) - one.left)));
  return excess(then) - excess(sheets);
}

/** What each asks for afterwards, with the money where it is. */
function lowerLeft(sheets: Sheet[], to: number): void {
  const after = structuredClone(sheets);
  lowerAll(after, to);
  for (const [at, sheet] of sheets.entries()) sheet.left = after[at]?.left ?? 0;
}

function endingsOf(paper: Paper, { paid, reserved }: { paid: number; reserved: number }) {
  const ended = (way: 'now' | 'operator' | 'weather' | 'no_show') => {
    const { fee, keeps } = endOf(paper, way);
    const wanted = Math.max(0, keeps - paid);
    const taken = Math.min(wanted, reserved);
    const comesBack = Math.max(0, paid - keeps);
    return { fee, keeps, comesBack, taken, letGo: reserved - taken, toPay: wanted - taken };
  };
  return {
    now: ended('now'),
    noShow: ended('no_show'),
    operator: ended('operator'),
    weather: ended('weather'),
  };
}

/** The same as the house says it. */
export function factsInHouse(facts: MoneyFacts) {
  const { taking, collecting, checking, endings } = facts;
  const unasked = taking.amount + collecting.amount + checking.amount;
  const shown = ({ fee, keeps, comesBack, taken, letGo, toPay }: MoneyEnding) => ({
    fee: fee.amount,
    keeps: keeps.amount,
    comesBack: comesBack.amount,
    taken: taken.amount,
    letGo: letGo.amount,
    toPay: toPay.amount,
  });
  return {
    due: sumOf(facts.due.map(({ sum }) => sum.amount)) + unasked,
    comesBack: facts.comesBack.amount,
    paid: facts.paid.amount,
    returning: facts.returning.amount,
    returned: facts.returned.amount,
    reserved: facts.reserved.amount + taking.amount,
    kept: facts.kept.amount,
    forgiven: facts.forgiven.amount,
    endings: endings && {
      now: shown(endings.now),
      noShow: shown(endings.noShow),
      operator: shown(endings.operator),
      weather: shown(endings.weather),
    },
  };
}

/** What one would read in the books, of paper and of the house alike. */
export const sheetsOnPaper = ({ sheets }: Paper) =>
  sheets.map((sheet) => ({
    left: sheet.left,
    held: heldOn(sheet),
    payments: sheet.payments.filter((amount) => amount > 0),
    reserved: reservedOn(sheet),
    // Two orders may look alike until it comes to its end.
    begun: sheet.open ? [sheet.open.later] : [],
  }));
