import type { DoneKind, FirstStep, TodayNeed, Why } from '#contract/dashboard.ts';
import type { PartOfDay } from '#domain/greeting.ts';
import { plural } from '#web/i18n/plural.ts';

export const dashboard = {
  preparing: 'Preparing your day',
  greeting: {
    morning: 'Good morning,',
    afternoon: 'Good afternoon,',
    evening: 'Good evening,',
  } satisfies Record<PartOfDay, string>,
  guest: 'Valued Guest',
  inDubai: (time: string) => `Dubai ${time}`,
  day: {
    label: 'Your day',
    sunset: (time: string) => `Sun sets ${time}`,
    /** Who owes the next word. */
    writes: (name: string) => `${name} writes`,
    houseWrites: 'The house writes',
    more: (count: number) => plural('en', count, { one: 'One more', other: '# more' }),
  },
  home: 'Home',
  profile: 'Profile',
  shortcuts: 'Shortcuts',
  lifestyleManager: 'Lifestyle Manager',
  failed: 'We could not read your day',
  stats: {
    label: 'In figures',
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
    title: 'Your first day',
    lead: 'About ten minutes, in any order',
    steps: {
      book: {
        name: 'Book something for this week',
        text: 'A yacht, a safari, a table by the sea.',
        act: 'Look around',
      },
      wish: {
        name: 'Tell us what you wish for',
        text: 'A person reads it and answers.',
        act: 'Write to us',
      },
      talk: {
        name: 'Look at homes',
        text: 'See what is in our book, and view it at your hour.',
        act: 'See homes',
      },
      secure: {
        name: 'Secure your account',
        text: 'A second factor; a password alone can be guessed.',
        act: 'Secure it',
      },
    } satisfies Record<FirstStep['id'], { name: string; text: string; act: string }>,
  },
  owed: { title: 'To pay', all: 'Invoices and payments' },
  needs: {
    title: 'Needs you',
    standing: (count: number, late: number) => {
      const things = plural('en', count, { one: 'One thing.', other: '# things.' });
      if (late === 0) return count === 1 ? `${things} It is not late` : `${things} None is late`;
      return `${things} ${plural('en', late, { one: 'One is late', other: '# are late' })}`;
    },
    nothing: 'Nothing needs you today.',
    all: (count: number) => `All ${count}`,
    until: (when: string) => `Until ${when}`,
    beginBy: (when: string) => `Begin by ${when}`,
    verbs: {
      waitlist: 'Take',
      hold: 'Confirm',
      pay: 'Pay',
      quote: 'Approve',
      answer: 'Answer',
      paper: 'Upload',
      document: 'Renew',
      accept: 'Accept',
      rate: 'Rate',
      draft: 'Finish',
    } satisfies Record<TodayNeed['kind'], string>,
    acts: {
      waitlist: 'See the place',
      hold: 'See the place',
      pay: 'Pay',
      quote: 'Read the quote',
      answer: 'Answer',
      paper: 'Upload',
      document: 'Begin renewal',
      accept: 'Look at it',
      rate: 'Rate it',
      draft: 'Go on',
    } satisfies Record<TodayNeed['kind'], string>,
    said: {
      waitlist: () => 'A place from the waitlist is held for you: take it or let it go.',
      hold: () => 'A place is held for you: confirm it before the hold ends.',
      pay: () => 'To be paid by you.',
      quote: () => 'A quote to answer.',
      answer: () => 'We have a question for you.',
      paper: (count: number) =>
        plural('en', count, { one: '1 paper to bring.', other: '# papers to bring.' }),
      document: () => 'To be renewed, and that takes a while.',
      accept: () => 'It is done: accept it, or tell us what is not right.',
      rate: () => 'How was it?',
      draft: () => 'A draft of yours, not sent yet.',
    } satisfies Record<TodayNeed['kind'], (count: number) => string>,
  },
  done: {
    title: 'Done lately',
    since: 'Done since your last visit',
    said: {
      claimed: (title: string) => `Took “${title}” in hand`,
      quote_sent: (title: string) => `Wrote a quote for “${title}”`,
      fulfil: (title: string) => `Began with “${title}”`,
      deliver: (title: string) => `Finished “${title}”`,
      step: (title: string) => `Finished a step of “${title}”`,
      paper: (title: string) => `Accepted a paper for “${title}”`,
      appointment: (title: string) => `Set an hour for “${title}”`,
      confirmed: (title: string) => `“${title}” is confirmed`,
    } satisfies Record<DoneKind, (title: string) => string>,
  },
  week: {
    title: 'The next seven days',
    itinerary: 'Open the itinerary',
    today: 'Today',
    free: 'Free',
    promise: (title: string) => `We write about “${title}”`,
    lastDay: (verb: string, title: string) => `Last day. ${verb}: ${title}`,
  },
  recommended: 'Three thoughts for you',
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
