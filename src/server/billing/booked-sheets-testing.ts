/** A booking's documents on paper: what is paid on them, reserved for them and given back of them. */
import type { Paper, Sheet, Wished } from '#server/billing/booked-shapes-testing.ts';
import {
  heldOn,
  lower,
  type MoneyDeed,
  unpaidOn,
} from '#server/billing/sequences/print-testing.ts';

export const reservedOn = ({ reserved }: Sheet): number =>
  reserved.reduce((sum, { amount }) => sum + amount, 0);

/** What was paid beyond what it asks for goes back. */
export const settleExcess = (sheet: Sheet) => lower(sheet, sheet.left);

/** What of a sheet is to be paid by now: credits take from its end, payments fill from its beginning. */
export function dueOn(sheet: Sheet, all: boolean): number {
  let asked = 0;
  let left = sheet.left + sheet.givenBack;
  for (const { amount, later } of sheet.parts) {
    const part = Math.min(amount, left);
    left -= part;
    if (all || !later) asked += part;
  }
  return Math.max(0, asked - heldOn(sheet) - sheet.givenBack);
}

/** What of it a saved card is asked for: a transfer that a colleague has yet to look at is not paid twice. */
export function askedOfCard({ day, wished }: Paper, sheet: Sheet, at: number): number {
  const checked = wished.reduce(
    (sum, { deed }) => (deed.kind === 'transfer' && deed.sheet === at ? sum + deed.amount : sum),
    0,
  );
  return Math.max(0, dueOn(sheet, day) - checked);
}

export function onSheet(paper: Paper, deed: MoneyDeed): boolean {
  const sheet = paper.sheets[deed.sheet];
  if (!sheet) return false;
  if ('amount' in deed) return deed.amount > 0 && withAmount(paper, sheet, deed);
  const { open } = sheet;
  sheet.open = undefined;
  if (!open || open.lapsed || (deed.kind !== 'paid' && !open.taken)) return true;
  if (open.later) sheet.reserved.push({ at: sheet.payments.length, amount: open.amount });
  sheet.payments.push(open.later ? 0 : open.amount);
  settleExcess(sheet);
  return true;
}

function withAmount(paper: Paper, sheet: Sheet, deed: Extract<MoneyDeed, { amount: number }>) {
  const { amount } = deed;
  if (deed.kind === 'begin' || deed.kind === 'transfer') {
    const most = unpaidOn(sheet) - (deed.kind === 'begin' ? reservedOn(sheet) : 0);
    if (amount > most || sheet.open || sheet.waits) return false;
    const { asks = false, taken = false } = deed.kind === 'begin' ? deed : {};
    // Once it is over nothing is left to guarantee: a fee is taken as it is paid.
    const later = sheet.guarantee && !paper.day && paper.state !== 'ended';
    if (deed.kind === 'begin') sheet.open = { amount, taken, later, asks };
    else sheet.payments.push(amount);
    return true;
  }
  return give(paper, sheet, deed);
}

/** What the house gives of its own accord. */
function give(paper: Paper, sheet: Sheet, deed: Extract<MoneyDeed, { kind: 'credit' | 'refund' }>) {
  const { amount } = deed;
  const there = deed.kind === 'credit' ? sheet.left : (sheet.payments[deed.of] ?? 0);
  if (amount > there) return false;
  paper.forgiven += amount;
  if (paper.state === 'ended') paper.givenAfter += amount;
  else giveFee(paper, sheet, amount);
  sheet.credited += amount;
  if (deed.kind === 'credit') lower(sheet, sheet.left - amount);
  else {
    sheet.payments[deed.of] = there - amount;
    sheet.leaving += amount;
    sheet.givenBack += amount;
    sheet.left -= amount;
  }
  return true;
}

function giveFee(paper: Paper, sheet: Sheet, amount: number): void {
  const given = Math.min(sheet.fee ?? 0, amount);
  sheet.fee = (sheet.fee ?? 0) - given;
  paper.feesGiven += given;
}

/** How a colleague who looks at it later must find it. */
const stands = (sheet: Sheet) =>
  JSON.stringify([heldOn(sheet) + sheet.leaving, sheet.credited, sheet.gone]);

/** What others are asked to send back of the same payment. */
const askedBack = ({ wished }: Paper, { sheet, of }: { sheet: number; of: number }): number =>
  wished.reduce(
    (sum, { deed, over }) =>
      !over && deed.kind === 'refund' && deed.sheet === sheet && deed.of === of
        ? sum + deed.amount
        : sum,
    0,
  );

export function wish(paper: Paper, deed: Wished['deed']): boolean {
  const sheet = paper.sheets[deed.sheet];
  const same = JSON.stringify(deed);
  if (!sheet || paper.wished.some((one) => JSON.stringify(one.deed) === same)) return false;
  // Nobody is asked for what could not be done, nor twice for the same coins.
  if (!onSheet(structuredClone(paper), deed)) return false;
  if (
    deed.kind === 'refund' &&
    deed.amount + askedBack(paper, deed) > (sheet.payments[deed.of] ?? 0)
  )
    return false;
  paper.wished.push({ deed, stood: stands(sheet) });
  return true;
}

/** What of a payment has gone back otherwise is not asked of a colleague any more. */
export function dropUnable(paper: Paper): void {
  paper.wished = paper.wished.filter(
    ({ deed }) =>
      deed.kind !== 'refund' || deed.amount <= (paper.sheets[deed.sheet]?.payments[deed.of] ?? 0),
  );
}

export function lookAt(paper: Paper, { at, yes }: { at: number; yes: boolean }): boolean {
  const [one] = paper.wished.splice(at, 1);
  const sheet = one && paper.sheets[one.deed.sheet];
  if (!one || !sheet || one.over) return false;
  if (!yes) return true;
  return one.deed.kind === 'transfer'
    ? recordLooked(sheet, one.deed.amount)
    : stands(sheet) === one.stood && onSheet(paper, one.deed);
}

/** Money that is at the bank is written down, whatever was paid meanwhile; what is too much goes back. */
function recordLooked(sheet: Sheet, amount: number): boolean {
  if (sheet.open || sheet.waits) return false;
  sheet.payments.push(amount);
  settleExcess(sheet);
  return true;
}
