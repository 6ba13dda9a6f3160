import type { FirstStep, NeedKind, Why } from '#contract/dashboard.ts';
import type { PartOfDay } from '#domain/greeting.ts';
import { plural } from '#web/i18n/plural.ts';

export const dashboard = {
  title: 'Dashboard',
  preparing: 'Preparing your dashboard',
  greeting: {
    morning: 'Good morning,',
    afternoon: 'Good afternoon,',
    evening: 'Good evening,',
  } satisfies Record<PartOfDay, string>,
  guest: 'Valued Guest',
  inDubai: (time: string) => `Dubai, ${time}`,
  home: 'Home',
  desk: 'Concierge desk',
  profile: 'Profile',
  shortcuts: 'Shortcuts',
  lifestyleManager: 'Lifestyle Manager',
  lookedAfterBy: (name: string) => `${name} looks after you`,
  failed: 'We could not read your dashboard',
  stats: {
    label: 'At a glance',
    awaiting: (count: number) =>
      count === 0
        ? 'None waits for you'
        : plural('en', count, { one: '1 needs your word', other: '# need your word' }),
    next: (when: string) => `Next on ${when}`,
    nothingAhead: 'Nothing ahead yet',
    from: {
      own: (ratings: number) =>
        plural('en', ratings, { one: 'From your 1 rating', other: 'From your # ratings' }),
      clients: (ratings: number) =>
        plural('en', ratings, {
          one: 'From 1 rating of our clients',
          other: 'From # ratings of our clients',
        }),
      house: (_ratings: number) => 'The house’s own figure',
    },
  },
  firstSteps: {
    title: 'Where to begin',
    lead: 'Nothing is with us yet. Any of these is a good beginning.',
    steps: {
      book: {
        name: 'Book something for this week',
        text: 'A yacht, a safari, a table by the sea.',
      },
      wish: { name: 'Tell us what you wish for', text: 'A person reads it and answers.' },
      talk: { name: 'Look at homes', text: 'See what is in our book, and view it at your hour.' },
      secure: {
        name: 'Secure your account',
        text: 'A second factor; a password alone can be guessed.',
      },
    } satisfies Record<FirstStep['id'], { name: string; text: string }>,
  },
  owed: { title: 'To pay', all: 'Invoices and payments' },
  needs: {
    title: 'Needs you',
    lead: (count: number) =>
      plural('en', count, {
        one: 'One thing waits for your word.',
        other: '# things wait for your word.',
      }),
    until: (when: string) => `Until ${when}`,
    said: {
      waitlist: () => 'A place from the waitlist is held for you: take it or let it go',
      hold: () => 'A place is held for you: confirm it before the hold ends',
      quote: () => 'A quote to answer',
      answer: () => 'We have a question for you',
      paper: (count: number) =>
        plural('en', count, { one: '1 paper to bring', other: '# papers to bring' }),
      document: () => 'A paper of yours ends: begin with a new one',
      accept: () => 'It is done: accept it, or tell us what is not right',
      rate: () => 'How was it?',
      draft: () => 'A draft of yours, not sent yet',
    } satisfies Record<NeedKind, (count: number) => string>,
  },
  recommended: 'Recommended for you',
  freeOn: (day: string) => `Free on ${day}`,
  why: {
    child: (name: string) => `For ${name}`,
    interest: 'Because you asked us about it',
    plan: (name: string) => `Part of your ${name} plan`,
    trip: (title: string, day: string) => `Because you have ${title} on ${day}`,
    season: (until: string) => `In season until ${until}`,
    tonight: 'Because there is still time to ask for tonight',
    house: 'The house’s own choice',
  } satisfies Record<Why['kind'], unknown>,
  quickActions: 'Quick actions',
  services: 'Your services',
  open: 'open',
};
