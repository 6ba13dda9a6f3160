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

export type MoneyLetterKind =
  | 'quoted'
  | 'issued'
  | 'credited'
  | 'refunding'
  | 'replaced'
  | 'application_approved'
  | 'application_refused'
  | 'received'
  | 'declined'
  | 'returning'
  | 'refunded'
  | 'refund_delayed'
  | 'withdrawn'
  | 'request_declined'
  | 'supplier_failed';

const letters: Record<MoneyLetterKind, Letter> = {
  quoted: {
    subject: (title) => `A quote for you: ${title}`,
    heading: 'A quote for you',
    text: 'A quote waits for your answer. Nothing is agreed and nothing is taken before you accept it.',
    open: 'See the Quote',
  },
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
    heading: 'Your refund is on its way',
    text: 'We send back to you what is written below.',
    open: see,
  },
  replaced: {
    subject: (title) => `New proposal accepted: ${title}`,
    heading: 'The new proposal is agreed',
    text: 'It takes the place of the one before, and what you have paid counts towards it.',
    open: request,
  },
  application_approved: {
    subject: (title) => `Approved: ${title}`,
    heading: 'We are glad to have you',
    text: 'The membership begins once it is paid.',
    open: see,
  },
  application_refused: {
    subject: (title) => `Your application: ${title}`,
    heading: 'Your application',
    text: 'We have looked at your application and cannot open it for you now.',
    open: payments,
  },
  received: {
    subject: (title) => `Payment received: ${title}`,
    heading: 'Thank you',
    text: 'We have received your payment.',
    open: payments,
  },
  declined: {
    subject: (title) => `Payment declined: ${title}`,
    heading: 'A payment was declined',
    text: 'Nothing was taken. Please choose another card, or pay by transfer.',
    open: see,
  },
  returning: {
    subject: (title) => `Your refund: ${title}`,
    heading: 'Your refund is on its way',
    text: 'We send back to you what is written below.',
    open: payments,
  },
  refunded: {
    subject: (title) => `Refund sent: ${title}`,
    heading: 'Your refund has been sent',
    text: 'It has left our bank, as we wrote to you.',
    open: payments,
  },
  refund_delayed: {
    subject: (title) => `Your refund takes longer: ${title}`,
    heading: 'Your refund takes longer',
    text: 'We told you that this sum goes back to you, but your card did not take it. It is still yours, and you need not do anything: one of us looks after it now and writes to you when it is sent again.',
    open: payments,
  },
  withdrawn: {
    subject: (title) => `Request withdrawn: ${title}`,
    heading: 'Your request is withdrawn',
    text: 'You withdrew your request. Whenever you like, we begin again.',
    open: request,
  },
  request_declined: {
    subject: (title) => `Request declined: ${title}`,
    heading: 'We are sorry',
    text: 'We could not take your request further.',
    open: request,
  },
  supplier_failed: {
    subject: (title) => `A new proposal is coming: ${title}`,
    heading: 'We look for another supplier',
    text: 'The supplier of what you accepted cannot do it. We look for another and write to you with a new proposal.',
    open: request,
  },
};

export const moneyLetters = {
  letters,
  /** Where it was not the client who ended it. */
  withdrawnByHouse: 'We had to withdraw your request.',
  paidFor: (name: string) => `${name} has paid for you.`,
  ask: (email: string) => `We will write to you how to pay; ask us at ${email}.`,
  facts: {
    what: 'For',
    reference: 'Reference',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    takesFrom: 'Takes from invoice',
    total: 'Total',
    credited: 'Credited',
    sum: 'Sum',
    reason: 'The reason',
    until: 'Stands until',
    accepted: 'If you accept',
    pays: 'Pays for',
    renews: 'Renews by itself',
    stop: 'To stop it',
  },
  inDubai: (moment: string) => `${moment}, Dubai time`,
  days: (from: string, to: string) => `${from} to ${to}`,
  renews: (day: string, sum: string) => `on ${day}, for ${sum}, until you stop it`,
  stop: 'Choose ‘Cancel at period end’ on your payments page before that day. It then ends with the period that is paid, though not before its minimum term.',
  why: {
    excess: 'more was paid than was owed',
    hold: 'the place was not taken',
    membership: 'the membership was not begun',
  },
};
export type MoneyLetters = typeof moneyLetters;
