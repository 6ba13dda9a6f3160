import type { MatterArea } from '#contract/matters/kinds.ts';
import type { MatterWaitsOn } from '#contract/matters/matters.ts';
import type { MatterEvent, MatterState, PaperState } from '#contract/matters/parts.ts';
import type { MatterTerm, QuoteState } from '#contract/matters/quotes.ts';
import { plural } from '#web/i18n/plural.ts';
import type { EventFacts } from '#web/matters/event-facts.ts';
import { matterSheet as forms } from '#web/matters/sheet/text.en.ts';

const count = (one: string, other: string) => (of: number) => plural('en', of, { one, other });

/** Small numbers are words in a sentence. */
const spelled = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const papers = (of: number) => `${spelled[of] ?? of} ${of === 1 ? 'paper' : 'papers'}`;

interface AreaWords {
  title: string;
  lead: string;
  emptyTitle: string;
  emptyText: string;
  /** The link to the page of the service. */
  service: string;
}

const areas: Record<MatterArea, AreaWords> = {
  requests: {
    title: 'Requests',
    lead: 'Whatever you ask of us: who has it, what it waits on, and when the next word is due.',
    emptyTitle: 'Nothing is asked for yet',
    emptyText: 'A table, a repair, a surprise: tell us, and somebody of the house takes it.',
    service: 'What we do',
  },
  'real-estate': {
    title: 'Real Estate',
    lead: 'Your search for a home, and the viewings that belong to it.',
    emptyTitle: 'No home is being looked for',
    emptyText: 'Tell us how you want to live, and we look also where nothing is advertised.',
    service: 'See homes',
  },
  business: {
    title: 'Business',
    lead: 'Companies, visas, banks and legal matters, step by step.',
    emptyTitle: 'No company is being founded',
    emptyText:
      'Found a company, bring your family, open an account: each with its steps and papers.',
    service: 'See packages',
  },
  education: {
    title: 'Education',
    lead: 'One application for each child, with its steps and papers.',
    emptyTitle: 'No application is under way',
    emptyText: 'Choose a school, and we go through the six steps with you.',
    service: 'See schools',
  },
  vip: {
    title: 'VIP',
    lead: 'Tables, events and memberships.',
    emptyTitle: 'Nothing is requested yet',
    emptyText: 'A table tonight, places at the opera, a membership: ask for it here.',
    service: 'See venues and events',
  },
};

const states: Record<MatterState, string> = {
  draft: 'Draft',
  submitted: 'Received',
  clarifying: 'A question for you',
  sourcing: 'In hand',
  proposed: 'Awaiting you',
  approved: 'Approved',
  fulfilling: 'Under way',
  delivered: 'Delivered',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  lapsed: 'Lapsed',
};

const awaitedStates: Record<MatterState, string> = {
  draft: 'Only you see it. Send it when it is ready.',
  submitted: 'Somebody of the house takes it now',
  clarifying: 'Your answer to a question',
  sourcing: 'We ask around for you',
  proposed: 'A quote to answer',
  approved: 'We begin',
  fulfilling: 'We are at work',
  delivered: 'Your word whether it is right',
  closed: 'It is done',
  withdrawn: 'It goes no further',
  declined: 'We could not take it',
  lapsed: 'It waited too long for an answer. Write to us, and it goes on.',
};

const paperStates: Record<PaperState, string> = {
  missing: 'Needed from you',
  received: 'With us',
  accepted: 'Accepted',
  rejected: 'Sent back',
};

const quoteStates: Record<QuoteState, string> = {
  draft: 'Draft',
  sent: 'Open',
  accepted: 'Accepted',
  rejected: 'Declined',
  expired: 'Expired',
  superseded: 'Replaced',
};

const steps: Record<string, string> = {
  open: 'open',
  waiting: 'with the authority',
  done: 'done',
  rejected: 'not accepted',
};

/** What followed for the money stands behind what happened. */
const followed = (happened: string, money: string) => (money ? `${happened}. ${money}` : happened);

const events: Record<MatterEvent['kind'], (about: EventFacts) => string> = {
  submit: () => 'Asked for',
  ask: () => 'A question for you',
  answer: () => 'Answered',
  source: () => 'Taken in hand',
  propose: () => 'Proposed',
  revise: () => 'Looked at again',
  approve: () => 'Approved',
  fulfil: () => 'Work began',
  supplier_failed: () => 'A supplier fell through; we look again',
  deliver: () => 'Delivered',
  make_right: () => 'Not right yet; we mend it',
  close: () => 'Closed',
  reopen: () => 'Opened again',
  withdraw: ({ money }) => followed('Withdrawn', money),
  decline: ({ money }) => followed('Declined', money),
  lapse: () => 'Lapsed for want of an answer',
  claimed: ({ by }) => `${by} has it now`,
  assigned: ({ to }) => (to ? `${to} has it now` : 'Handed back to the house'),
  promised: ({ when }) => `Next word promised by ${when}`,
  promise_missed: ({ when }) => `Promise missed: a word was due by ${when}`,
  quote_sent: ({ version, total }) => `Quote ${version} sent${total && `: ${total}`}`,
  quote_accepted: ({ version, total, money }) =>
    followed(`Quote ${version} accepted${total && `: ${total}`}`, money),
  quote_rejected: ({ version }) => `Quote ${version} declined`,
  step: ({ step, name, state }) => `Step ${step}, ${name}: ${steps[state] ?? state}`,
  paper: ({ name, state }) => {
    if (state === 'accepted') return `${name}: accepted`;
    return state === 'rejected' ? `${name}: sent back` : `${name}: received`;
  },
  appointment: ({ title, when }) => `Appointment: ${title}, ${when}`,
  appointment_cancelled: ({ title }) => `Appointment cancelled: ${title}`,
  paused: ({ when }) => (when ? `Rests until ${when}` : 'Rests'),
  resumed: () => 'Goes on',
  urgent: ({ on }) => (on ? 'Marked urgent' : 'No longer urgent'),
  escalated: ({ on }) => (on ? 'A senior colleague looks at it' : 'Back with its owner'),
  rated: ({ stars }) => plural('en', stars, { one: 'Rated # star', other: 'Rated # stars' }),
};

const none: Record<MatterWaitsOn | 'draft' | 'answered', { title: string; text: string }> = {
  draft: { title: 'Not sent yet', text: 'The clock begins when you send it.' },
  answered: { title: 'We have answered', text: 'Write whenever you like.' },
  client: { title: 'It is your turn', text: 'Nothing is due from us until you answer.' },
  house: { title: 'It is with us', text: 'We write as soon as there is news.' },
  authority: { title: 'The authority decides', text: 'We ask after it and write to you.' },
  nobody: { title: 'It is over', text: 'We owe you no further word.' },
};

export const matters = {
  title: 'Your requests',
  matterTitle: 'Request',
  crumbs: 'Where you are',
  dashboard: 'Today',
  reading: 'Reading your requests',
  readingOne: 'Reading your request',
  optional: 'Optional',
  missing: 'Please fill this in.',
  continue: 'Continue',
  newRequest: 'New request',
  areasLabel: 'Your matters by service',
  everyArea: 'All',
  areas,
  states,
  flags: { urgent: 'Urgent', escalated: 'With a senior colleague', paused: 'Resting' },
  list: {
    which: 'Which ones',
    whiches: { open: 'Open', done: 'Done', all: 'All' },
    drafts: 'Not sent yet',
    search: 'Search your requests',
    searchHint: 'A title, a word, a reference',
    nothing: (words: string) => `Nothing here says “${words}”.`,
    noneDone: 'Nothing is done yet',
    more: 'Load more',
    loading: 'Loading...',
    shown: (shown: number) => `${shown} shown`,
    unread: count('# new message', '# new messages'),
    with: (name: string) => `With ${name}`,
    failed: 'We could not read your requests',
  },
  awaited: {
    states: awaitedStates,
    working: {
      client: 'Papers from you',
      house: 'We are at work',
      authority: 'The authority decides',
    },
    answered: 'We have answered',
    rests: (when: string) => `Rests until ${when}`,
    papers: (of: number) => `From you: ${papers(of)}`,
    quoteAndPapers: (of: number) => `A quote to answer, and ${papers(of)}`,
  },
  promise: {
    label: 'When the next word is due',
    repliesBy: (name: string | undefined, when: string) =>
      name ? `${name} replies by ${when}` : `We reply by ${when}`,
    meets: (name: string, when: string) => `Your hour with ${name}: ${when}`,
    wasDue: (when: string) => `A word was due by ${when}`,
    coming:
      'With a first idea or a question. The sun starts when you send, and you can watch it set.',
    lateText: 'Nobody has written yet. The promise is broken, and stays marked as missed.',
    kinds: {
      first_word: 'Somebody of the house reads it and answers.',
      next_word: 'By then you hear from us again, with news or without.',
    },
    zone: (zone: string) => `Times are yours, ${zone}.`,
    kept: (kept: number, given: number) => `Promises kept so far: ${kept} of ${given}`,
    missed: count('# promise missed', '# promises missed'),
    none,
    stillToPay: (sum: string) => `We owe you no further word. Still to pay: ${sum}.`,
    dueIn: (span: string) => `Next word in ${span}`,
    lateSince: (when: string) => `A word was due by ${when}`,
    span: {
      minutes: count('# minute', '# minutes'),
      hours: count('# hour', '# hours'),
      days: count('# day', '# days'),
    },
    leftOf: {
      minutes: count('minute left', 'minutes left'),
      hours: count('hour left', 'hours left'),
      days: count('day left', 'days left'),
    },
    lateBy: {
      minutes: count('minute late', 'minutes late'),
      hours: count('hour late', 'hours late'),
      days: count('day late', 'days late'),
    },
    aloud: (span: string, late: boolean) => (late ? `${span} late` : `${span} left`),
  },
  steps: {
    title: 'Steps',
    states: { done: 'done', current: 'current step', next: 'still to come' },
    done: (day: string) => `Done ${day}`,
    since: (day: string, duration: string) =>
      duration ? `Since ${day}, ${duration}` : `Since ${day}`,
    waiting: 'With the authority',
    rejected: 'Not accepted',
    needs: (number: number, of: number) => `Step ${number} needs ${papers(of)}`,
    now: (number: number) => `Step ${number} is under way`,
    takes: 'Pictures, PDF, Word, Excel or plain text, 10 MB at most each.',
    others: 'Papers of the other steps',
    numbered: (number: number, title: string) => `${number}. ${title}`,
  },
  papers: {
    states: paperStates,
    upload: 'Upload',
    replace: 'Upload another',
    choose: (name: string) => `File: ${name}`,
    bringing: 'Uploading',
    refused: 'The file was not taken',
    kinds: 'Picture, PDF, Word or Excel, 10 MB at most',
  },
  files: {
    about: (kind: string, size: string) => `${kind}, ${size}`,
    kilobytes: (size: number) => `${size} kB`,
    megabytes: (size: string) => `${size} MB`,
    open: 'Download',
    attached: 'Files with this message',
    bringing: 'Uploading',
    remove: (name: string) => `Remove ${name}`,
  },
  conversation: {
    title: 'Conversation',
    between: 'Between you and the house',
    earlier: 'Earlier messages',
    loading: 'Loading...',
    notRead: 'Earlier messages could not be read',
    none: 'Nobody has written yet.',
    write: (name: string | undefined) => (name ? `Write to ${name}` : 'Write to us'),
    keys: 'Enter sends, Shift and Enter begins a new line.',
    attach: 'Attach files',
    files: 'Files to attach',
    kindsOfFiles: 'Pictures and documents, 10 MB at most',
    send: 'Send',
    sending: 'Sending...',
    notSent: 'It was not sent',
    unsent: 'What you had not sent yet',
    over: 'This request is over, so nothing can be written here. Ask anew, and we begin at once.',
  },
  quote: {
    title: (number: number) => `Quote ${number}`,
    states: quoteStates,
    until: (when: string) => `Open until ${when}`,
    total: 'Total',
    about: (sum: string) => `About ${sum}`,
    exact: 'What you accept is what is invoiced, to the fils.',
    accepting: 'If you accept today',
    standing: 'How it stands with your money',
    ended: (state: MatterState, percent: number) => {
      if (state === 'declined') return 'We could not do it, so it costs you nothing.';
      if (state !== 'withdrawn' && state !== 'lapsed') return '';
      return percent > 0
        ? `It was withdrawn. You had accepted a fee of ${percent} % for that.`
        : 'It was withdrawn, and costs you nothing.';
    },
    why: 'Why it changes',
    standsUntil: (number: number) => `Quote ${number} stands until you accept`,
    note: (number: number) => `Our note with quote ${number}`,
    former: (title: string, sum: string, state: string) =>
      `${title}, ${sum}: ${state.toLowerCase()}`,
    accept: {
      open: 'Accept quote',
      title: 'Accept this quote?',
      text: (number: number) => `You accept quote ${number} as it stands, and we begin.`,
      total: 'In all, VAT within it',
      submit: 'Accept',
      submitting: 'Accepting...',
      notYet: 'Not yet',
      done: 'The quote is accepted',
      refused: 'It was not accepted',
    },
    decline: {
      open: 'Decline',
      title: 'Decline this quote?',
      text: 'We look again and come back with another.',
      change: 'Nothing changes then.',
      reason: 'What should be different?',
      reasonHint: 'It helps us find the right one.',
      submit: 'Decline quote',
      submitting: 'Declining...',
      keep: 'Go back',
      done: 'The quote is declined',
      refused: 'It was not declined',
    },
  },
  withdraw: {
    open: 'Withdraw request',
    discard: 'Discard draft',
    title: 'Withdraw it?',
    texts: {
      draft: 'The draft is discarded. Nobody else has seen it.',
      early: 'We stop at once. Nothing is due, and what was written stays readable.',
      agreed: 'We stop at once, and this is what becomes of your money.',
    },
    money: 'What becomes of your money',
    reading: 'Reading what you have paid',
    unknown: 'We could not read what you have paid. Close this and try again.',
    terms: {
      kept: (percent: number) => `You accepted a fee of ${percent} % if you withdraw.`,
      all_back: () => 'Withdrawing costs you nothing.',
    } satisfies Record<MatterTerm, (percent: number) => string>,
    reason: 'Reason',
    reasonHint: 'It stands in the history.',
    submit: 'Withdraw',
    submitting: 'Withdrawing...',
    keep: 'Keep it',
    done: 'It is withdrawn',
    refused: 'It was not withdrawn',
  },
  makeRight: {
    open: 'Something is not right',
    title: 'What is not right?',
    text: 'We take it up again, and the clock begins anew.',
    reason: 'What should be mended?',
    reasonHint: 'As exactly as you can.',
    submit: 'Make it right',
    submitting: 'Sending...',
    keep: 'Go back',
    done: 'We take it up again',
    refused: 'It was not sent',
  },
  rate: {
    titleDelivered: 'Is it right?',
    textDelivered: 'With your rating you accept what was delivered.',
    title: 'How was it?',
    text: 'Your words reach the person who did it.',
    given: 'Your rating',
    stars: 'Stars',
    star: count('# star', '# stars'),
    words: 'In your words',
    accept: 'Accept and rate',
    submit: 'Send the rating',
    submitting: 'Sending...',
    done: 'Thank you for the rating',
    missing: 'Choose one to five stars.',
    refused: 'It was not sent',
  },
  appointment: {
    title: (title: string, from: string, to: string) => `${title}, ${from} to ${to}`,
    zone: (zone: string) => `Times are yours, ${zone}.`,
    cancelled: 'Cancelled',
    change: 'Another hour, or call it off',
    opening: 'Opening',
    failed: 'The appointment could not be opened',
  },
  people: {
    title: 'People',
    owner: 'Has this request',
    shows: 'Shows you the home',
    calls: 'Speaks with you at that hour',
    nobody: 'Nobody has it yet. Somebody of the house takes it shortly.',
  },
  asked: { title: 'What you asked for', comma: ', ' },
  history: {
    title: 'So far',
    actors: { client: 'You', house: 'The house', system: 'By the clock' },
    today: (clock: string) => `Today, ${clock}`,
    zone: (zone: string) => `Hours by your clock, ${zone}`,
  },
  draft: { send: 'Send it', sending: 'Sending...', sent: 'We have it', notSent: 'It was not sent' },
  events,
  changedMeanwhile: 'The request changed meanwhile',
  changedMeanwhileText: 'Here is how it stands now. Look at it before you go on.',
  notFound: 'There is no such request',
  notFoundText: 'It may belong to another account.',
  failed: 'We could not read the request',
  toList: 'To your requests',
};

/** Lists open the forms, and pages name their fields. */
export const matterSheet = forms;
