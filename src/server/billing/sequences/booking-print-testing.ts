/** A booking's life on paper: what a careful person with a pencil would write, knowing none of the code. */
import type { Cause, Deed, Paper, Shape, Sheet } from '#server/billing/booked-shapes-testing.ts';
import {
  askedOfCard,
  dropUnable,
  lookAt,
  onSheet,
  reservedOn,
  settleExcess,
  wish,
} from '#server/billing/booked-sheets-testing.ts';
import { askedFor, heldOn, lowerAll } from '#server/billing/sequences/print-testing.ts';

const share = (amount: number, percent: number): number =>
  Math.floor((amount * percent + 50) / 100);

/** The paper afterwards; nothing where the house must refuse. */
export function write(before: Paper, deed: Deed): Paper | undefined {
  const paper = structuredClone(before);
  if (!act(paper, deed)) return undefined;
  dropUnable(paper);
  return paper;
}

function act(paper: Paper, deed: Deed): boolean {
  switch (deed.kind) {
    case 'early':
      return payEarly(paper);
    case 'confirm':
      return confirm(paper);
    case 'answer':
      if (paper.state !== 'pending') return false;
      if (deed.yes) return take(paper, 'confirmed');
      return paper.before ? standAgain(paper) : end(paper, 0);
    case 'change':
      return change(paper, deed);
    case 'cancel':
      return cancel(paper, deed);
    case 'call_off':
      return callOff(paper, deed.cause);
    case 'wish':
      return wish(paper, deed.deed);
    case 'look':
      return lookAt(paper, deed);
    default:
      return onSheet(paper, deed);
  }
}

/** A change that waits is not made: what an end or another change costs is measured against what stands. */
export const standing = (paper: Paper): Paper => ({ ...paper, ...paper.before, before: undefined });

/** The change is refused: everything is as it was. */
function standAgain(paper: Paper): boolean {
  Object.assign(paper, standing(paper));
  return take(paper, 'confirmed');
}

const firstOf = ({ terms, total }: Paper) =>
  terms.mode === 'card-guarantee' ? total : share(total, terms.depositPercent);

/** Two tabs that share a payment are answered alike. */
function confirm(paper: Paper): boolean {
  const { state, card, terms } = paper;
  if (state === 'held') return take(paper, terms.asked ? 'pending' : 'confirmed');
  return card && (state === 'pending' || state === 'confirmed');
}

/** The saved card pays with the confirmation, once: what it was asked for and nobody heard of is that payment. */
function payEarly(paper: Paper): boolean {
  const { terms, card, state, unheard } = paper;
  paper.unheard = undefined;
  paper.early ??= unheard;
  const { early } = paper;
  if (state === 'held' && card && !early) {
    const reserved = terms.asked || terms.mode === 'card-guarantee';
    paper.early = { amount: firstOf(paper), reserved, gone: false };
  }
  return true;
}

function take(paper: Paper, state: 'pending' | 'confirmed'): boolean {
  paper.state = state;
  paper.changes += 1;
  if (state === 'confirmed') {
    paper.before = undefined;
    paper.promised = true;
    reckon(paper);
  }
  return true;
}

export const owedOnPaper = ({ total, kept, forgiven }: Paper) =>
  Math.max(0, total + kept - forgiven);

/** What is missing is asked for, and what is too much is not. */
function reckon(paper: Paper): void {
  const { sheets } = paper;
  const owed = owedOnPaper(paper);
  const missing = owed - askedFor(sheets);
  lowered(sheets, () => lowerAll(sheets, owed));
  if (missing > 0) sheets.push(nextSheet(paper, missing));
  paper.agreed = paper.total;
}

function nextSheet(paper: Paper, left: number): Sheet {
  const { terms, sheets, early } = paper;
  const isFirst = sheets.length === 0;
  const first = isFirst && terms.mode === 'deposit' ? firstOf(paper) : 0;
  const rest = { amount: left - first, later: terms.mode !== 'full' };
  const parts = first > 0 ? [{ amount: first, later: false }, rest] : [rest];
  const guarantee = isFirst && terms.mode === 'card-guarantee';
  const sheet: Sheet = {
    currency: 'AED',
    left,
    fee: isFirst ? 0 : feeWithin(paper, left),
    parts,
    guarantee,
    leaving: 0,
    credited: 0,
    givenBack: 0,
    gone: 0,
    payments: [],
    reserved: [],
  };
  if (early && !early.gone) {
    sheet.payments.push(early.reserved ? 0 : early.amount);
    const { amount, lapsed = false } = early;
    if (early.reserved) sheet.reserved.push({ at: 0, amount, lapsed });
    paper.early = undefined;
    settleExcess(sheet);
  }
  return sheet;
}

/** What a change asks for beyond what it costs more is its fee. */
function feeWithin({ total, kept, agreed = total }: Paper, asked: number): number {
  return Math.max(0, Math.min(asked - Math.max(0, total - agreed), kept));
}

/** Whatever made them ask for less was credited. */
function lowered(sheets: Sheet[], work: () => void): void {
  const before = sheets.map(({ left }) => left);
  work();
  for (const [at, sheet] of sheets.entries()) sheet.credited += (before[at] ?? 0) - sheet.left;
}

function cancelFee({ promised, late, state, total, terms }: Paper): number {
  if (!promised) return 0;
  if (state === 'lived')
    return Math.max(share(total, terms.noShowPercent), share(total, terms.feePercent));
  return late ? share(total, terms.feePercent) : 0;
}

/** What is kept of a booking that goes on. */
export const staysKept = ({ kept, feesGiven }: Paper): number => Math.max(0, kept - feesGiven);

/** An end never asks for more than was asked for. */
function keptWith(paper: Paper, fee: number): number {
  const all = staysKept(paper) + fee;
  return paper.sheets.length > 0 ? Math.min(all, askedFor(paper.sheets)) : all;
}

/** What the end itself costs, and what is kept in all. */
export function endOf(found: Paper, way: 'now' | Cause): { fee: number; keeps: number } {
  const paper = standing(found);
  const { terms, total } = paper;
  if (way === 'operator') return { fee: 0, keeps: 0 };
  if (way === 'weather') {
    const paid = paidIn(paper);
    const keeps = paid - share(paid, terms.weatherPercent);
    return { fee: keeps, keeps };
  }
  const fee = way === 'now' ? cancelFee(paper) : share(total, terms.noShowPercent);
  const keeps = keptWith(paper, fee);
  return { fee: Math.max(0, keeps - staysKept(paper)), keeps };
}

export function changeFee(found: Paper, shape: Shape, total: number): number {
  const paper = standing(found);
  if (!paper.promised || !paper.late) return 0;
  if (shape.shift !== paper.shape.shift) return cancelFee(paper);
  return share(Math.max(0, paper.total - total), paper.terms.feePercent);
}

function change(paper: Paper, deed: Extract<Deed, { kind: 'change' }>): boolean {
  const { state, terms } = paper;
  if (deed.seen !== paper.changes || (state !== 'pending' && state !== 'confirmed')) return false;
  const fee = changeFee(paper, deed.shape, deed.total);
  if (fee !== deed.fee) return false;
  const { total, shape, kept, late } = standing(paper);
  if (terms.asked && state === 'confirmed') paper.before = { total, shape, kept, late };
  paper.kept = kept + fee;
  Object.assign(paper, { total: deed.total, shape: deed.shape, late: false });
  paper.changes += 1;
  if (terms.asked) paper.state = 'pending';
  else {
    reckon(paper);
    for (const [at, sheet] of paper.sheets.entries()) askCard(paper, sheet, at);
  }
  return true;
}

/** The saved card is about to pay what is due now, if nothing else does: as long as that is due. */
function askCard(paper: Paper, sheet: Sheet, at: number): void {
  if (sheet.reserved.length > 0 || sheet.open) return;
  sheet.waits = paper.card && askedOfCard(paper, sheet, at) > 0;
}

function cancel(paper: Paper, { seen, fee }: Extract<Deed, { kind: 'cancel' }>): boolean {
  if (seen !== paper.changes || paper.state === 'lived' || paper.state === 'ended') return false;
  const ending = endOf(paper, 'now');
  return ending.fee === fee && end(paper, ending.keeps);
}

function callOff(paper: Paper, cause: Cause): boolean {
  const from = cause === 'no_show' ? ['lived'] : ['pending', 'confirmed'];
  return from.includes(paper.state) && end(paper, endOf(paper, cause).keeps);
}

function end(paper: Paper, keeps: number): boolean {
  Object.assign(paper, standing(paper));
  paper.state = 'ended';
  paper.changes += 1;
  paper.kept = keeps;
  lowered(paper.sheets, () => lowerAll(paper.sheets, keeps, reservedOn));
  for (const sheet of paper.sheets) sheet.waits = false;
  return true;
}

/** What is there of the client's and is not too much. */
export function paidIn({ sheets, early }: Paper): number {
  const there = sheets.reduce((sum, sheet) => sum + heldOn(sheet), 0);
  return there + (early && !early.reserved && !early.gone ? early.amount : 0);
}
