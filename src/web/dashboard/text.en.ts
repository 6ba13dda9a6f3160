import type {
  FirstStep,
  RecommendationReason,
  ServiceDoneKind,
  TodayNeed,
} from '#contract/dashboard.ts';
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
    sunsetTag: 'Sunset',
    ifAsked: 'if you ask now',
    /** Whom they meet at that hour. */
    meets: (name: string) => `With ${name}`,
    /** Who owes the next word. */
    writes: (name: string) => `${name} writes`,
    houseWrites: 'The house writes',
    more: (count: number) => plural('en', count, { one: 'One more', other: '# more' }),
  },
  mayAsk: 'What you may ask',
  samples: ['a table tonight', 'a car at 19:00', 'who looks after me?'],
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
    letter: {
      label: (name: string) => `A word from ${name}`,
      welcome: (name: string) =>
        `Welcome to the house. I am ${name}, and from today I look after you.`,
      wish: 'Tell me one thing that has been on your list too long. I will begin there.',
      role: 'Your manager',
      reply: 'Reply',
    },
    steps: {
      family: {
        name: 'Who is in the family?',
        text: 'Names and birthdays. Schools and visas begin with them.',
        act: 'Add them',
      },
      paper: {
        name: 'Show us one passport',
        text: 'It is kept under lock, and you see who opens it.',
        act: 'Upload',
      },
      taste: {
        name: 'Tell us how you like things',
        text: 'The table, the seat, the car, what no kitchen may forget.',
        act: 'Begin',
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
    asked: (title: string) => `About “${title}”`,
    askedBy: (name: string, title: string) => `${name}, about “${title}”`,
    yes: {
      label: (hour: string | null) => (hour ? `Yes, ${hour}` : 'Yes'),
      /** What is written to the house. */
      words: (hour: string | null) => (hour ? `Yes, ${hour}.` : 'Yes.'),
      anotherHour: 'Another hour',
      anotherAnswer: 'Another answer',
      refused: 'Your answer did not go',
    },
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
      confirm: 'Complete',
      bank: 'Answer',
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
      confirm: 'Add details',
      bank: 'Answer the bank',
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
      confirm: () => 'Who comes, or where the car picks you up, is not known yet.',
      bank: () => 'Your bank asks whether it is you. Nothing is paid before you answer.',
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
    } satisfies Record<ServiceDoneKind, (title: string) => string>,
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
    expiry: (days: number) =>
      plural('en', days, {
        one: 'Because 1 day is left',
        other: 'Because # days are left',
      }),
    tonight: 'Because there is still time to ask for tonight',
    house: 'The house’s own choice',
  } satisfies Record<RecommendationReason['kind'], unknown>,
  quickActions: 'Quick actions',
  services: 'Your services',
  open: 'open',
};
