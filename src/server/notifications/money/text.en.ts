/** What letters about money say: what happened, why, how much, and what comes next. */

interface Letter {
  /** With the number of the document it is about, where there is one. */
  subject: (title: string, number: string) => string;
  heading: string;
  text: string;
  open: string;
}

const see = 'See the Invoice';
const request = 'Open the Request';
const payments = 'See Your Payments';
const membership = 'See Your Membership';

export type MoneyLetterKind =
  | 'issued'
  | 'credited'
  | 'refunding'
  | 'replaced'
  | 'application_received'
  | 'application_approved'
  | 'application_refused'
  | 'membership_ending'
  | 'membership_kept'
  | 'membership_changing'
  | 'membership_unchanged'
  | 'received'
  | 'joined'
  | 'cancellation_fee'
  | 'no_show_fee'
  | 'change_fee'
  | 'withdrawal_fee'
  | 'declined'
  | 'bank_asks'
  | 'returning'
  | 'let_go'
  | 'refunded'
  | 'refund_delayed'
  | 'transfer_unfound'
  | 'transfer_awaited'
  | 'transfer_unneeded';

const letters: Record<MoneyLetterKind, Letter> = {
  issued: {
    subject: (title, number) => `Invoice ${number}: ${title}`,
    heading: 'An invoice for you',
    text: 'The invoice and the ways to pay it are on its page.',
    open: see,
  },
  credited: {
    subject: (title, number) => `Credit note ${number}: ${title}`,
    heading: 'A credit note for you',
    text: 'We have taken this from your invoice.',
    open: 'See the Credit Note',
  },
  refunding: {
    subject: (title) => `Your refund: ${title}`,
    heading: 'Your money goes back to you',
    text: 'We send back to you what is written below.',
    open: see,
  },
  replaced: {
    subject: (title) => `New quote accepted: ${title}`,
    heading: 'The new quote is agreed',
    text: 'It takes the place of the one before, and what you have paid counts towards it.',
    open: request,
  },
  application_received: {
    subject: (title) => `Your application has arrived: ${title}`,
    heading: 'Your application has arrived',
    text: 'Nothing is due before we have said yes.',
    open: membership,
  },
  application_approved: {
    subject: (title) => `Approved: ${title}`,
    heading: 'We are glad to have you',
    text: 'The membership opens once it is paid; its days count from the day of our yes.',
    open: see,
  },
  application_refused: {
    subject: (title) => `Your application: ${title}`,
    heading: 'Your application',
    text: 'We have looked at your application and cannot open it for you now.',
    open: payments,
  },
  membership_ending: {
    subject: (title) => `Your membership ends: ${title}`,
    heading: 'Your membership ends, as you asked',
    text: 'It is yours to the end of the day below. Until then you can still keep it.',
    open: membership,
  },
  membership_kept: {
    subject: (title) => `You keep your membership: ${title}`,
    heading: 'You keep your membership',
    text: 'The end that you asked for is taken back, and it goes on as before.',
    open: membership,
  },
  membership_changing: {
    subject: (title) => `Your membership changes: ${title}`,
    heading: 'Your membership changes, as you asked',
    text: 'Nothing is due now. Until the day below everything stays as it is, and you can take the change back.',
    open: membership,
  },
  membership_unchanged: {
    subject: (title) => `Your membership stays as it is: ${title}`,
    heading: 'Your membership stays as it is',
    text: 'The change that you asked for is taken back.',
    open: membership,
  },
  received: {
    subject: (title) => `Payment received: ${title}`,
    heading: 'Thank you',
    text: 'We have received your payment.',
    open: payments,
  },
  joined: {
    subject: (title) => `Approved and paid: ${title}`,
    heading: 'We are glad to have you',
    text: 'We have said yes to your application, and your payment has arrived: the membership has begun.',
    open: payments,
  },
  cancellation_fee: {
    subject: (title) => `Cancellation fee paid: ${title}`,
    heading: 'The cancellation fee is paid',
    text: 'It is the fee that the terms of the booking keep. The booking itself is cancelled.',
    open: payments,
  },
  no_show_fee: {
    subject: (title) => `No-show fee paid: ${title}`,
    heading: 'The no-show fee is paid',
    text: 'It is the fee that the terms of the booking keep where nobody comes.',
    open: payments,
  },
  change_fee: {
    subject: (title) => `Fee for the change paid: ${title}`,
    heading: 'The fee for the change is paid',
    text: 'It is the fee for the change that you made before.',
    open: payments,
  },
  withdrawal_fee: {
    subject: (title) => `Fee for withdrawing paid: ${title}`,
    heading: 'The fee for withdrawing is paid',
    text: 'It is the fee that the quote you had accepted names. The request itself is withdrawn.',
    open: payments,
  },
  declined: {
    subject: (title) => `Payment declined: ${title}`,
    heading: 'A payment was declined',
    text: 'Nothing was taken. Please choose another card, or pay by transfer.',
    open: see,
  },
  bank_asks: {
    subject: (title) => `Your bank asks you: ${title}`,
    heading: 'Your bank wants to ask you first',
    text: 'Nothing was taken, and nothing is declined: your bank pays once you have answered it. Pay the invoice with the card, and answer there.',
    open: see,
  },
  returning: {
    subject: (title) => `Your refund: ${title}`,
    heading: 'Your money goes back to you',
    text: 'We send back to you what is written below.',
    open: payments,
  },
  let_go: {
    subject: (title) => `Not booked: ${title}`,
    heading: 'The place was gone',
    text: 'When your bank had confirmed your card, the place could no longer be had, so it is not booked. The reservation on your card has ended, and nothing was taken.',
    open: payments,
  },
  refunded: {
    subject: (title) => `Refund sent: ${title}`,
    heading: 'Your refund has been sent',
    text: 'It has left us, as we wrote to you.',
    open: payments,
  },
  refund_delayed: {
    subject: (title) => `Your refund takes longer: ${title}`,
    heading: 'Your refund takes longer',
    text: 'We told you that this sum goes back to you, but your card did not take it. It is still yours, and you need not do anything: one of us looks after it now and writes to you when it is sent again.',
    open: payments,
  },
  transfer_unfound: {
    subject: (title) => `Your transfer was not found: ${title}`,
    heading: 'We could not find your transfer',
    text: 'Our desk had recorded a transfer of this sum, but on checking we did not find it on our account, so it is open again. If you sent it, answer this letter with your bank’s confirmation; otherwise it is to be paid as it stands below.',
    open: see,
  },
  transfer_unneeded: {
    subject: (title) => `Your transfer was not found: ${title}`,
    heading: 'We could not find your transfer',
    text: 'Our desk had recorded a transfer of this sum, but on checking we did not find it on our account. Nothing is owed for it any more. If you sent it, answer this letter with your bank’s confirmation, and we send it back.',
    open: see,
  },
  /** Of something that waits for a new quote. */
  transfer_awaited: {
    subject: (title) => `Your transfer was not found: ${title}`,
    heading: 'We could not find your transfer',
    text: 'Our desk had recorded a transfer of this sum, but on checking we did not find it on our account. Nothing is to be paid now: you are waiting for a new quote from us. If you sent it, answer this letter with your bank’s confirmation, and it counts towards that quote.',
    open: see,
  },
};

export const moneyLetters = {
  letters,
  paidFor: (name: string) => `${name} has paid for you.`,
  towardsQuote:
    'You are waiting for a new quote from us, and this counts towards it: once you accept it its whole price holds, and what would come back to you then is less by this sum.',
  ask: (email: string) => `We will write to you how to pay; ask us at ${email}.`,
  facts: {
    what: 'For',
    reference: 'Reference',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    takesFrom: 'Takes from invoice',
    total: 'Total',
    newTotal: 'Total of the new quote',
    credited: 'Credited',
    sum: 'Sum',
    reason: 'The reason',
    pays: 'Pays for',
    membership: 'Membership',
    ends: 'Last day',
    paidFor: 'Paid for',
    fallsAway: 'Falls away',
    minimum: 'Minimum term',
    renews: 'Renews by itself',
    stop: 'To stop it',
    paidWith: 'Paid with',
    card: 'Declined card',
    cardAsked: 'Card',
    ifYes: 'To pay once we say yes',
    answerBy: 'We answer by',
    bankReference: 'Bank reference',
  },
  invoiced: (number: string, sum: string) => `${number}, for ${sum}`,
  by: { card: 'card', transfer: 'bank transfer' },
  days: (from: string, to: string) => `${from} to ${to}`,
  until: (day: string) => `until ${day}`,
  /** A change that would have come only with the end. */
  dropsChange: (name: string) => `the change to ${name}; it holds again if you keep the membership`,
  renews: (day: string, sum: string) => `on ${day}, for ${sum}, until you stop it`,
  /** Why the card has not paid what the house has just said yes to. */
  notPaid: {
    asks: 'Your bank wants to ask you before your card pays: pay the invoice, and answer there.',
    declined: 'Your card was declined: please choose another one, or pay by transfer.',
  },
  /** What the first invoice of a tier is made of. */
  joins: (price: string, fee: string) => `${price} for the first year, ${fee} once for joining`,
  /** What became of it, where money of it went back. */
  membershipIs: {
    ended: 'has ended, as the whole price of its period goes back; nothing renews',
    goes_on: 'goes on unchanged',
    settled: 'holds as agreed, as nothing is left to pay of it',
  },
  why: {
    excess: 'more was paid than was owed',
    ended: 'it ended before your payment came, so this goes back',
    hold: 'the place was not taken',
    membership: 'the membership was not begun',
    change: 'the change was not made',
    change_unpaid: 'the change was not paid before the period was over, so it was not made',
  },
};
export type MoneyLetters = typeof moneyLetters;
