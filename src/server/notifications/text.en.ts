/** What the mails of the bell say. Bookings and the waitlist write letters of their own. */
import type { NotificationKind } from '#contract/notifications.ts';

/** What a sentence is made from: a name or an hour that may not be known. */
export interface NotificationFacts {
  name?: string | undefined;
  paper?: string | undefined;
  /** A moment in Dubai, as people say it. */
  when?: string | undefined;
  /** A day, as people say it: when a paper ends. */
  ends?: string | undefined;
  /** Which rule a paper breaks, and the day it breaks it for. */
  rule?: string | undefined;
  day?: string | undefined;
  /** What happened, where one kind tells of several things. */
  event?: string | undefined;
  /** Money, as people say it. */
  sum?: string | undefined;
}

/** A paper that ends, alone or too early for something. */
function expiry({ paper, ends, rule, day }: NotificationFacts): string {
  if (!ends) return 'It ends soon.';
  const end = `It ends on ${ends}.`;
  if (rule === 'flight')
    return `${end} For ${paper} on ${day} many countries ask for six months more.`;
  if (rule === 'stay') return `${end} Your stay, ${paper}, lasts until ${day}.`;
  if (rule === 'visa')
    return `${end} Your visa ends on ${day} and is renewed only in a passport that lasts six months longer.`;
  return `${end} Begin with the new one in good time; we help with it.`;
}

/** Money that one colleague moves by hand and another looks at. */
const looked: Record<string, (name: string) => string> = {
  asked: (name) => `${name} asks for a second look`,
  alone: (name) => `${name} did this alone, while nobody else could look`,
  approved: (name) => `${name} approved what you asked for`,
  refused: (name) => `${name} refused what you asked for`,
  expired: () => 'Nobody answered what you asked for, and it is over',
  to_send: () =>
    'Money goes back by bank transfer, and a person has to send it. The day is promised to the client; it stands under “To send by bank” among the invoices',
  applied: () =>
    'A client applies for a VIP tier. The day of our answer is promised to them; it stands under “Applications” among the invoices. Due once we say yes',
  refund_failed: () =>
    'A refund did not reach its card. See why at the card processor, then send it again from its payment; the client was told that it takes longer',
};

/** What somebody is in the house from now on. */
const appointed: Record<string, (name: string) => string> = {
  concierge: (name) => `${name} made them a concierge of the house.`,
  admin: (name) => `${name} made them an admin of the house.`,
};

const withSum = (sentence: string, sum: string | undefined) =>
  sum ? `${sentence}: ${sum}.` : `${sentence}.`;

export const notifications = {
  sentences: {
    message: ({ name }: NotificationFacts) => `${name ?? 'Your concierge'} wrote to you.`,
    moved: () => 'Your request has moved on.',
    quote: ({ when }: NotificationFacts) =>
      when
        ? `A quote waits for your answer. It stands until ${when}, Dubai time.`
        : 'A quote waits for your answer.',
    paper: ({ paper }: NotificationFacts) =>
      paper ? `We need a paper from you: ${paper}.` : 'We need a paper from you.',
    appointment: ({ when }: NotificationFacts) =>
      when ? `Your appointment: ${when}, Dubai time.` : 'An appointment of yours has changed.',
    promise: () =>
      'We promised you a word and did not keep the hour. We are sorry; your manager has been told.',
    booking: () => 'A booking of yours has changed.',
    waitlist: () => 'A place is held for you.',
    expiry: ({ paper, ends, rule, day }: NotificationFacts) => expiry({ paper, ends, rule, day }),
    opened: ({ name }: NotificationFacts) =>
      `${name ?? 'Somebody of the house'} opened this paper and wrote down why. You find it in your log.`,
    // Money has letters of its own (`money/`); these are for events that they do not know.
    invoice: ({ sum }: NotificationFacts) => withSum('A document was issued to you', sum),
    payment: ({ sum }: NotificationFacts) => withSum('A payment has moved', sum),
    mandate: ({ name }: NotificationFacts) =>
      `${name ?? 'Somebody'} accepted your invitation and may now act for you, as far as you allowed.`,
    archive: ({ when }: NotificationFacts) =>
      when
        ? `Everything that is yours, in one file. It is kept until ${when}, Dubai time.`
        : 'Everything that is yours, in one file.',
    assigned: () => 'A request was handed to you.',
    client_wrote: ({ name }: NotificationFacts) =>
      `${name ?? 'A client'} wrote in a request of yours.`,
    second_look: ({ event, sum, name }: NotificationFacts) =>
      withSum(looked[event ?? '']?.(name ?? 'A colleague') ?? 'Money waits for a second look', sum),
    on_call: () => 'They ask for a person in the chat, and the desk is closed: you are on call.',
    team: ({ event, name }: NotificationFacts) =>
      `${appointed[event ?? '']?.(name ?? 'A colleague') ?? 'A role has changed.'} If you did not expect this, open the team’s page and take the role back.`,
  } satisfies Record<NotificationKind, (told: NotificationFacts) => string>,
  subjects: {
    message: (title: string) => `A word from us: ${title}`,
    moved: (title: string) => `It has moved on: ${title}`,
    quote: (title: string) => `A quote for you: ${title}`,
    paper: (title: string) => `A paper is needed: ${title}`,
    appointment: (title: string) => `Your appointment: ${title}`,
    promise: (title: string) => `We are late: ${title}`,
    booking: (title: string) => `Your booking: ${title}`,
    waitlist: (title: string) => `A place for you: ${title}`,
    expiry: (title: string) => `It ends soon: ${title}`,
    opened: (title: string) => `Opened by the house: ${title}`,
    invoice: (title: string) => `Your invoice: ${title}`,
    payment: (title: string) => `Your payment: ${title}`,
    mandate: (title: string) => `Acts for you from now on: ${title}`,
    archive: (title: string) => `Ready for you: ${title}`,
    assigned: (title: string) => `Now yours: ${title}`,
    client_wrote: (title: string) => `A client wrote: ${title}`,
    second_look: (title: string) => `A second look: ${title}`,
    on_call: (title: string) => `You are called: ${title}`,
    team: (title: string) => `A new role in the house: ${title}`,
  } satisfies Record<NotificationKind, (title: string) => string>,
  open: 'Open It',
  why: 'You receive this message because something happened in your Rihla account.',
  choose: 'Choose what reaches you by mail',
};
