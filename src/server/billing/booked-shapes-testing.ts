/** A booking and its documents as they are written on paper, and what may be done to them. */
import type {
  DeskDeed,
  MoneyDeed,
  Sheet as Plain,
} from '#server/billing/sequences/print-testing.ts';

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
  /** Of what was paid, sent back by a colleague: no part of it is asked for anew. */
  givenBack: number;
  gone: number;
  /** A change asked the saved card for what is due of it, and the job that takes it has not come by. */
  waits?: boolean;
  /** Begun: whether the processor has it, whether it only reserves, and whether the bank asks first. */
  open?:
    | { amount: number; taken: boolean; later: boolean; asks: boolean; lapsed?: boolean }
    | undefined;
}

/** What a colleague wishes to do and another one has to look at, with how the sheet stood then. */
export interface Wished {
  deed: DeskDeed;
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
  /** What it came to when it was confirmed the last time. */
  agreed?: number;
  shape: Shape;
  /** While a change of it waits for an answer: as it was confirmed, and as it stands until then. */
  before?: Pick<Paper, 'total' | 'shape' | 'kept' | 'late'> | undefined;
  /** It was confirmed once, so its terms hold. */
  promised: boolean;
  /** The free hours are over, and the day itself. */
  late: boolean;
  day: boolean;
  kept: number;
  /** Of it, what the house gave of a document that asked for a fee: that was of the fee first. */
  feesGiven: number;
  forgiven: number;
  /** Of it, what was given once it had ended. */
  givenAfter: number;
  /** Whether a saved card pays what falls due. */
  card: boolean;
  /** Paid or reserved before there was a sheet. */
  early?: { amount: number; reserved: boolean; gone: boolean; lapsed?: boolean } | undefined;
  /** The card was asked for it, and the line broke before the house had heard of that. */
  unheard?: Paper['early'];
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
