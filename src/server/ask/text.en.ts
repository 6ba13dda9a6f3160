import type { BriefWords } from '#server/ask/brief-words.ts';

export const brief: BriefWords = {
  kinds: {
    custom: 'Something of your own',
    property_search: 'A home',
    company: 'A company',
    visa: 'A visa',
    banking: 'A bank account',
    legal: 'A legal matter',
    school: 'A school place',
    table: 'A table',
    event: 'An event',
    membership: 'A membership',
    document: 'A document',
  },
  occasions: {
    birthday: 'Birthday',
    anniversary: 'Anniversary',
    honeymoon: 'Honeymoon',
    proposal: 'Proposal',
    wedding: 'Wedding',
    graduation: 'Graduation',
    eid: 'Eid',
    newYear: 'New Year',
  },
  guessed: {
    party: 'You did not say how many come. I ask for two.',
    currency: 'I took dirhams. Change it if you meant dollars.',
    weekday: (taken, other) => `I took ${taken}. You may have meant ${other}.`,
    span: (from, to) => `Any day from ${from} to ${to} will do.`,
    clock: (time) => `I took ${time} by the 24-hour clock.`,
  },
};
