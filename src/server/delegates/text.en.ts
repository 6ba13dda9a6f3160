import type { MandateRight } from '#contract/delegates.ts';

export const delegates = {
  invitation: {
    subject: (client: string) => `${client} asks you to act for them`,
    preheader: (client: string) => `${client} trusts you with their affairs at Rihla.`,
    heading: 'Somebody trusts you',
    text: (client: string) =>
      `${client} asks you to act for them at Rihla. You sign in with your own account; whatever you do reads as done by you for them.`,
    you: 'Your account',
    may: 'You may',
    limit: 'Each purchase up to',
    limitDay: 'In a day up to',
    limitMonth: 'In a month up to',
    until: 'Until',
    open: 'Read and Accept',
    why: (client: string) => `You got this because ${client} named this address.`,
    ignore: 'If you do not know them, do nothing: nobody acts before the invitation is accepted.',
    days: (count: number) => `The link works for ${count} days, with an account of this address.`,
  },
  rights: {
    view: 'see requests, bookings and the itinerary',
    request: 'ask for things and write to the house',
    approve: 'approve quotes and confirm bookings',
    pay: 'pay invoices',
    documents: 'open papers',
  } satisfies Record<MandateRight, string>,
  between: ', ',
};
