/** What is said of a client's own affairs, their money aside. */
import type { NeedKind } from '#contract/dashboard.ts';
import type { MandateRight } from '#contract/delegates.ts';
import type { MatterKind } from '#contract/matters/kinds.ts';

const kinds: Record<MatterKind, string> = {
  custom: 'a wish',
  consultation: 'a consultation',
  viewing: 'a viewing',
  property_search: 'a home',
  company: 'a company',
  visa: 'a visa or residence',
  banking: 'a bank account',
  legal: 'legal work',
  school: 'a school',
  table: 'a table',
  event: 'an event',
  membership: 'a membership',
  document: 'a document',
  expert_chat: 'a conversation',
};

const needs: Record<NeedKind, string> = {
  waitlist: 'a place from the waitlist is held for you: take it or let it go',
  hold: 'a place is held for you: confirm it',
  quote: 'a quote to answer',
  answer: 'we have a question for you',
  paper: 'papers to bring',
  document: 'this paper of yours ends: begin with a new one in time',
  accept: 'it is done: accept it, or tell us what is not right',
  rate: 'it is over: you may tell us how it was',
  draft: 'a draft of yours, not sent yet',
  confirm: 'details are missing: who comes, or where the car picks you up',
};

const rights: Record<MandateRight, string> = {
  view: 'look',
  request: 'ask and book',
  approve: 'agree to quotes',
  pay: 'pay',
  documents: 'read documents',
};

export const ownWords = {
  kinds,
  needs,
  rights,
  noMatters: 'You have no open requests.',
  matters: (count: number): string => (count === 1 ? 'Your open request:' : 'Your open requests:'),
  noneAbout: (kind: string) => `I find no open request of yours about ${kind}.`,
  open: 'What is open:',
  now: (step: string) => `Being done now: ${step}`,
  with: (name: string) => `In the hands of ${name}`,
  withNobody: 'It waits for a colleague to take it',
  nextWord: (when: string) => `Our next word is due by ${when}`,
  lateWord: (when: string) =>
    `Our word was due by ${when} and is late; I am sorry. A person can tell you at once`,
  noWord: 'No date is set for our next word; a person can give you one',
  bring: (papers: string) => `It waits for you to bring: ${papers}`,
  quoteOpen: (total: string, until: string) =>
    `A quote of ${total} waits for your answer until ${until}`,
  hour: (title: string, when: string) => `${title}: ${when}`,
  noOther: 'There is no other one.',
  noQuotes: 'No quote waits for your answer.',
  quotes: 'Quotes that wait for your answer:',
  nothingWaits: 'Nothing waits for you: there is nothing to answer, to sign, to bring or to pay.',
  waiting: (count: number): string =>
    count === 1 ? 'One thing waits for you:' : `${count} things wait for you:`,
  moreWaiting: (count: number) => `There are ${count} more on your dashboard.`,
  until: (when: string) => `until ${when}`,
  papersCount: (count: number): string => (count === 1 ? '1 paper' : `${count} papers`),
  sinceDay: (day: string) => `Open since ${day}`,
  noAhead: 'I find nothing with a date ahead of you: no booking, no appointment, nothing to pay.',
  nothingOn: (day: string) => `I find nothing of yours on ${day}.`,
  nothingIn: (day: string, until: string) => `I find nothing of yours from ${day} to ${until}.`,
  noBookingOn: (day: string) => `I find no booking of yours on ${day}.`,
  ahead: 'What comes next:',
  wantedFor: 'the day your request is for',
  paperEnds: 'it expires',
  renews: 'it renews',
  appointment: { consultation: 'consultation', viewing: 'viewing' },
  appointments: (count: number): string =>
    count === 1 ? 'Your next appointment, confirmed:' : 'Your next appointments, all confirmed:',
  noAppointments: 'You have no appointment with us ahead.',
  appointmentWith: (name: string) => `with ${name}`,
  lastAppointment: (title: string, when: string) => `The last one was ${title}, ${when}.`,
  noBookings: 'You have no bookings ahead.',
  otherAhead: 'What else has a date:',
  pastBookings: 'The latest ones:',
  waits: 'You stand in these lines:',
  noWaits: 'You stand in no waiting line of ours.',
  position: (at: number) => (at === 1 ? 'you are the next' : `you are number ${at}`),
  offeredUntil: (when: string) => `a place is held for you until ${when}`,
  between: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  noPapers: 'I find no papers of yours in the vault yet.',
  papersHere: 'These are with us:',
  noneSuch: 'I find no such paper among those in your vault.',
  addedOn: (day: string) => `here since ${day}`,
  endless: 'no end date',
  expires: (day: string) => `expires on ${day}`,
  nothingMissing: 'No other document is asked for at the moment.',
  missing: 'Still missing:',
  missingFor: (paper: string, matter: string) => `${paper}, for ${matter}`,
  dates: 'Of your documents:',
  ending: 'These documents end soon:',
  nothingEnding: 'None of your documents expires soon.',
  manager: (name: string) => `${name} looks after you.`,
  managerThen: 'I can hand you over now, or you write to them from your profile.',
  noManager: 'Nobody was named for you yet; a person of the house takes care of it now.',
  plan: (name: string) => `You are on the ${name} plan. It brings:`,
  answersWithin: (time: string) => `An answer from us within ${time}`,
  minutes: (count: number): string =>
    count % 60 > 0 ? `${count} minutes` : count === 60 ? 'an hour' : `${count / 60} hours`,
  noPoints: 'We keep no points or miles, so there is no balance of them.',
  family: 'Your family, as we know it:',
  noFamily: 'Nobody stands in your family list yet; you add them in your profile.',
  years: (age: number): string => (age === 1 ? '1 year old' : `${age} years old`),
  relations: {
    spouse: 'spouse',
    partner: 'partner',
    child: 'child',
    parent: 'parent',
    sibling: 'sibling',
    grandparent: 'grandparent',
    relative: 'relative',
    nanny: 'nanny',
    household: 'household',
  },
  delegates: 'These may act for you:',
  noDelegates:
    'Nobody may act for you at the moment. You invite somebody under Family in your profile, say what they may do and spend, and end it whenever you like.',
  invited: 'invited, has not accepted yet',
  profile:
    'What we hold of you, your name, telephone, e-mail, language and sign-in, stands in your profile, and you change it there yourself.',
  lastInvoice: (number: string, title: string, day: string) =>
    `Your latest invoice is ${number}, **${title}**, of ${day}:`,
  invoiceTotal: 'In all',
  invoiceVat: 'VAT within it',
  noInvoice: 'I find no invoice of yours yet.',
  invoicePdf:
    'I have not sent it anywhere: its PDF, with the VAT on it, is behind the button, and you can pass it on. Or a person of the house mails it for you; tell them the address.',
  accountant:
    'For the next ones your accountant can have a key of their own: invite them under Family in your profile.',
  twice: (count: number): string =>
    count === 1
      ? 'I do see two equal payments for the same thing:'
      : 'I do see equal payments for the same thing:',
  twiceSorry: 'I am sorry for the worry.',
  notTwice:
    'I looked: no two of your payments are for the same thing and the same sum. The newest:',
  noPayments: 'I looked: no payment of yours is in our books.',
  twiceThen:
    'A colleague looks at it with your bank’s line beside it and comes back to you; what was taken twice is sent back.',
  others:
    'I only speak of what is yours with whoever is signed in, and never of another person’s. Whoever it is about can ask me themselves, or invite you to act for them under Family in their profile.',
};
export type OwnWords = typeof ownWords;
