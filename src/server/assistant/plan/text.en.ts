import type {
  ConstraintFinding,
  ConstraintStanding,
  FindingReason,
  GuestCondition,
  OfferingStrain,
} from '#domain/assistant/plan/constraint.ts';

/** What each reason needs said for it: money and days come in words already. */
type Spoken<Reason extends FindingReason> = Omit<
  Reason,
  'note' | 'code' | 'title' | 'price' | 'total' | 'days'
> & {
  note: string;
  code: string;
  title: string;
  price: string;
  total: string;
  days: string;
};

export type Reasons = {
  [Say in FindingReason['say']]: (because: Spoken<Extract<FindingReason, { say: Say }>>) => string;
};

const strains: Record<OfferingStrain, string> = {
  jump: 'Free fall, harness and landing strain the body',
  balloon: 'A balloon lands hard, standing, with no seat to hold you',
  climb: 'Heights and harnesses strain the body',
  water: 'Jet skis and boards hit the water hard, and falls belong to them',
  waves: 'A fast boat slams on the waves',
  dunes: 'Driving over dunes jolts hard',
  saddle: 'A saddle sways, and the camel rises and kneels with a jerk',
  ride: 'Karts, slides, coasters and falls jolt the body',
  aircraft: 'Small aircraft mean noise, height and few ways down',
  sand: 'The place itself is calm, but the way there leads over sand',
  heat: 'The stay itself is calm; sauna, steam and hot pools are not for everybody',
};

const conditions: Record<GuestCondition, string> = {
  pregnancy: 'in pregnancy',
  heart: 'with a heart condition',
  back: 'with a back problem',
};

const reasons: Reasons = {
  minAge: ({ age }) => `Guests must be at least ${age} years old.`,
  maxAge: ({ age }) => `Guests may be at most ${age} years old.`,
  anyAge: () => 'There is no age limit; children are welcome.',
  childrenUntil: ({ age, until }) =>
    `Children are welcome until ${until}; after that guests must be ${age} or older.`,
  driverAge: ({ age }) =>
    `Whoever drives must be at least ${age} years old; children may ride along.`,
  note: ({ note }) => note,
  strain: ({ strain, condition }) =>
    `${strains[strain]}, so we advise against it ${conditions[condition]}. That is general caution; your doctor’s word counts more.`,
  doctor: ({ strain, condition }) =>
    `${strains[strain]}: ${conditions[condition]}, ask your doctor first and tell us, so that we arrange it gently.`,
  calm: () => 'Nothing about it is rough.',
  weight: ({ most }) => `The greatest weight is ${most} kg.`,
  noWeight: () => 'There is no weight limit.',
  height: ({ least }) => `The least height is ${least} cm.`,
  noHeight: () => 'There is no height limit.',
  stepFree: () => 'It has step-free access.',
  accessUnsaid: () =>
    'Our catalogue does not say whether it is step-free, and I would rather not guess.',
  kitchen: () => 'Meat is halal unless a menu states otherwise, and pork is marked.',
  dietAhead: () =>
    'Vegan and vegetarian dishes are common; say it with the table, and the kitchen is told.',
  dietUnsaid: () =>
    'Our catalogue does not say what its kitchen can do, and I would rather not guess.',
  allergy: () =>
    'With an allergy I do not guess: write it to us, and the kitchen confirms before you go.',
  kosher: () =>
    'Kosher dining is left to a few certified kitchens and needs a day’s notice; a person asks.',
  petsWelcome: () => 'Pets are welcome.',
  petsRefused: () => 'Pets are not allowed there.',
  petAddOn: ({ title, price }) => `It is booked as an extra: ${title}, ${price}.`,
  petsUnsaid: () =>
    'Our catalogue does not say whether pets may come, and I would rather not guess.',
  dressCode: ({ code }) => `The dress code: ${code}.`,
  alcoholServed: () => 'Alcohol is served there to others; nobody has to drink.',
  alcoholNone: () => 'No alcohol is served as part of it.',
  alcoholUnsaid: () => 'Our catalogue does not say whether alcohol is served.',
  tooMany: ({ most }) => `It takes ${most} people at most.`,
  tooFew: ({ least }) => `It is arranged for ${least} or more.`,
  room: ({ most }) => `It takes up to ${most} people.`,
  units: ({ units, unit }) => `You would take ${units} ${unit}.`,
  shared: () => 'It is shared with other guests.',
  private: () => 'You have it to yourselves.',
  weekday: ({ days }) => `It runs on ${days} only.`,
  season: ({ note }) => note,
  late: ({ hours }) => `It needs ${hours} hours’ notice.`,
  hours: ({ opens, closes }) => `It is open from ${opens} to ${closes}.`,
  lengths: ({ fewest, most, by }) => `It is taken for ${fewest} to ${most} ${by}.`,
  total: ({ total }) => `In all it comes to ${total}.`,
};

/** Why a whole list stands so, where its things differ by a figure. */
const general: Record<ConstraintFinding['of'], string> = {
  health: 'not advised in that condition',
  age: 'the age limit',
  weight: 'the weight limit',
  height: 'the least height',
  access: 'step-free access is not known',
  diet: 'the kitchen is not known',
  pets: 'pets',
  dress: 'the dress code',
  alcohol: 'alcohol is served',
  party: 'the size of your party',
  privacy: 'shared with others',
  day: 'not on that day',
  length: 'the length of the stay',
  budget: 'your budget',
};

const verdicts: Record<ConstraintStanding, string> = {
  fits: 'Yes',
  condition: 'Yes, with one thing to mind',
  no: 'No',
  unknown: 'I cannot promise that',
};

const counts: Record<string, [one: string, many: string]> = {
  person: ['person', 'people'],
  night: ['night', 'nights'],
  day: ['day', 'days'],
  hour: ['hour', 'hours'],
  room: ['room', 'rooms'],
  vehicle: ['vehicle', 'vehicles'],
  charter: ['charter', 'charters'],
  group: ['group', 'groups'],
  item: ['piece', 'pieces'],
};

export const text = {
  reasons,
  general,
  verdicts,
  /** Asked whether it is a problem, a yes would say the contrary. */
  plainly: {
    fits: 'That works',
    condition: 'That works, with one thing to mind',
    no: 'That does not work',
    unknown: verdicts.unknown,
  },
  instead: 'This would suit instead:',
  known: 'Known to suit:',
  noted: 'With that in mind.',
  these: 'These suit:',
  without: 'Without such a condition:',
  mind: 'To mind:',
  leftOut: (names: string, hasMore: boolean, why: string) =>
    `Left out: ${names}${hasMore ? ' and others' : ''} (${why}).`,
  nextFree: (day: string) => `The next free day is ${day}.`,
  person: 'A person of the house finds out for you.',
  sum: {
    onceOnly:
      'A booking takes this extra once, and so the sum does; more of it a person of the house adds for you.',
    count: (unit: string, count: number) =>
      `${count} ${counts[unit]?.[count === 1 ? 0 : 1] ?? unit}`,
    line: (counted: string[], each: string, amount: string) =>
      `${counted.join(' × ')} × ${each} = ${amount}`,
    inAll: (title: string, total: string) => `**${title}**: **${total} in all**, VAT included`,
    about: (other: string) => `about ${other}`,
    parts: (first: string, rest: string) => `First ${first}, the rest of ${rest} later.`,
    security: (sum: string) => `${sum} is held on the driver’s card beside it.`,
    usual: (title: string, total: string) => `**${title}**: **${total} in all** on an ordinary day`,
    each: (day: string, people: string) => `In all for ${people} on ${day}, the lowest first:`,
    day: 'Tell me the day, and I reckon its season and look whether it is free.',
  },
  differ: {
    price: 'Price',
    duration: 'Duration',
    guests: 'Guests',
    age: 'Age',
    where: 'Where',
    hours: 'Open',
    dress: 'Dress',
    spend: 'Minimum spend',
    pupils: 'Pupils',
    waiting: 'Waiting list',
    free: 'Cancelling is free until',
    hoursBefore: (hours: number) => (hours > 0 ? `${hours} hours before` : 'it is confirmed'),
    upTo: (most: number) => `up to ${most}`,
    fromAge: (age: number) => (age > 0 ? `from ${age} years` : 'any age'),
    same: (what: string) => `The same for all: ${what}.`,
  },
};
