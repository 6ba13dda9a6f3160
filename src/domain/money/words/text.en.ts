/** The words for money that sheet, dialog, page, mail, paper and assistant all use. */
import type { DuePart, MoneyLineId, MoneyTerm } from '#contract/money-facts.ts';

type Kind = DuePart['kind'];
type Kept = Partial<Record<MoneyTerm, string>>;
type KeptSum = Partial<Record<MoneyTerm, (sum: string) => string>>;
/** The renewals of a membership before it ends: what each costs, and the day of the last one. */
interface Dues {
  total: string;
  times: number;
  each: string;
  last: string;
}
/** What a membership becomes. */
interface Change {
  name: string;
  on: string;
  price: string;
}
type Theirs = Partial<Record<MoneyLineId, (name: string) => string>>;

const withConfirmation: Record<Kind, string> = {
  deposit: 'Deposit, with the confirmation',
  balance: 'Balance, with the confirmation',
  all: 'With the confirmation',
};
const now: Record<Kind, string> = {
  deposit: 'Deposit, due now',
  balance: 'Balance, due now',
  all: 'Due now',
};
const by: Record<Kind, (day: string) => string> = {
  deposit: (day) => `Deposit, by ${day}`,
  balance: (day) => `Balance, by ${day}`,
  all: (day) => `Due by ${day}`,
};
const onceConfirmed: Record<Kind, string> = {
  deposit: 'Deposit, once it is confirmed',
  balance: 'Balance, once it is confirmed',
  all: 'Once it is confirmed',
};
const under: Record<MoneyTerm, string> = {
  unconfirmed: 'it is not confirmed yet, so giving it up is free',
  free: 'within the time for free cancellation',
  late: 'under its terms for a cancellation',
  no_show: 'under its terms, as the hour has come',
  operator: 'we call it off, so nothing is kept',
  weather: 'under its terms for bad weather',
  changed: 'under its terms, as the time for free changes was over',
  withdrawn: 'as the accepted quote says',
};

/** As the house's terms promise it; said alike wherever a card gets something back. */
const backWithin = 'within ten working days';

/** As money/transit.ts counts them: a person of the house sends what goes back by bank. */
const sentWithin = 'within three working days';
const fromAccount = 'by bank transfer to the account it came from';

export const moneyText = {
  due: { withConfirmation, now, by, onceConfirmed },
  comma: ', ',
  semicolon: '; ',
  /** Of a credit that the desk gives while a new quote is waited for. */
  countsTowardsNext:
    'a new quote is waited for: this counts towards it, for once it is accepted its whole price is owed',
  stillToPay: 'Still to pay',
  ifAccepted: (day: string) => `Due by ${day} if you accept today`,
  stillIfAccepted: (day: string) => `Still to pay, by ${day} if you accept today`,
  /** Of a version that nobody has accepted yet. */
  onceAccepted: {
    comesBack: 'Comes back to you if you accept',
    comesBackTo: (name: string) => `Goes back to ${name} if you accept`,
    noLonger: 'No longer asked for if you accept',
    toPay: { stillToPay: 'Still to pay if you accept', nothingLabel: 'To pay if you accept' },
  },
  withinDays: (days: number) => (days === 1 ? 'due one day later' : `due ${days} days later`),
  stillToPayBy: (day: string) => `Still to pay, by ${day}`,
  cardPaysThen: (card: string) => `${card} pays it on that day unless it is paid before`,
  /** While a person has yet to confirm it. */
  cardPaysOnceThen: (card: string) =>
    `once it is confirmed, ${card} pays it on that day unless it is paid before`,
  onceConfirmed: 'once it is confirmed',
  /** Of what was agreed before a change that waits for the house. */
  onceChanged: {
    label: 'Once the change is confirmed',
    onDay: 'once the change is confirmed',
    cardPays: (card: string) =>
      `once the change is confirmed, ${card} pays it on that day unless it is paid before`,
    by: (day: string) => `by ${day} if we confirm the change`,
    now: 'due at once if we confirm the change',
    cardNow: (card: string, sum: string) =>
      `if we confirm the change, ${card} is charged ${sum} at once`,
    cardBy: (card: string, day: string) => `if we confirm the change, ${card} pays it on ${day}`,
    otherwise: 'otherwise it pays it on that day unless it is paid before',
    less: (sum: string, left: string) =>
      `${sum} of it falls away once the change is confirmed; of what is paid before, all beyond the ${left} that is left comes back`,
    lessAll: 'it falls away once the change is confirmed; what is paid of it before comes back',
  },
  /** Before it is booked, and while it waits for an answer. */
  cardPaysNow: (card: string) => `${card} pays it as you confirm`,
  cardIsAsked: (card: string) =>
    `reserved on ${card} as you ask, taken once your concierge has confirmed it`,
  cardGuarantees: (card: string) => `reserved on ${card} as you confirm, taken on that day`,
  cardGuaranteesAsked: (card: string) =>
    `reserved on ${card} as you ask, taken on that day once it is confirmed`,
  nothingReserved: 'nothing is reserved',
  /** Of a saved card that is to pay later. */
  cardRefused: (day: string) => `its bank refused this card on ${day}`,
  /** On its row, where another can be chosen. */
  refusedOn: (day: string) => `Refused on ${day}; pay with another or try again`,
  cardPaysChange: (card: string) => `${card} pays it as you change`,
  cardPaysConfirmed: (card: string) => `${card} pays it then`,
  fromInvoice: 'you pay it from its invoice',
  transferBeside: (card: string, day: string) =>
    `A transfer counts on the day it reaches us. Only what is still open on ${day} is taken from ${card}.`,
  keptCard:
    'A kept card is charged by itself, until you remove it: with the confirmation of a booking, on the day a booking’s balance is due, for what its terms keep if you cancel late or nobody comes, and when a membership begins or renews. What waits for an answer or is only guaranteed is reserved on it first. Quotes you accept are never charged to it by themselves.',
  byHand: 'you pay it yourself; no card is charged by itself',
  byHandAtDesk: 'the client pays it; no card is charged by itself',
  paid: 'Paid',
  paidInAll: 'Paid in all',
  /** Beside what came before it. */
  thisPayment: 'This payment',
  borne: 'Stays paid',
  taking: (card: string) => `Being taken from ${card}`,
  /** Not reserved before: the saved card is charged at this moment. */
  collectingNote: 'the bank is being asked; you need do nothing',
  /** Of what ended while the bank was being asked. */
  collectingBack: {
    all: 'if the bank still takes it, all of it goes back to that card',
    part: (sum: string) => `if the bank takes it, ${sum} of it goes back to that card`,
  },
  /** A transfer that a colleague recorded and another has to look at. */
  checking: 'Transfer being checked',
  checkingNote:
    'our desk has recorded it and it counts once a second colleague has checked it; nothing need be paid for it meanwhile',
  checkingBack: {
    all: 'our desk has recorded it; if it arrived, all of it goes back to the account it came from',
    part: (sum: string) =>
      `our desk has recorded it; if it arrived, ${sum} of it goes back to the account it came from`,
  },
  takingNote: 'it was reserved before',
  takingFee: 'the fee, of what was reserved',
  reserved: (card: string) => `Reserved on ${card}`,
  /** Of a place that is held: another card may be the one that is saved. */
  reservedAlready: (card: string) => `Already reserved on ${card}`,
  reservedUntilConfirmed: 'taken once it is confirmed, nothing before',
  reservedOnceUntil: (day: string, unless: string) =>
    `taken on ${day} once it is confirmed, nothing before${unless}`,
  reservedUntil: (day: string, unless: string) => `taken on ${day}, nothing before${unless}`,
  /** Of what is held more than is owed. */
  reservedPartUntil: (sum: string, day: string, unless: string) =>
    `${sum} of it taken on ${day} and the rest let go, nothing before${unless}`,
  /** Beside the button of a bank or a dialog that reserves: another confirmation than that is meant. */
  reservedUntilAnswered: 'taken once your concierge has confirmed it, nothing before',
  reservedAnsweredUntil: (day: string, unless: string) =>
    `taken on ${day} once your concierge has confirmed it, nothing before${unless}`,
  onlyReserved: (when: string) => `It is only reserved: ${when}.`,
  /** Of a place that is held for a while: what becomes of its money where nobody confirms it. */
  lapses: {
    reserved: (sum: string, card: string) =>
      `If the clock runs out before, the place is given up and the reservation of ${sum} on ${card} ends; nothing is taken.`,
    paid: (sum: string) =>
      `If the clock runs out before, the place is given up and ${sum} comes back to you.`,
  },
  reservedEach: (unless: string) =>
    `taken on its day or once it is confirmed, nothing before${unless}`,
  unlessFee: ' unless it is cancelled and a fee is due',
  /** Of several: another's cancellation takes nothing of the rest. */
  unlessFeeOfOne: ' unless one of them is cancelled and a fee is due, and then that fee alone',
  /** Of several reservations, each with its sum and day. */
  reservedTaking: 'it is being taken',
  reservedEnding: 'being let go',
  moreReserved: (count: number) => `${count} more, each on its own day or once it is confirmed`,
  nothingBefore: (unless: string) => `nothing is taken before${unless}`,
  reservedOver: 'the reservation is ending; nothing is taken',
  restOver: 'the rest of the reservation is ending; nothing more is taken',
  reservation: (card: string) => `Reservation on ${card}`,
  reservationEnds: 'the reservation ends; nothing is taken',
  restEnds: 'the rest of the reservation ends; nothing more is taken',
  reservationEnded: 'the reservation ended; nothing was taken',
  /** Of a change that a person confirms, to what was confirmed already. */
  stays: {
    until: 'Your booking stays as it is until we confirm the change.',
    otherwise: 'If we cannot, nothing changes and the change costs nothing.',
  },
  returning: 'On its way back to you',
  /** Nothing is on its way before a person has sent it. */
  toSend: 'To be sent to you',
  returned: 'Sent back to you',
  backOnce: 'Comes back to you once the change is confirmed',
  /** Of all that is owed: what a cheaper change takes of it. */
  lessOnce: 'Falls away once the change is confirmed',
  lessOnceLeft: (left: string) =>
    `${left} is left to pay then; of what is paid before, all beyond that comes back`,
  lessOnceAll: 'what is paid of it before comes back',
  keptForChanges: 'Kept for changes',
  feeForChange: 'Fee for the change',
  /** What is asked for with a change, beside its price. */
  withChangeFee: (total: string, fee: string) => `${total} and a fee of ${fee} for the change`,
  /** Of what a change asks for that is nothing but its fee, or of which that is a part. */
  feeDue: {
    now: 'Fee for the change, due now',
    by: (day: string) => `Fee for the change, by ${day}`,
    once: 'Fee for the change, once that is confirmed',
    withBalance: 'it is asked for on the day of the balance',
    part: (sum: string) => `${sum} of it is the fee for the change`,
  },
  /** Of a fee that came with a change which the house has yet to confirm, or did not. */
  feeFates: {
    owed: '',
    waits: ', once the change is confirmed',
    fell_away: ', fell away: the change did not happen',
  },
  feeForChangeOf: (day: string) => `Fee for the change of ${day}`,
  kept: 'Kept by the house',
  keptLess: (sum: string) => `${sum} less than that, as the house decided`,
  /** A fee is called what it is, by the term under which it was kept. */
  keptAs: {
    late: 'Cancellation fee',
    no_show: 'No-show fee',
    changed: 'Fee for the change',
    withdrawn: 'Fee for withdrawing',
  } satisfies Kept as Kept,
  /** Why stands with its credit note, in the words of whoever did it. */
  forgiven: 'No longer asked for, as the house decided',
  takenOff: {
    all: 'the house gave it back',
    part: (sum: string) => `${sum} of it the house gave back`,
  },
  nothingLabel: 'To pay',
  nothing: 'nothing',
  nothingMore: 'nothing more',
  nothingForNow: 'nothing for now',
  nothingBeside: 'nothing besides what is reserved',
  ways: {
    card: `to the card it was paid with ${backWithin}`,
    transfer: `${fromAccount}; we send it ${sentWithin}`,
    transferBy: (day: string) => `${fromAccount}; we send it by ${day}`,
    transferLate: (day: string) =>
      `${fromAccount}; it should have left by ${day}. We are sorry, it is on our desk`,
    sends: `, which we send ${sentWithin}`,
    sendsBy: (day: string) => `, which we send by ${day}`,
    sendsLate: (day: string) => `, which should have left by ${day}`,
    sentOn: (day: string) => ` on ${day}`,
    known: (reference: string) => `, reference ${reference}`,
    both: 'the way it came: to the card, and by bank transfer',
    named: (cards: string) => `to ${cards} ${backWithin}`,
    bothNamed: (cards: string) => `the way it came: to ${cards}, and by bank transfer`,
    card4: (brand: string, last4: string) => `${brand || 'the card'} ending ${last4}`,
    own4: (brand: string, last4: string) => `your ${brand || 'card'} ending ${last4}`,
    client4: (brand: string, last4: string) => `the client’s ${brand || 'card'} ending ${last4}`,
    own: 'your card',
    client: 'the client’s card',
    theirs: (name: string) => `${name}’s card`,
    theirs4: (name: string) => (brand: string, last4: string) =>
      `${name}’s ${brand || 'card'} ending ${last4}`,
    byBank: 'by bank transfer',
    paidWith: (cards: string) => `with ${cards}`,
    to: (card: string) => `to ${card}`,
    and: ' and ',
    share: (sum: string, card: string) => `${sum} to ${card}`,
    shareByCard: (sum: string) => `${sum} to the card it was paid with`,
    shareByBank: (sum: string) => `${sum} by bank transfer`,
    days: ` ${backWithin}`,
    bankShows: `the bank shows it ${backWithin}`,
    bankShowsBy: (day: string) => `the bank shows it by ${day}`,
  },
  paused: {
    label: 'Paused: waiting for a new quote',
    sentence: 'Nothing more is asked until you accept a new quote.',
    carried: (sum: string) =>
      `What you have paid, ${sum}, stays with us for it. If you withdraw the request instead, all of it comes back.`,
    free: 'If you withdraw the request instead, it costs you nothing.',
  },
  /** How the house reads the same lines, of somebody else. */
  atDesk: {
    returning: 'On its way back to the client',
    toSend: 'To be sent to the client',
    returned: 'Sent back to the client',
    comesBack: 'Goes back to the client',
    backOnce: 'Goes back to the client once the change is confirmed',
  } satisfies Partial<Record<MoneyLineId, string>> as Partial<Record<MoneyLineId, string>>,
  /** The notes that speak to the client, as the house reads them. */
  forDesk: {
    fromInvoice: 'the client pays it from its invoice',
    byHand: 'the client pays it; no card is charged by itself',
    collectingNote: 'the bank is being asked',
  },
  /** The same to whoever acts for another. */
  forDelegate: (name: string) => ({
    fromInvoice: 'it is paid from its invoice',
    byHand: `${name} pays it, or you if you may pay; no card is charged by itself`,
    collectingNote: 'the bank is being asked',
  }),
  /** How somebody reads them who acts for another. */
  theirs: {
    returning: (name: string) => `On its way back to ${name}`,
    toSend: (name: string) => `To be sent to ${name}`,
    returned: (name: string) => `Sent back to ${name}`,
    comesBack: (name: string) => `Goes back to ${name}`,
    backOnce: (name: string) => `Goes back to ${name} once the change is confirmed`,
  } satisfies Theirs as Theirs,
  confirming: {
    takes: (sum: string, card: string | undefined, taken: string) =>
      `${sum} is reserved on the client’s ${card ?? 'card'}: confirming takes ${taken} now.`,
    holds: (sum: string, card: string | undefined) =>
      `${sum} is reserved on the client’s ${card ?? 'card'}: confirming takes nothing now.`,
    takesMore: (
      { all, held }: { all: string; held: string },
      more: string,
      cards: { held?: string | undefined; saved: string },
    ) =>
      cards.held
        ? `Confirming takes ${all} now: ${held} reserved on the client’s ${cards.held} and ${more} more from the ${cards.saved}.`
        : `Confirming takes ${all} now from the client’s ${cards.saved}: ${held} is reserved and ${more} is taken besides.`,
    takesFrom: (sum: string, card: string) =>
      `Confirming takes ${sum} now from the client’s ${card}; nothing is reserved.`,
    takesNothing: 'Confirming takes nothing now.',
    paid: (sum: string) => `Paid: ${sum}.`,
    letsGo: (sum: string) => `The rest of the reservation, ${sum}, is let go.`,
    sendsBack: (sum: string, how: string) =>
      `Confirming sends ${sum} back to the client${how && `, ${how}`}.`,
    nothingOn: (card: string) => `Nothing is reserved; the client’s ${card} is saved.`,
    noCard: 'No card, nothing is reserved.',
    asks: (sum: string) => `Confirming asks the client for ${sum}.`,
    /** Besides what is reserved or paid, which is `further`. */
    cardPaysLater: (sum: string, day: string, card: string) =>
      `${sum} is not reserved: once it is confirmed, the client’s ${card} pays it on ${day}.`,
    clientPaysLater: (sum: string, day: string) =>
      `${sum} is not reserved: once it is confirmed, the client pays it by ${day}.`,
    further: (sum: string) => `A further ${sum}`,
  },
  /** Before the house ends it under a term that leaves more than the client's own would. */
  keepsBeyond: (sum: string) =>
    `If the client cancelled today, ${sum} more would go back to them than under this cause.`,
  times: (count: number, each: string) => `× ${count}, ${each} each`,
  payment: {
    gone: (sum: string) => `${sum} sent back`,
    leaving: (sum: string) => `${sum} on its way back`,
    toSend: (sum: string) => `${sum} to be sent back`,
    letGo: 'Nothing was taken',
  },
  invoice: {
    kept: (sum: string) => `${sum} kept`,
    keptAs: {
      late: (sum: string) => `cancellation fee ${sum}`,
      no_show: (sum: string) => `fee of ${sum}, as nobody came`,
      changed: (sum: string) => `fee for the change ${sum}`,
      withdrawn: (sum: string) => `fee for withdrawing ${sum}`,
    } satisfies KeptSum as KeptSum,
    feePaid: {
      late: 'Cancellation fee paid',
      no_show: 'No-show fee paid',
      changed: 'Fee for the change paid',
      withdrawn: 'Fee for withdrawing paid',
    } satisfies Kept as Kept,
    counts: (sum: string) => `${sum} stays paid`,
    credited: (sum: string) => `${sum} credited`,
    goesBack: (sum: string) => `${sum} goes back`,
    comma: ', ',
    reserved: 'Reserved on the card',
    reservedUntil: (day: string) => `taken on ${day}`,
    reservedNow: 'it is being taken',
    partOpen: (sum: string, left: string) => `${sum}, of which ${left} is open`,
    names: {
      invoice: (number: string) => `Invoice ${number}`,
      credit_note: (number: string) => `Credit note ${number}`,
    },
    next: {
      deposit: (number: string) => `Deposit of ${number}`,
      balance: (number: string) => `Balance of ${number}`,
      all: (number: string) => number,
      rest: (number: string) => `Rest of ${number}`,
    },
  },
  unpaid: {
    label: 'If it stays unpaid',
    note: 'no late fee is added and no clock cancels it; a person of the house may call it off, and then writes to you and sends back what you paid',
    sentence: (label: string, note: string) => `${label}, ${note}.`,
  },
  /** A bank keeps no reservation for weeks. */
  lapsed: {
    label: 'If the bank ends the reservation before',
    charged: (card: string) => `${card} is charged on that day instead`,
    asked: 'it is asked for on that day instead',
  },
  securityDeposit: 'Security deposit',
  securityNote:
    'held at the handover on a card in the driver’s name, and given back afterwards; no part of the total',
  renewal: {
    on: (day: string, price: string) => `It renews by itself on ${day} for ${price}`,
    each: {
      month: (price: string) => `It renews by itself every month for ${price}`,
      year: (price: string) => `It renews by itself every year for ${price}`,
    },
    after: { month: ', and every month after that.', year: ', and every year after that.' },
    any: 'Each renews by itself at its price, for the same time again.',
    change: {
      month: ({ name, on, price }: Change) => `${name} on ${on}, for ${price} a month`,
      year: ({ name, on, price }: Change) => `${name} on ${on}, for ${price} a year`,
    },
    becomes: 'Becomes',
    /** Beside the minimum term of what it is now. */
    minimumThen: (day: string) => `with the change until ${day}`,
    becomesThen: (change: string) => `It becomes ${change}, and renews by itself.`,
    becomesFirst: (change: string) => `It becomes ${change}.`,
    becomesIfKept: (change: string) => `If you keep it, it becomes ${change}.`,
    stop: (where: string) =>
      `To stop it, press “End membership” ${where} on any day; no notice is needed.`,
    /** The same where the label before it says that it is for stopping. */
    stopHow: (where: string) => `Press “End membership” ${where} on any day; no notice is needed.`,
    ends: 'It then ends with the period that is paid, though not before its minimum term.',
    lastDay: (day: string) => `Stopped today, its last day is ${day}.`,
    stillDue: 'Still to pay until then',
    dueOnce: (sum: string, day: string) => `${sum} on ${day}`,
    due: ({ total, times, each, last }: Dues) =>
      `${total} (${times} × ${each}, the last on ${last})`,
    nothingDue: 'Nothing more is to pay for the membership.',
    below: 'below',
    elsewhere: 'under Invoices in your profile',
  },
  ending: {
    paid: 'Paid so far',
    /** Sent already, or on its way: what follows here is besides it. */
    paidBeside: (sum: string) => `Paid, besides ${sum} promised back before`,
    fee: 'Fee',
    /** From which money a fee comes, where the lines below do not say it. */
    ofPaid: 'kept of what was paid',
    partOfPaid: (sum: string) => `${sum} of it kept of what was paid`,
    comesBack: 'Comes back to you',
    taken: (card: string) => `Taken from what is reserved on ${card}`,
    keeps: 'Kept by the house',
    noLonger: 'No longer asked for',
    fallsAway: 'Open balance',
    fallsAwayNote: 'falls away; nothing more is asked for it',
    under,
  },
  terms: {
    unconfirmed: 'If you cancel before it is confirmed',
    unconfirmedNote: 'free',
    freeOnceConfirmed: 'If you cancel after that',
    fromOutsetOnceConfirmed: 'Fee if you cancel after that',
    free: 'If you cancel',
    freeUntil: (moment: string) => `free until ${moment}`,
    feeStays: 'the fee for the change stays with us, and a fee for cancelling would be added to it',
    onTop: 'on top of the fee for the change',
    after: 'Fee after that',
    fromOutset: 'Fee if you cancel',
    share: (percent: number) => `${percent} % of the total, and the same to move it`,
    shareFromOutset: (percent: number) =>
      `${percent} % of the total, and the same to move it; free cancellation is not possible`,
    shareOver: (percent: number) =>
      `${percent} % of the total, and the same to move it; the time for free cancellation is over`,
    noShow: 'Fee if nobody comes',
    operator: 'If the operator cancels',
    all: 'everything you paid comes back',
    weather: 'If the weather stops it',
    weatherShare: (percent: number) =>
      `${percent} % of what you paid comes back, and nothing more is asked`,
    weatherNone: 'what you paid is kept, and nothing more is asked',
  },
};
export type MoneyText = typeof moneyText;
