/** Where something that was agreed stands with its money: the same sums on every screen, mail and paper. */
import { z } from 'zod';
import { Day, Id, Localised, Money } from '#contract/primitives.ts';

/** The saved card that pays by itself what falls due, as its owner knows it: `visa 4242`. */
export const CardPays = z.object({
  card: z.string(),
  /** The last day it is good for; what falls due later is not taken from it. */
  until: Day,
  /** The day on which its bank refused it when it was last asked; what it is to pay later may be refused again. */
  refusedOn: Day.optional(),
});
export type CardPays = z.infer<typeof CardPays>;

/** `offered`: nothing is agreed yet. `asked`: a person has yet to confirm it. `over`: it was given up. */
export const MoneyStage = z.enum(['offered', 'asked', 'agreed', 'over']);
export type MoneyStage = z.infer<typeof MoneyStage>;

/**
 * Under which of its terms something ends. `unconfirmed`: nobody has promised anything yet. `changed`: what is kept
 * was a fee for changing it before. `withdrawn`: a client gave up a request under the quote they had accepted.
 */
export const MoneyTerm = z.enum([
  'unconfirmed',
  'free',
  'late',
  'no_show',
  'operator',
  'weather',
  'changed',
  'withdrawn',
]);
export type MoneyTerm = z.infer<typeof MoneyTerm>;

/** `all`: it is asked for in one sum. */
export const DueKind = z.enum(['deposit', 'balance', 'all']);
export type DueKind = z.infer<typeof DueKind>;

export const DuePart = z.object({
  sum: Money,
  kind: DueKind,
  /** The last day in Dubai; null: when it is confirmed. */
  by: Day.nullable(),
  /** To be paid today at the latest, or with the confirmation that is being given. */
  now: z.boolean(),
  /** Asked for by a change alone, which a person has yet to confirm. */
  waits: z.boolean().optional(),
  /** The other day it has once a change that waits is confirmed; null: it is due with that. */
  onceBy: Day.nullable().optional(),
  /** What of it falls away once a cheaper change that waits is confirmed: of what is paid before, only the rest stays. */
  less: Money.optional(),
  /** What of it is the fee for a change that is not made yet. */
  fee: Money.optional(),
});
export type DuePart = z.infer<typeof DuePart>;

/** What a change that waits for the house makes of a part once it is confirmed; by null: it is due with that. */
export const ChangeDue = z.object({ by: Day.nullable(), sum: Money });
export type ChangeDue = z.infer<typeof ChangeDue>;

/** Of what goes back, what one card gets, or the bank account it came from. */
export const BackShare = z.object({
  way: z.enum(['card', 'transfer']),
  /** `visa 4242`; empty where it is not known. */
  card: z.string(),
  sum: Money,
  /**
   * Of what a person sends by bank: the day by which it leaves, and whether that has passed. Of what has left for
   * a card: the day by which its bank shows it, until that has passed.
   */
  by: Day.optional(),
  late: z.boolean().optional(),
  /** Once it has left: on which day, and the reference that the bank knows it by. */
  sentOn: Day.optional(),
  reference: z.string().optional(),
});
export type BackShare = z.infer<typeof BackShare>;

/** A fee that is kept for a change, and the day in Dubai on which that was asked for; null: of several days. */
const ChangeFee = z.object({ on: Day.nullable(), sum: Money });

/** What follows for the money when it ends. Paid and taken and still to pay are what is kept and comes back. */
export const MoneyEnding = z.object({
  term: MoneyTerm,
  /** What ending it costs by itself. */
  fee: Money,
  /** What the house keeps of it in all, earlier fees within it. */
  keeps: Money,
  /** Of what was paid, what goes back. */
  comesBack: Money,
  backTo: z.array(BackShare),
  /** Of what is reserved, what is taken for the fee and what is let go. */
  taken: Money,
  letGo: Money,
  /** Of what is kept, what is still to be paid. */
  toPay: Money,
});
export type MoneyEnding = z.infer<typeof MoneyEnding>;

export const MoneyEndings = z.object({
  /** The client gives it up now. */
  now: MoneyEnding,
  noShow: MoneyEnding,
  operator: MoneyEnding,
  weather: MoneyEnding,
});
export type MoneyEndings = z.infer<typeof MoneyEndings>;

export const MoneyFacts = z.object({
  stage: MoneyStage,
  /** As agreed, without fees. */
  total: Money,
  /** Every part that is still to be paid, the first due first. */
  due: z.array(DuePart),
  /** Of it, what is to be paid now. */
  dueNow: Money,
  /** Held on a card and not taken. */
  reserved: Money,
  /** A reservation that ended without anything being taken; said of what is over. */
  released: Money,
  /** Of what was reserved, what is being taken at this moment. */
  taking: Money,
  /** Asked of a card at this moment, and no longer of its owner. */
  collecting: Money,
  collectingOn: z.array(z.string()),
  /** The same of what nothing is owed for any more: it goes back if the bank still takes it. */
  collectingBack: Money,
  /** Reported to have come by transfer, and not asked for while a second colleague checks it. */
  checking: Money,
  /** The same of what nothing is owed for any more: it goes back if it has come. */
  checkingBack: Money,
  /** Taken, and not on its way back. */
  paid: Money,
  /** Owed to the client: it is sent or about to be. */
  returning: Money,
  returningTo: z.array(BackShare),
  /** Arrived with the client again. */
  returned: Money,
  returnedTo: z.array(BackShare),
  /** What a change that is not made yet, or not confirmed, will send back. */
  comesBack: Money,
  comesBackTo: z.array(BackShare),
  /** Fees that stay with the house. */
  kept: Money,
  /** So much more its terms would have kept: the house gave it. */
  keptLess: Money,
  /** Of them, those for changes, the first one first. */
  keptFor: z.array(ChangeFee),
  /** Given by the house of its own accord: of the total, nobody asks for it again. */
  forgiven: Money,
  /** Of it, what had been paid and goes back. */
  forgivenBack: Money,
  /** Of that, what has left. */
  forgivenGone: Money,
  /** How money goes back: the ways by which it came. */
  ways: z.array(z.enum(['card', 'transfer'])),
  /** The cards among them, as their owners know them: `visa 4242`. */
  cards: z.array(z.string()),
  /** The cards on which it is reserved, or was until it was let go. */
  reservedOn: z.array(z.string()),
  /** The numbers of the credit notes that were written for it. */
  creditNotes: z.array(z.string()),
  /** Null where no card is saved, or none is ever charged for it. */
  cardPays: CardPays.nullable(),
  /** What people quoted is paid by its client: no saved card is charged for it. */
  byHand: z.boolean(),
  /** Its card only guarantees it: reserved as it is booked, and taken on its day. */
  guarantee: z.boolean(),
  /** The invoice to pay next, or else the latest that is not credited whole; null while there is none. */
  invoice: Id.nullable(),
  /** Nothing is asked until a new quote is accepted. */
  paused: z.boolean(),
  /** Nothing of it is due before a person of the house has confirmed it. */
  waits: z.boolean(),
  /** Under which of its terms something was kept as it ended; null where nothing was. */
  keptUnder: MoneyTerm.nullable(),
  /** Null once it is over. */
  endings: MoneyEndings.nullable(),
});
export type MoneyFacts = z.infer<typeof MoneyFacts>;

/** Held on a card for one thing: what of it, and when it is taken. */
export const ReservedPart = z.object({
  title: Localised,
  sum: Money,
  stage: MoneyStage,
  /** The day on which it is taken; null: with the confirmation. */
  on: Day.nullable(),
  /** A person of the house has yet to confirm it. */
  waits: z.boolean(),
  /** Something of it is taken before its day where it is cancelled late, or was changed for a fee. */
  fee: z.boolean(),
  /** It is being taken at this moment. */
  taking: z.boolean(),
  /** Another part of the same reservation is being taken: this is the rest. */
  rest: z.boolean(),
  /** Less is owed than is held: so much is taken on its day, and the rest is let go. */
  taken: Money.optional(),
});
export type ReservedPart = z.infer<typeof ReservedPart>;

/** What one line about money tells. */
export type MoneyLineId =
  | 'paid'
  | 'borne'
  | 'taking'
  | 'collecting'
  | 'checking'
  | 'reserved'
  | 'released'
  | 'due'
  | 'later'
  | 'returning'
  | 'toSend'
  | 'returned'
  | 'backOnce'
  | 'kept'
  | 'forgiven'
  | 'nothing'
  | 'securityDeposit'
  | 'unpaid'
  | 'fee'
  | 'comesBack'
  | 'taken'
  | 'letGo'
  | 'fallsAway'
  | 'toPay'
  | 'unconfirmed'
  | 'free'
  | 'late'
  | 'noShow'
  | 'operator'
  | 'weather';
