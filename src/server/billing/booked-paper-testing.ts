/** A booking's money on paper: what a careful person with a pencil would write, knowing none of the code. */
import {
  askedFor,
  heldOn,
  lower,
  lowerAll,
  type MoneyDeed,
  type Sheet as Plain,
} from '#server/billing/paper-testing.ts';

/** As the page of the offering says it. */
export interface Terms {
  mode: 'full' | 'deposit' | 'card-guarantee';
  /** A concierge answers before it is confirmed. */
  asked: boolean;
  depositPercent: number;
  feePercent: number;
  noShowPercent: number;
  weatherPercent: number;
}

export interface Sheet extends Plain {
  /** What it asked for, in parts: at once or on a later day. */
  parts: { amount: number; later: boolean }[];
  /** A card that pays it is only reserved before the day. */
  guarantee: boolean;
  /** Held on a card for it, each in the place of the payment that it may become. */
  reserved: { at: number; amount: number; lapsed?: boolean }[];
  credited: number;
  gone: number;
  /** Begun: whether the processor has it, whether it only reserves, and whether the bank asks first. */
  open?:
    | { amount: number; taken: boolean; later: boolean; asks: boolean; lapsed?: boolean }
    | undefined;
}

/** What a colleague wishes to do and another one has to look at, with how the sheet stood then. */
export interface Wished {
  deed: Extract<MoneyDeed, { kind: 'transfer' | 'credit' | 'refund' }>;
  stood: string;
  /** It waited too long: nobody says yes or no to it any more. */
  over?: boolean;
}

export interface Shape {
  /** People, nights or days. */
  many: number;
  extra: boolean;
  /** Days after the first one. */
  shift: number;
}

export interface Paper {
  terms: Terms;
  state: 'held' | 'pending' | 'confirmed' | 'lived' | 'ended';
  changes: number;
  total: number;
  shape: Shape;
  /** It was confirmed once, so its terms hold. */
  promised: boolean;
  /** The free hours are over, and the day itself. */
  late: boolean;
  day: boolean;
  kept: number;
  forgiven: number;
  /** Of it, what was given once it had ended. */
  givenAfter: number;
  /** Whether a saved card pays what falls due. */
  card: boolean;
  /** Paid or reserved before there was a sheet. */
  early?: { amount: number; reserved: boolean; gone: boolean; lapsed?: boolean } | undefined;
  sheets: Sheet[];
  wished: Wished[];
}

export type Cause = 'operator' | 'weather' | 'no_show';

export type Deed =
  | { kind: 'early' | 'confirm' }
  | { kind: 'answer'; yes: boolean }
  | { kind: 'change'; seen: number; shape: Shape; total: number; fee: number }
  | { kind: 'cancel'; seen: number; fee: number }
  | { kind: 'call_off'; cause: Cause }
  | { kind: 'wish'; deed: Wished['deed'] }
  | { kind: 'look'; at: number; yes: boolean }
  | MoneyDeed;

export const share = (amount: number, percent: number): number =>
  Math.floor((amount * percent + 50) / 100);

/** The paper afterwards; nothing where the house must refuse. */
export function write(before: Paper, deed: Deed): Paper | undefined {
  const paper = structuredClone(before);
  return act(paper, deed) ? paper : undefined;
}

function act(paper: Paper, deed: Deed): boolean {
  switch (deed.kind) {
    case 'early':
      return payEarly(paper);
    case 'confirm':
      return paper.state === 'held' && take(paper, paper.terms.asked ? 'pending' : 'confirmed');
    case 'answer':
      if (paper.state !== 'pending') return false;
      return deed.yes ? take(paper, 'confirmed') : end(paper, 0);
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

const firstOf = ({ terms, total }: Paper) =>
  terms.mode === 'card-guarantee' ? total : share(total, terms.depositPercent);

/** The saved card pays with the confirmation, once. */
function payEarly(paper: Paper): boolean {
  const { terms, early, card, state } = paper;
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
    paper.promised = true;
    reckon(paper);
  }
  return true;
}

export const owedOf = ({ total, kept, forgiven }: Paper) => Math.max(0, total + kept - forgiven);

/** What is missing is asked for, and what is too much is not. */
function reckon(paper: Paper): void {
  const { sheets } = paper;
  const owed = owedOf(paper);
  const missing = owed - askedFor(sheets);
  lowered(sheets, () => lowerAll(sheets, owed));
  if (missing > 0) sheets.push(nextSheet(paper, missing));
}

function nextSheet(paper: Paper, left: number): Sheet {
  const { terms, sheets, early } = paper;
  const isFirst = sheets.length === 0;
  const first = isFirst && terms.mode === 'deposit' ? firstOf(paper) : 0;
  const rest = { amount: left - first, later: terms.mode !== 'full' };
  const parts = first > 0 ? [{ amount: first, later: false }, rest] : [rest];
  const guarantee = isFirst && terms.mode === 'card-guarantee';
  const sheet: Sheet = {
    ...{ currency: 'AED', left, parts, guarantee, leaving: 0, credited: 0, gone: 0 },
    ...{ payments: [], reserved: [] },
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

const settleExcess = (sheet: Sheet) => lower(sheet, sheet.left);

/** Whatever made them ask for less was credited. */
function lowered(sheets: Sheet[], work: () => void): void {
  const before = sheets.map(({ left }) => left);
  work();
  for (const [at, sheet] of sheets.entries()) sheet.credited += (before[at] ?? 0) - sheet.left;
}

export function cancelFee({ promised, late, state, total, terms }: Paper): number {
  if (!promised) return 0;
  if (state === 'lived')
    return Math.max(share(total, terms.noShowPercent), share(total, terms.feePercent));
  return late ? share(total, terms.feePercent) : 0;
}

/** An end never asks for more than was asked for. */
export function keptWith(paper: Paper, fee: number): number {
  const all = paper.kept + fee;
  return paper.sheets.length > 0 ? Math.min(all, askedFor(paper.sheets)) : all;
}

/** What the end itself costs, and what is kept in all. */
export function endOf(paper: Paper, way: 'now' | Cause): { fee: number; keeps: number } {
  const { terms, total } = paper;
  if (way === 'operator') return { fee: 0, keeps: 0 };
  if (way === 'weather') {
    const paid = paidIn(paper);
    const keeps = paid - share(paid, terms.weatherPercent);
    return { fee: keeps, keeps };
  }
  const fee = way === 'now' ? cancelFee(paper) : share(total, terms.noShowPercent);
  const keeps = keptWith(paper, fee);
  return { fee: Math.max(0, keeps - paper.kept), keeps };
}

export function changeFee(paper: Paper, shape: Shape, total: number): number {
  if (!paper.promised || !paper.late) return 0;
  if (shape.shift !== paper.shape.shift) return cancelFee(paper);
  return share(Math.max(0, paper.total - total), paper.terms.feePercent);
}

function change(paper: Paper, deed: Extract<Deed, { kind: 'change' }>): boolean {
  const { state, terms } = paper;
  if (deed.seen !== paper.changes || (state !== 'pending' && state !== 'confirmed')) return false;
  const fee = changeFee(paper, deed.shape, deed.total);
  if (fee !== deed.fee) return false;
  paper.kept += fee;
  Object.assign(paper, { total: deed.total, shape: deed.shape, late: false });
  paper.changes += 1;
  if (terms.asked) paper.state = 'pending';
  else reckon(paper);
  return true;
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
  paper.state = 'ended';
  paper.changes += 1;
  paper.kept = keeps;
  lowered(paper.sheets, () => lowerAll(paper.sheets, keeps));
  return true;
}

/** What is there of the client's and is not too much. */
export function paidIn({ sheets, early }: Paper): number {
  const there = sheets.reduce((sum, sheet) => sum + heldOn(sheet), 0);
  return there + (early && !early.reserved && !early.gone ? early.amount : 0);
}

export const unpaidOn = (sheet: Sheet): number =>
  Math.max(0, sheet.left - heldOn(sheet) - sheet.leaving);

export const reservedOn = ({ reserved }: Sheet): number =>
  reserved.reduce((sum, { amount }) => sum + amount, 0);

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
    if (amount > most || sheet.open) return false;
    const { asks = false, taken = false } = deed.kind === 'begin' ? deed : {};
    const later = sheet.guarantee && !paper.day;
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
  sheet.credited += amount;
  if (deed.kind === 'credit') lower(sheet, sheet.left - amount);
  else {
    sheet.payments[deed.of] = there - amount;
    sheet.leaving += amount;
    sheet.left -= amount;
  }
  return true;
}

const stands = (sheet: Sheet) =>
  JSON.stringify([heldOn(sheet) + sheet.leaving, sheet.credited, sheet.gone]);

function wish(paper: Paper, deed: Wished['deed']): boolean {
  const sheet = paper.sheets[deed.sheet];
  const same = JSON.stringify(deed);
  if (!sheet || paper.wished.some((one) => JSON.stringify(one.deed) === same)) return false;
  // Nobody is asked for what could not be done.
  if (!write(paper, deed)) return false;
  paper.wished.push({ deed, stood: stands(sheet) });
  return true;
}

function lookAt(paper: Paper, { at, yes }: { at: number; yes: boolean }): boolean {
  const [one] = paper.wished.splice(at, 1);
  const sheet = one && paper.sheets[one.deed.sheet];
  if (!one || !sheet || one.over) return false;
  return !yes || (stands(sheet) === one.stood && onSheet(paper, one.deed));
}
