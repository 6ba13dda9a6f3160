/** The words for money that sheet, dialog, page, mail, paper and assistant all use. */
import type { DuePart, LineId, MoneyTerm } from '#contract/money-facts.ts';

type Kind = DuePart['kind'];

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
  free: 'within the free hours',
  late: 'under its terms, as the free hours are over',
  no_show: 'under its terms, as the hour has come',
  operator: 'we call it off, so nothing is kept',
  weather: 'under its terms for bad weather',
};

export const moneyText = {
  due: { withConfirmation, now, by, onceConfirmed },
  comma: ', ',
  semicolon: '; ',
  stillToPay: 'Still to pay',
  ifAccepted: (day: string) => `Due by ${day} if you accept today`,
  stillIfAccepted: (day: string) => `Still to pay, by ${day} if you accept today`,
  withinDays: (days: number) => `due ${days} days after you accept`,
  stillToPayBy: (day: string) => `Still to pay, by ${day}`,
  cardPaysThen: (card: string) => `your ${card} pays it on that day unless it is paid before`,
  transferBeside: (card: string, day: string) =>
    `A transfer counts on the day it reaches us. Your ${card} pays only what is still open on ${day}.`,
  keptCard:
    'A kept card is charged by itself: with the confirmation of a booking, on the day a booking’s balance is due, and when a membership renews, until you remove it. Requests are never charged to it.',
  byHand: 'you pay it yourself; no card is charged by itself',
  paid: 'Paid',
  paidInAll: 'Paid in all',
  borne: 'You bear',
  taking: 'Being taken from your card',
  takingNote: 'it was reserved before',
  reserved: 'Reserved on your card',
  reservedUntilConfirmed: 'taken once it is confirmed, nothing before',
  reservedOnceUntil: (day: string) => `once it is confirmed taken on ${day}, nothing before`,
  reservedUntil: (day: string) => `taken on ${day}, nothing before`,
  reservedEach: 'taken on its day or once it is confirmed, nothing before',
  reservedOver: 'the reservation is ending; nothing is taken',
  reservation: 'Reservation on your card',
  reservationEnds: 'the reservation ends; nothing is taken',
  reservationEnded: 'the reservation ended; nothing was taken',
  returning: 'On its way back to you',
  returned: 'Sent back to you',
  keptForChanges: 'Kept for changes',
  kept: 'Kept by the house',
  forgiven: 'Taken off by the house',
  nothingLabel: 'To pay',
  nothing: 'nothing',
  nothingMore: 'nothing more',
  nothingForNow: 'nothing for now',
  nothingBeside: 'nothing besides what is reserved',
  ways: {
    card: 'to the card it was paid with; banks take a few days',
    transfer: 'by bank transfer; a person of the house sends it',
    both: 'the way it came: to the card, and by bank transfer',
    named: (cards: string) => `to ${cards}; banks take a few days`,
    bothNamed: (cards: string) => `the way it came: to ${cards}, and by bank transfer`,
    card4: (brand: string, last4: string) => `${brand || 'the card'} ending ${last4}`,
    own4: (brand: string, last4: string) => `${brand || 'card'} ending ${last4}`,
    and: ' and ',
  },
  keptAgreed: 'as the accepted proposal says',
  paused: {
    label: 'Paused: waiting for a new proposal',
    sentence: 'Nothing more is asked until you accept a new proposal.',
    carried: (sum: string) => `What you have paid, ${sum}, is carried over to it.`,
  },
  /** How the house reads the same lines, of somebody else. */
  atDesk: {
    borne: 'The client bears',
    taking: 'Being taken from the client’s card',
    reserved: 'Reserved on the client’s card',
    released: 'Reservation on the client’s card',
    letGo: 'Reservation on the client’s card',
    returning: 'On its way back to the client',
    returned: 'Sent back to the client',
    comesBack: 'Goes back to the client',
  } satisfies Partial<Record<LineId, string>> as Partial<Record<LineId, string>>,
  confirming: {
    takes: (sum: string) => `Reserved on the client’s card: confirming takes ${sum} now.`,
    asks: (sum: string) => `Nothing is reserved: confirming asks the client for ${sum}.`,
  },
  times: (count: number, each: string) => `× ${count}, ${each} each`,
  payment: {
    gone: (sum: string) => `${sum} paid back`,
    leaving: (sum: string) => `${sum} on its way back`,
  },
  invoice: {
    kept: (sum: string) => `${sum} kept`,
    credited: (sum: string) => `${sum} credited`,
    comma: ', ',
    reserved: 'Reserved on the card',
    reservedUntil: (day: string) => `taken on ${day}`,
    reservedNow: 'it is being taken',
    partOpen: (sum: string, left: string) => `${sum}, of which ${left} is open`,
    nothingOpen: (sum: string) => `${sum}, nothing open`,
    next: {
      deposit: (number: string) => `Deposit of ${number}`,
      balance: (number: string) => `Balance of ${number}`,
      all: (number: string) => number,
      rest: (number: string) => `Rest of ${number}`,
    },
  },
  securityDeposit: 'Security deposit',
  securityNote: 'held on a card while you have it and given back; no part of the total',
  renewal: {
    on: (day: string, price: string) => `It renews by itself on ${day} for ${price}`,
    each: {
      month: (price: string) => `It renews by itself every month for ${price}`,
      year: (price: string) => `It renews by itself every year for ${price}`,
    },
    after: { month: ', and every month after that.', year: ', and every year after that.' },
    any: 'Each renews by itself at its price, for the same time again.',
    stop: (where: string) =>
      `To stop it, press “Cancel at period end” ${where} on any day before; what is paid stays yours until its end.`,
    below: 'below',
    elsewhere: 'under Invoices in your profile',
  },
  ending: {
    paid: 'Paid so far',
    paidLessBack: 'Paid, less what was sent back',
    fee: 'Fee',
    comesBack: 'Comes back to you',
    taken: 'Taken of what is reserved',
    fallsAway: 'Open balance',
    fallsAwayNote: 'falls away; nothing more is asked for it',
    under,
  },
  terms: {
    free: 'If you cancel',
    freeUntil: (moment: string) => `free until ${moment}`,
    after: 'Kept after that',
    fromOutset: 'Kept if you cancel',
    share: (percent: number) => `${percent} % of the total`,
    shareFromOutset: (percent: number) => `${percent} % of the total; the free hours are over`,
    noShow: 'Kept if nobody comes',
    operator: 'If the operator cancels',
    all: 'everything you paid comes back',
    weather: 'If the weather stops it',
    weatherShare: (percent: number) =>
      `${percent} % of what you paid comes back, and nothing more is asked`,
    weatherNone: 'what you paid is kept, and nothing more is asked',
  },
};
export type MoneyText = typeof moneyText;
