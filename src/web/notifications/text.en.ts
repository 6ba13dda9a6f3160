import type { NotificationKind } from '#contract/notifications.ts';
import type { NotificationLock } from '#domain/notifications/choices.ts';
import { plural } from '#web/i18n/plural.ts';
import type { SaidAbout } from '#web/notifications/about.ts';

const bookings: Record<string, (on: string) => string> = {
  confirmed: (on) => `Your booking on ${on} is confirmed.`,
  declined: (on) => `We could not confirm it for ${on}. Nothing is owed.`,
  called_off: (on) => `We had to call it off: ${on}.`,
  change_refused: (on) => `We could not change it. It stands as it was, on ${on}.`,
  changed: (on) => `It has changed. It now begins on ${on}.`,
  completed: () => 'It is over. How was it?',
};

/** With why the house said no, or the day it ends or changes. */
const invoices: Record<string, (sum: string, reason?: string, ends?: string) => string> = {
  issued: (sum) => `An invoice was issued: ${sum}.`,
  credited: (sum) => `A credit note was issued: ${sum}.`,
  refunding: (sum) => `${sum} goes back to you.`,
  replaced: (sum) => `The new quote is agreed: ${sum}.`,
  application_received: () =>
    'Your application has arrived. Nothing is due before we have said yes.',
  application_approved: () => 'We are glad to have you. It opens once it is paid.',
  application_refused: (_sum, reason) =>
    `We cannot open it for you now${reason ? `: ${reason}` : '.'}`,
  membership_ending: (_sum, _reason, ends) => `Its last day is ${ends}, as you asked.`,
  membership_kept: () => 'It goes on as before.',
  membership_changing: (_sum, _reason, day) => `It changes on ${day}, as you asked.`,
  membership_unchanged: () => 'It stays as it is.',
};

/** Named is who paid for the client. */
const payments: Record<string, (sum: string, name?: string) => string> = {
  received: (sum, name) =>
    name ? `${name} has paid ${sum} for you.` : `We have received ${sum}. Thank you.`,
  cancellation_fee: (sum) => `The cancellation fee of ${sum} is paid.`,
  no_show_fee: (sum) => `The no-show fee of ${sum} is paid.`,
  change_fee: (sum) => `The fee for the change of ${sum} is paid.`,
  withdrawal_fee: (sum) => `The fee for withdrawing of ${sum} is paid.`,
  joined: (sum) => `We are glad to have you. We have received ${sum}.`,
  declined: (sum) => `A payment of ${sum} was declined.`,
  bank_asks: (sum) => `Your bank wants to ask you before it pays ${sum}.`,
  let_go: (sum) => `The place was gone: the reservation of ${sum} has ended.`,
  returning: (sum) => `${sum} goes back to you.`,
  refunded: (sum) => `${sum} was sent back to you.`,
  refund_delayed: (sum) => `Your refund of ${sum} takes longer. We look after it.`,
  transfer_unfound: (sum) => `We did not find your transfer of ${sum}; it is open again.`,
  transfer_unneeded: (sum) => `We did not find your transfer of ${sum}; nothing is owed for it.`,
  transfer_awaited: (sum) =>
    `We did not find your transfer of ${sum}; nothing is to be paid before your new quote.`,
};

/** Money that one colleague moves by hand and another looks at. */
const looks: Record<string, (sum: string, name?: string) => string> = {
  asked: (sum, name) => `${name ?? 'A colleague'} asks for a second look: ${sum}.`,
  alone: (sum, name) => `${name ?? 'A colleague'} did this alone: ${sum}.`,
  approved: (sum, name) => `${name ?? 'A colleague'} approved it: ${sum}.`,
  refused: (sum, name) => `${name ?? 'A colleague'} refused it: ${sum}.`,
  expired: (sum) => `Nobody answered in time: ${sum}.`,
  to_send: (sum) => `To be sent by bank, by one of us: ${sum}.`,
  applied: (sum, name) => `${name ?? 'A client'} applies for it: ${sum} once we say yes.`,
  refund_failed: (sum) =>
    `A refund did not reach its card: ${sum}. See why at the card processor, then send it again from its payment.`,
};

/** What somebody is in the house from now on. */
const appointed: Record<string, (name: string) => string> = {
  concierge: (name) => `${name} made them a concierge of the house.`,
  admin: (name) => `${name} made them an admin of the house.`,
};

const states: Record<string, string> = {
  submitted: 'We have it.',
  clarifying: 'We have a question for you.',
  sourcing: 'We are asking around for you.',
  proposed: 'A quote waits for you.',
  approved: 'You have approved it.',
  fulfilling: 'It is being arranged.',
  delivered: 'It is done. Is all as you wished?',
  closed: 'It is closed.',
  withdrawn: 'It is withdrawn.',
  declined: 'We could not take it on.',
  lapsed: 'It has lapsed: nobody answered in time.',
  supplier_failed: 'Its supplier cannot do it, and we look for another.',
};

/** What became of a step of an application. */
const steps: Record<string, (name: string) => string> = {
  open: (name) => `${name} has begun.`,
  waiting: (name) => `${name} is with the authority.`,
  done: (name) => `${name} is done.`,
  rejected: (name) => `${name} was not accepted.`,
};

export const notifications = {
  title: 'Notifications',
  /** On the bell itself. */
  bell: (unread: number) =>
    unread === 0
      ? 'Notifications'
      : `Notifications, ${unread >= 100 ? '100 or more' : unread} unread`,
  arrived: (count: number) =>
    plural('en', count, { one: '1 new notification', other: '# new notifications' }),
  reading: 'Reading your notifications',
  failed: 'We could not read your notifications',
  emptyTitle: 'All is quiet',
  emptyText: 'When something moves, you find it here.',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  marking: 'Marking...',
  more: 'Show earlier ones',
  loading: 'Loading...',
  choose: 'Choose what reaches you',
  back: 'Back to the news',
  sentences: {
    message: ({ name }: SaidAbout) => `${name ?? 'Your concierge'} wrote to you.`,
    moved: ({ state, step, paper, due, money }: SaidAbout) => {
      if (money) return `${states[state ?? ''] ?? ''} ${money}`.trim();
      if (due) return `You hear from us by ${due}.`;
      if (step && paper) return steps[state ?? '']?.(paper) ?? 'It has moved on.';
      return states[state ?? ''] ?? 'It has moved on.';
    },
    quote: ({ sum, until }: SaidAbout) =>
      `A quote to answer${sum ? `: ${sum}` : ''}.${until ? ` It stands until ${until}.` : ''}`,
    paper: ({ paper, state }: SaidAbout) => {
      if (state === 'rejected') return `A paper was sent back${paper ? `: ${paper}` : ''}.`;
      return paper ? `We need a paper: ${paper}.` : 'We need a paper from you.';
    },
    appointment: ({ on, state }: SaidAbout) => {
      if (state === 'cancelled')
        return on ? `Called off: ${on}.` : 'An appointment was called off.';
      return on ? `Your appointment: ${on}.` : 'An appointment was set.';
    },
    promise: ({ due }: SaidAbout) =>
      due
        ? `We promised you a word by ${due} and did not keep the hour. We are sorry.`
        : 'We promised you a word and did not keep the hour. We are sorry.',
    booking: ({ event, on }: SaidAbout) =>
      bookings[event ?? '']?.(on ?? '') ?? 'Something has changed.',
    waitlist: ({ until }: SaidAbout) =>
      until ? `A place is held for you until ${until}.` : 'A place is held for you.',
    expiry: ({ paper, ends, rule, day }: SaidAbout) => {
      if (!ends) return 'It ends soon.';
      if (rule === 'flight' && day) return `It ends on ${ends}, too soon after ${paper} on ${day}.`;
      if (rule === 'stay' && day) return `It ends on ${ends}; your stay lasts until ${day}.`;
      if (rule === 'visa' && day) return `It ends on ${ends}, too soon after your visa on ${day}.`;
      return `It ends on ${ends}.`;
    },
    opened: ({ name }: SaidAbout) =>
      `${name ?? 'Somebody of the house'} opened it. The reason is in your log.`,
    invoice: ({ event, sum, reason, ends }: SaidAbout) =>
      invoices[event ?? '']?.(sum ?? '', reason, ends) ?? 'A document was issued.',
    payment: ({ event, sum, name }: SaidAbout) =>
      payments[event ?? '']?.(sum ?? '', name) ?? 'A payment has moved.',
    mandate: () => 'Accepted your invitation, and may now act for you.',
    archive: ({ until }: SaidAbout) =>
      until ? `It is ready, and kept until ${until}.` : 'It is ready.',
    assigned: ({ name }: SaidAbout) => (name ? `${name} handed it to you.` : 'It is yours now.'),
    client_wrote: ({ name, state }: SaidAbout) =>
      `${name ?? 'The client'} ${state ? 'has answered' : 'wrote'}.`,
    second_look: ({ event, sum, name }: SaidAbout) =>
      looks[event ?? '']?.(sum ?? '', name) ?? 'Money waits for a second look.',
    on_call: () => 'Waits in the chat; you are on call.',
    team: ({ event, name }: SaidAbout) =>
      appointed[event ?? '']?.(name ?? 'A colleague') ?? 'A role has changed.',
  } satisfies Record<NotificationKind, (about: SaidAbout) => string>,
  choices: {
    title: 'What reaches you',
    lead: 'Each change is saved as you make it.',
    reading: 'Reading your choices',
    failed: 'We could not read your choices',
    notSaved: 'That was not saved',
    saved: 'Saved',
    kind: 'What happened',
    channels: { bell: 'Bell', mail: 'E-mail' },
    /** For whoever hears the box alone. */
    box: (kind: string, channel: string) => `${kind}, ${channel}`,
    locks: {
      booked: 'Its letter is always sent: dates and money hang on it.',
      owed: 'Always sent: we owe you an explanation.',
    } satisfies Record<NotificationLock, string>,
    locked: 'Always sent',
    kinds: {
      quote: { name: 'Quotes', text: 'One waits for your answer' },
      paper: { name: 'Papers', text: 'One is needed, or was sent back' },
      message: { name: 'Messages', text: 'Your concierge wrote' },
      moved: { name: 'Progress', text: 'A request has moved on' },
      appointment: { name: 'Appointments', text: 'Set, moved or called off' },
      promise: { name: 'Promises', text: 'We did not keep an hour' },
      booking: { name: 'Bookings', text: 'Confirmed, called off, or over' },
      waitlist: { name: 'Waitlist', text: 'A place is held for you' },
      expiry: {
        name: 'Papers that end',
        text: '180, 90, 30 and 7 days before, or too early for a trip',
      },
      opened: { name: 'Papers opened', text: 'The house opened one with a reason' },
      invoice: { name: 'Invoices', text: 'Issued to you, or taken back' },
      payment: { name: 'Payments', text: 'Received, declined or sent back' },
      mandate: { name: 'Acting for you', text: 'Somebody accepted your invitation' },
      archive: { name: 'Your archive', text: 'What you asked for is ready' },
      assigned: { name: 'Handed over', text: 'A request is yours now' },
      client_wrote: { name: 'Clients', text: 'A client wrote in a request of yours' },
      second_look: {
        name: 'Second look',
        text: 'Something waits for a colleague: money to look at or send, a VIP application',
      },
      on_call: { name: 'On call', text: 'Somebody asks for a person while the desk is closed' },
      team: { name: 'The team', text: 'Somebody joined the house, or may do more in it' },
    } satisfies Record<NotificationKind, { name: string; text: string }>,
  },
};
