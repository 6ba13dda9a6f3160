/** A matter's money on paper: what a careful person with a pencil would write, knowing none of the code. */
import type { Currency } from '#contract/primitives.ts';

export interface Version {
  number: number;
  currency: Currency;
  total: number;
  keptPercent: number;
}

export interface Sheet {
  currency: Currency;
  /** What it still asks for, paid or not. */
  left: number;
  /** Of what it asked for at first, a fee for a change. */
  fee?: number;
  /** What is there of each payment, the first one first. */
  payments: number[];
  /** On its way back, and not gone yet. */
  leaving: number;
  /** What has left so. */
  gone?: number;
  /** A payment that was begun and has no end yet: whether the processor has taken it already, or a bank asks. */
  open?: { amount: number; taken: boolean; asks?: boolean } | undefined;
}

/** What a colleague wishes to do and another one has to look at, with how the sheet stood then. */
interface Waiting {
  deed: DeskDeed;
  stood: string;
}

export interface Paper {
  state: 'sourcing' | 'proposed' | 'approved' | 'fulfilling' | 'delivered' | 'lapsed' | 'ended';
  /** How often it was changed: who decided on an older one is refused. */
  changes: number;
  versions: number;
  sent?: Version | undefined;
  agreed?: Version | undefined;
  sheets: Sheet[];
  /** What the desk gave back of its own accord. */
  givenUp: number;
  kept?: number | undefined;
  wished: Waiting[];
  /** A job was left that withdraws what banks still ask for too much. */
  settles: boolean;
}

export const blankPaper = (changes: number): Paper => ({
  state: 'sourcing',
  changes,
  versions: 0,
  sheets: [],
  givenUp: 0,
  wished: [],
  settles: false,
});

/** What somebody does, with all they knew when they decided. */
export type Deed =
  | { kind: 'quote'; seen: number; version: Version; reason: string }
  | { kind: 'accept' | 'reject'; version: Version | undefined }
  | { kind: 'fail' | 'fulfil' | 'deliver' | 'withdraw' | 'decline' | 'source'; seen: number }
  | { kind: 'mend' | 'lapse' }
  | { kind: 'wish'; deed: DeskDeed }
  | { kind: 'look'; at: number; yes: boolean }
  | MoneyDeed;

/** The same for whatever is paid for. */
export type MoneyDeed =
  | { kind: 'begin'; sheet: number; amount: number; taken: boolean; asks?: boolean }
  | { kind: 'transfer'; sheet: number; amount: number }
  | { kind: 'credit'; sheet: number; amount: number }
  | { kind: 'refund'; sheet: number; amount: number; of: number }
  | { kind: 'paid' | 'unpaid' | 'declined'; sheet: number };

/** What a colleague does by hand. */
export type DeskDeed = Extract<MoneyDeed, { kind: 'transfer' | 'credit' | 'refund' }>;

/** All refunds have left. */
export function sendAll(paper: Paper): Paper {
  const sheets = paper.sheets.map(({ leaving, gone = 0, ...sheet }) => ({
    ...sheet,
    leaving: 0,
    gone: gone + leaving,
  }));
  return { ...paper, sheets };
}

/** Nobody answers their bank for more than is still owed. */
export function settleAll(before: Paper): Paper {
  const paper = structuredClone(before);
  for (const [at, sheet] of paper.sheets.entries())
    if (sheet.open?.asks && sheet.open.amount > unpaidOn(sheet))
      onSheet(paper, { kind: 'unpaid', sheet: at });
  paper.settles = false;
  return paper;
}

/** Of transfers for a sheet that a colleague has yet to look at. */
const checkedOn = ({ sheets, wished }: Paper, sheet: Sheet): number =>
  wished.reduce(
    (sum, { deed }) =>
      deed.kind === 'transfer' && sheets[deed.sheet] === sheet ? sum + deed.amount : sum,
    0,
  );

/** The newest payment of which something is there: the one that a colleague sends back of. */
export const newestOn = ({ payments }: Sheet): number => payments.findLastIndex((one) => one > 0);

export const heldOn = ({ payments }: Sheet): number => payments.reduce((sum, one) => sum + one, 0);

/** What a document still waits for: what goes back pays nothing from the moment it is asked for. */
export const unpaidOn = (sheet: Sheet): number => Math.max(0, sheet.left - heldOn(sheet));

/** The paper afterwards; nothing where the house must refuse. */
export function write(before: Paper, deed: Deed): Paper | undefined {
  const paper = structuredClone(before);
  if ('seen' in deed && deed.seen !== paper.changes) return undefined;
  if (deed.kind === 'wish') return wish(paper, deed.deed) ? paper : undefined;
  if (deed.kind === 'look') return lookAt(paper, deed) ? paper : undefined;
  if (!(deed.kind in acts)) return onSheet(paper, deed) ? paper : undefined;
  // The keys were asked for.
  const done = acts[deed.kind as keyof typeof acts](paper, deed);
  if (done) paper.changes += 1;
  return done ? paper : undefined;
}

type Act = (paper: Paper, deed: Deed) => boolean;

function moves(from: Paper['state'][], to: Paper['state']): Act {
  return (paper) => {
    if (!from.includes(paper.state)) return false;
    paper.state = to;
    return true;
  };
}

/** Takes back with it what was sent and not answered. */
const unsent =
  (act: Act): Act =>
  (paper, deed) => {
    if (!act(paper, deed)) return false;
    paper.sent = undefined;
    return true;
  };

/** Something was agreed and can still be done. */
const standing: Paper['state'][] = ['approved', 'fulfilling'];

const acts = {
  quote: (paper, deed) => {
    if (deed.kind !== 'quote') return false;
    // What was agreed and still stands is not changed without a word.
    if (standing.includes(paper.state)) {
      if (deed.reason === '') return false;
    } else if (['sourcing', 'proposed'].includes(paper.state)) paper.state = 'proposed';
    else return false;
    paper.sent = deed.version;
    paper.versions = deed.version.number;
    // Written, then sent.
    paper.changes += 1;
    return true;
  },
  accept: (paper, deed) => {
    if (!isAnswered(paper, deed) || !paper.sent) return false;
    agree(paper, paper.sent);
    if (paper.state === 'proposed') paper.state = 'approved';
    paper.sent = undefined;
    return true;
  },
  reject: (paper, deed) => {
    if (!isAnswered(paper, deed)) return false;
    if (paper.state === 'proposed') paper.state = 'sourcing';
    paper.sent = undefined;
    return true;
  },
  // Its hour has passed: what was agreed before, and can still be done, stands.
  lapse: (paper) => {
    if (!paper.sent) return false;
    if (paper.state === 'proposed') paper.state = 'lapsed';
    paper.sent = undefined;
    return true;
  },
  source: moves(['lapsed'], 'sourcing'),
  fail: unsent(moves(['approved', 'fulfilling'], 'sourcing')),
  fulfil: moves(['sourcing', 'approved'], 'fulfilling'),
  deliver: unsent(moves(['fulfilling'], 'delivered')),
  mend: moves(['delivered'], 'fulfilling'),
  withdraw: (paper) => {
    if (!['sourcing', 'proposed', 'lapsed', ...standing].includes(paper.state)) return false;
    const percent = standing.includes(paper.state) ? 'keptPercent' : undefined;
    end(paper, percent ? (paper.agreed?.[percent] ?? 0) : 0);
    return true;
  },
  decline: (paper) => {
    if (!['sourcing', ...standing].includes(paper.state)) return false;
    end(paper, 0);
    return true;
  },
} satisfies Partial<Record<Deed['kind'], Act>>;

const isAnswered = ({ sent }: Paper, deed: Deed) =>
  'version' in deed && deed.version !== undefined && sent?.number === deed.version.number;

/** Nothing was asked for yet: all of it. Else what is missing, or what is too much. */
function agree(paper: Paper, version: Version): void {
  paper.agreed = version;
  paper.givenUp = 0;
  for (const sheet of paper.sheets)
    if (
      sheet.currency !== version.currency ||
      (heldOn(sheet) + checkedOn(paper, sheet) === 0 && !sheet.open)
    )
      lower(sheet, 0);
  lowerAll(paper.sheets, version.total, (sheet) => checkedOn(paper, sheet));
  leaveSettled(paper);
  const missing = version.total - askedFor(paper.sheets);
  if (missing > 0)
    paper.sheets.push({ currency: version.currency, left: missing, leaving: 0, payments: [] });
}

function end(paper: Paper, percent: number): void {
  const { agreed } = paper;
  paper.state = 'ended';
  paper.sent = undefined;
  if (!agreed) return;
  paper.kept = Math.min(askedFor(paper.sheets), Math.floor((agreed.total * percent + 50) / 100));
  lowerAll(paper.sheets, paper.kept, (sheet) => checkedOn(paper, sheet));
  leaveSettled(paper);
}

function leaveSettled(paper: Paper): void {
  if (paper.sheets.some(({ open }) => open)) paper.settles = true;
}

/** Other currencies ask for nothing by then. */
export const askedFor = (sheets: readonly Sheet[]): number =>
  sheets.reduce((sum, { left }) => sum + left, 0);

/**
 * Coin by coin would do the same: unpaid coins first, newest sheet first, coins of a fee after the others.
 * Of something that is over, what is reserved pays what is kept: its coins count as paid.
 */
export function lowerAll<Kept extends Sheet>(
  sheets: readonly Kept[],
  to: number,
  reservedOn: (sheet: Kept) => number = () => 0,
): void {
  const newest = sheets.toReversed();
  const feeOn = ({ fee = 0 }: Kept) => fee;
  const secured = (sheet: Kept) => heldOn(sheet) + reservedOn(sheet);
  const orFee = (floor: (sheet: Kept) => number) => (sheet: Kept) =>
    Math.max(floor(sheet), feeOn(sheet));
  for (const floor of [orFee(secured), secured, orFee(heldOn), heldOn, feeOn, () => 0])
    for (const sheet of newest) {
      const tooMuch = askedFor(sheets) - to;
      if (tooMuch > 0)
        lower(sheet, Math.max(Math.min(sheet.left, floor(sheet)), sheet.left - tooMuch));
    }
}

/** What was paid beyond it goes back, the last payment first. */
export function lower(sheet: Sheet, left: number): void {
  sheet.left = left;
  let over = heldOn(sheet) - left;
  for (let at = sheet.payments.length - 1; over > 0; at -= 1) {
    const back = Math.min(over, sheet.payments[at] ?? 0);
    sheet.payments[at] = (sheet.payments[at] ?? 0) - back;
    sheet.leaving += back;
    over -= back;
  }
}

function onSheet(paper: Paper, deed: Deed): boolean {
  const sheet = 'sheet' in deed ? paper.sheets[deed.sheet] : undefined;
  if (!sheet || !('sheet' in deed)) return false;
  if (!('amount' in deed)) {
    if (deed.kind === 'paid' || sheet.open?.taken) sheet.payments.push(sheet.open?.amount ?? 0);
    sheet.open = undefined;
    lower(sheet, sheet.left);
    return true;
  }
  return deed.amount > 0 && withMoney(paper, sheet, deed);
}

function withMoney(paper: Paper, sheet: Sheet, deed: Extract<Deed, { amount: number }>): boolean {
  const { amount } = deed;
  if (deed.kind === 'begin' || deed.kind === 'transfer') {
    if (amount > unpaidOn(sheet) || sheet.open) return false;
    // A supplier has failed: nobody pays before another version is accepted. What a bank got, it got.
    const isWaiting = ['sourcing', 'proposed', 'lapsed'].includes(paper.state);
    if (deed.kind === 'begin' && isWaiting) return false;
    if (deed.kind === 'begin') sheet.open = { amount, taken: deed.taken, asks: deed.asks ?? false };
    else sheet.payments.push(amount);
    return true;
  }
  if (deed.kind === 'credit') {
    if (amount > sheet.left) return false;
    lower(sheet, sheet.left - amount);
  } else {
    const there = sheet.payments[deed.of] ?? 0;
    if (amount > there) return false;
    sheet.payments[deed.of] = there - amount;
    sheet.leaving += amount;
    sheet.left -= amount;
  }
  paper.givenUp += amount;
  return true;
}

/** How a colleague who looks at it later must find it: what was paid, what it asks for, what has left. */
const stands = (sheet: Sheet) =>
  JSON.stringify([heldOn(sheet) + sheet.leaving, sheet.left, sheet.gone ?? 0]);

/** Nobody is asked for what could not be done, nor twice for the same. */
function wish(paper: Paper, deed: DeskDeed): boolean {
  const sheet = paper.sheets[deed.sheet];
  const same = JSON.stringify(deed);
  if (!sheet || paper.wished.some((one) => JSON.stringify(one.deed) === same)) return false;
  if (!onSheet(structuredClone(paper), deed)) return false;
  paper.wished.push({ deed, stood: stands(sheet) });
  return true;
}

/** Money that is at the bank is written down however its sheet stands by then; anything else as it stood. */
function lookAt(paper: Paper, { at, yes }: { at: number; yes: boolean }): boolean {
  const [one] = paper.wished.splice(at, 1);
  const sheet = one && paper.sheets[one.deed.sheet];
  if (!one || !sheet) return false;
  if (!yes) return true;
  if (one.deed.kind !== 'transfer') return stands(sheet) === one.stood && onSheet(paper, one.deed);
  if (sheet.open) return false;
  sheet.payments.push(one.deed.amount);
  lower(sheet, sheet.left);
  return true;
}
