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
    weekdayOwn: (taken, other, title) => `I took ${taken}. On ${other} you have ${title}.`,
    own: (taken, title) => `On ${taken} you have ${title} already.`,
    span: (from, to) => `Any day from ${from} to ${to} will do.`,
    clock: (time) => `I took ${time} by the 24-hour clock.`,
  },
  examples: {
    season: (title, party, weekday) =>
      `${title} for ${party === 1 ? 'one' : `${party} people`} on ${weekday}`,
    tutor: (name) => `${name} needs a maths tutor on Wednesdays`,
    table: (name) => `A table tonight for ${name} and me, somewhere quiet`,
    birthday: (name, day) => `A surprise for ${name}’s birthday on ${day}`,
    move: (title, from, to) => `Move ${title} from ${from} to ${to}`,
    paid: (month) => `What did we pay in ${month}?`,
  },
};
