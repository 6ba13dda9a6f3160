import { listIn } from '#domain/lists.ts';
import { moneyText } from '#domain/money/words/text.en.ts';

/** What letters, vouchers and calendar files about a booking say. */
const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);

export const bookings = {
  /** "Tuesday 17 November, 10:00" */
  moment: (day: string, time: string) => `${day}, ${time}`,
  hours: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  days: (from: string, to: string) => `${from} to ${to}`,
  inDubai: (moment: string) => `${moment}, Dubai time`,
  alsoThere: (dubai: string, there: string, zone: string) => `${dubai} (${there}, ${zone})`,
  guests,
  place: (location: string, meetingPoint: string) => `${meetingPoint}, ${location}`,
  list: (items: string[]) => listIn('en', items),
  facts: {
    what: 'What',
    when: 'When, Dubai time',
    where: 'Where',
    pickUp: 'Picked up from',
    guests: 'Guests',
    reference: 'Reference',
    creditNote: 'Credit note',
    total: 'Total',
    addOns: 'With',
    reason: 'The reason',
    doneBy: 'Done by',
    bring: 'Please bring',
    was: {
      changed: 'Before the change',
      change_asked: 'You asked for',
      change_refused: 'You had asked for',
    },
  },
  actsForYou: (delegate: string) => `${delegate}, who acts for you`,
  asOne: (parts: string[]) => parts.join(', '),
  total: (total: string, vat: string) => `${total}, of which ${vat} is VAT at 5 %`,
  addOn: (title: string, sum: string) => `${title} (${sum})`,
  receipt: 'Invoice and Receipt',
  invoice: 'See the Invoice',
  open: 'Open the Booking',
  why: 'You receive this message because of a booking in your Rihla account.',
  calendarText: (reference: string, guestCount: number, url: string) =>
    `Reference ${reference}, ${guests(guestCount)}.\n${url}`,
  /** Of what stood before, and was changed as its client asked. */
  changeConfirmed: {
    subject: (title: string) => `Change confirmed: ${title}`,
    preheader: 'Here is the booking as it stands now.',
    heading: 'Your change is confirmed',
    text: () =>
      'Here is the booking as it stands now. The attachment brings your calendar up to date, and your voucher waits on the page of the booking.',
  },
  letters: {
    pending: {
      subject: (title: string) => `With your concierge: ${title}`,
      preheader: 'The place is kept while we arrange it.',
      heading: 'Your concierge has it in hand',
      text: () =>
        'The place is kept for you. A person arranges this one: your concierge settles it with the operator and writes to you. Until then it stands in your calendar as tentative.',
    },
    confirmed: {
      subject: (title: string) => `Confirmed: ${title}`,
      preheader: 'The hour is attached for your calendar.',
      heading: 'Your booking is confirmed',
      text: () =>
        'It is arranged. The hour is attached for your calendar, and your voucher waits on the page of the booking.',
    },
    declined: {
      subject: (title: string) => `We could not arrange it: ${title}`,
      preheader: 'We gladly look for another way.',
      heading: 'We are sorry',
      text: () =>
        'This one could not be confirmed. The attachment takes it out of your calendar. Your concierge gladly looks for another day, or something like it.',
    },
    changed: {
      subject: (title: string) => `Changed: ${title}`,
      preheader: 'Here is the booking as it stands now.',
      heading: 'Your booking is changed',
      text: () =>
        'Here is the booking as it stands now. The attachment brings your calendar up to date.',
    },
    change_asked: {
      subject: (title: string) => `Change asked for: ${title}`,
      preheader: `${moneyText.stays.until} The new place is kept beside it.`,
      heading: 'You asked for a change',
      text: () =>
        `${moneyText.stays.until} The new place is kept beside it. Your concierge settles it with the operator and writes to you.`,
    },
    change_refused: {
      subject: (title: string) => `Not changed, your booking stands: ${title}`,
      preheader: 'We could not make the change. Your booking is as it was.',
      heading: 'Your booking stands as it was',
      text: () =>
        'We are sorry that we could not make the change you asked for. Nothing of your booking has changed: here is its day and its money. The change costs you nothing. Your concierge gladly looks for another way.',
    },
    cancelled: {
      subject: (title: string) => `Cancelled: ${title}`,
      preheader: 'The booking is taken out of your calendar.',
      heading: 'Your booking is cancelled',
      text: () =>
        'As you asked. The attachment takes it out of your calendar. Whenever you like, we begin again.',
    },
    called_off: {
      subject: (title: string) => `Called off: ${title}`,
      preheader: 'It cannot take place. Here is what follows.',
      heading: 'It cannot take place',
      text: () =>
        'We had to call this booking off, and we are sorry. The attachment takes it out of your calendar. Your concierge gladly finds another day with you.',
    },
    no_show: {
      subject: (title: string) => `Missed: ${title}`,
      preheader: 'Nobody came at the hour. Here is what follows.',
      heading: 'We missed you',
      text: () =>
        'Nobody came at the hour, so the booking is closed under its terms. If that is a mistake, write to your concierge.',
    },
    waitlist_offer: {
      subject: (title: string) => `A place for you: ${title}`,
      preheader: 'You are first in line, and it is yours for two hours.',
      heading: 'A place has come free',
      text: (until: string) =>
        `You are first in line, so we hold it for you for two hours, until ${until}. Confirm before then and it is yours; afterwards it goes to the next in line.`,
      open: 'Take the Place',
    },
    reminder: {
      subject: (title: string) => `Tomorrow: ${title}`,
      subjectToday: (title: string) => `Today: ${title}`,
      preheader: 'When, where and what to bring.',
      heading: 'We look forward to it',
      text: () =>
        'All is ready. Here is when and where once more; your voucher waits on the page of the booking. If anything has changed, your concierge is awake at any hour.',
    },
  },
  voucher: {
    title: 'Voucher',
    voucherName: (reference: string) => `rihla-voucher-${reference}.pdf`,
    pictureName: (reference: string) => `rihla-ticket-${reference}.png`,
    pending:
      'Not yet confirmed. Your concierge is arranging it and writes to you; please travel only once it is confirmed.',
    reference: 'Reference',
    scan: 'Leads to your booking',
    names: 'Names',
    more: (count: number) => `${count} more`,
    included: 'What is included',
    bring: 'Please bring',
    driver: 'Show this to your driver',
    contact: 'At any hour',
  },
};
