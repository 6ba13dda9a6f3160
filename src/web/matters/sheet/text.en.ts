import type { MatterKind } from '#contract/matters/kinds.ts';
import type { AskedKind, FieldName } from '#web/matters/sheet/forms.ts';

interface Said {
  label: string;
  helper?: string | undefined;
}

const kinds: Record<AskedKind, { name: string; title: string; lead: string }> = {
  custom: {
    name: 'Anything else',
    title: 'Tell us what you need',
    lead: 'A surprise, a repair, a rare bottle, a driver at midnight: ask in your own words.',
  },
  property_search: {
    name: 'Find a home',
    title: 'Find a home for me',
    lead: 'Tell us how you want to live. We look, also where nothing is advertised, and come back with homes worth seeing.',
  },
  company: {
    name: 'Found a company',
    title: 'Found a company',
    lead: 'Six steps from the first talk to the bank account. You see each of them, and the papers it needs.',
  },
  visa: {
    name: 'A residence visa',
    title: 'A residence visa',
    lead: 'We check which visa fits, gather the papers and go with you where somebody has to go.',
  },
  banking: {
    name: 'A bank account',
    title: 'Open a bank account',
    lead: 'We prepare the file, introduce you to the bank and stay until the card is in your hand.',
  },
  legal: {
    name: 'Legal advice',
    title: 'Legal advice',
    lead: 'Describe the case in a few lines. A licensed lawyer of our circle reads it first.',
  },
  school: {
    name: 'Apply to a school',
    title: 'Apply to a school',
    lead: 'One application for each child. You see its six steps, and which papers the school wants.',
  },
  table: {
    name: 'A table',
    title: 'Request a table',
    lead: 'We ask the house for you and confirm the table here.',
  },
  event: {
    name: 'An event',
    title: 'Places at an event',
    lead: 'Tell us for whom. We secure the places and bring you onto the list.',
  },
  membership: {
    name: 'Membership',
    title: 'Become a member',
    lead: 'Choose, and your account manager settles the rest with you. Nothing is charged by this request.',
  },
  document: {
    name: 'Help with a document',
    title: 'Help with a document',
    lead: 'Attested, translated, renewed or replaced: tell us which one.',
  },
  expert_chat: {
    name: 'Ask an expert',
    title: 'Ask an expert',
    lead: 'Somebody who knows answers you in writing.',
  },
};

const fields: Record<FieldName, Said> = {
  title: { label: 'In a few words', helper: 'Such as: a birthday on the beach' },
  subject: { label: 'What is it about?' },
  notes: { label: 'What should we know?' },
  day: { label: 'Day' },
  people: { label: 'People' },
  budget: { label: 'Budget', helper: 'About how much it may cost in all' },
  purpose: { label: 'Buy or rent?' },
  types: { label: 'What kind of home?' },
  areas: { label: 'Where?' },
  bedrooms: { label: 'Bedrooms' },
  moveIn: { label: 'Moving in' },
  package: { label: 'Package' },
  activity: { label: 'What will the company do?', helper: 'Such as: trading in coffee' },
  shareholders: { label: 'Shareholders' },
  visas: { label: 'Visas' },
  visa: { label: 'Visa' },
  nationality: { label: 'Nationality', helper: 'As the passport has it' },
  account: { label: 'For whom?' },
  topic: { label: 'What is it about?' },
  property: { label: 'Home' },
  school: { label: 'School' },
  'child.name': { label: 'Name of the child' },
  'child.born': { label: 'Born on' },
  yearGroup: { label: 'Year group', helper: 'As the school calls it: Year 4, Grade 3' },
  start: { label: 'Starts on' },
  venue: { label: 'House' },
  time: { label: 'Hour, in Dubai' },
  event: { label: 'Event' },
  programme: { label: 'Which membership?' },
  choice: { label: 'Choice' },
  document: { label: 'Which document?', helper: 'Such as: a birth certificate' },
};

const more: Said = { label: 'What else should we know?' };

const notes: Record<MatterKind, Said> = {
  custom: { label: 'What do you need?', helper: 'For whom, where, and what must not go wrong' },
  consultation: more,
  viewing: { label: 'What matters in it?' },
  property_search: { label: 'How do you want to live?' },
  company: more,
  visa: more,
  banking: more,
  legal: { label: 'The case in a few lines' },
  school: {
    label: 'About the child',
    helper: 'Languages, siblings at the school, support that helps',
  },
  table: { label: 'Wishes', helper: 'The occasion, allergies, where you like to sit' },
  event: { label: 'Wishes' },
  membership: more,
  document: { label: 'What should happen with it?' },
  expert_chat: { label: 'Your question' },
};

const ahead = 'Choose a day that lies ahead, within three years.';

export const matterSheet = {
  kinds,
  fields,
  notes,
  choices: {
    purpose: { buy: 'Buy', rent: 'Rent' },
    types: { villa: 'Villa', apartment: 'Apartment', penthouse: 'Penthouse' },
    account: { personal: 'For me', business: 'For the company', both: 'For both' },
    topic: {
      contract: 'A contract',
      property: 'Property',
      family: 'Family',
      company: 'The company',
      other: 'Something else',
    },
    programme: { plan: 'A plan of the house', tier: 'A tier of the VIP circle' },
  },
  currency: 'Currency',
  optional: 'Optional',
  open: 'Not decided yet',
  choose: 'Please choose',
  loading: 'Loading...',
  send: 'Ask the house',
  sending: 'Sending...',
  keep: 'Save for later',
  keeping: 'Saving...',
  promise: 'It costs nothing to ask. A price comes as a quote, and only counts once you accept it.',
  signInFirst: 'You sign in before it is sent. What you typed stays here.',
  notSent: 'It was not sent',
  noDraft: 'This draft has been sent or discarded meanwhile.',
  wrong: {
    missing: 'Please fill this in.',
    unclear: 'Please check this.',
    long: (most: number) => `At most ${most} characters.`,
    most: (most: number) => `At most ${most}.`,
    least: (least: number) => `At least ${least}.`,
    refused: {
      day: ahead,
      moveIn: ahead,
      start: ahead,
      time: 'This hour has passed. Choose a later one.',
      'child.born': 'Schools take children up to 19.',
      people: 'It does not take a party of this size.',
    },
    notOffered: {
      day: 'It is closed or does not take place on this day. Choose another.',
      visas: 'This licence carries fewer visas. Ask for fewer, or choose another package.',
      areas: 'One of these places is not in our list any more.',
      property: 'This home is not in our list any more.',
      school: 'This school is not in our list any more.',
      package: 'This package is not in our list any more.',
      visa: 'This visa is not in our list any more.',
      venue: 'This house is not in our list any more.',
      event: 'This event is not in our list any more.',
      choice: 'Please choose one from the list.',
    },
  },
  done: {
    title: 'We have it',
    text: (due: string | null) =>
      due
        ? `Somebody of the house writes to you by ${due}. You can follow every step.`
        : 'You can follow every step.',
    keptTitle: 'Kept for you',
    keptText: 'Nobody else sees it until you send it. It stands among your requests.',
    reference: 'Reference',
    follow: 'Open the request',
    close: 'Done',
  },
};
