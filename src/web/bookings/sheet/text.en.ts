import type { PlaceState } from '#contract/bookings/availability.ts';
import type { OfferingRefusal } from '#contract/bookings/refusals.ts';
import type { Unit } from '#contract/catalogue/shapes.ts';
import type { AddOnUnit } from '#domain/bookings/add-ons.ts';
import { listIn } from '#domain/lists.ts';
import { partyEach } from '#web/bookings/party-text.en.ts';
import { counted } from '#web/bookings/price/text.en.ts';
import { plural } from '#web/i18n/plural.ts';

const { person: guests, night: nights, day: days } = counted;

const extraUnits: Record<AddOnUnit, string> = {
  'per-person': 'for each guest',
  'per-day': 'for each day',
  'per-hour': 'for each hour',
  'per-booking': 'once for the booking',
  'per-item': 'each',
};

const units1: Record<Unit, string> = {
  'per-person': 'per person',
  'per-night': 'a night',
  'per-hour': 'an hour',
  'per-day': 'a day',
  'per-charter': 'the charter',
  'per-vehicle': 'the vehicle',
  'per-session': 'once',
  'per-group': 'the group',
  'per-month': 'once',
  'per-year': 'once',
  'one-off': 'once',
  'per-sqft': 'once',
  'per-booking': 'once for the booking',
  'per-item': 'each',
  'per-table': 'once',
};

const notOffered: Record<OfferingRefusal, string> = {
  past: 'That day is over. Please choose a later one.',
  late: 'That is too soon to prepare it. Please choose a later start.',
  season: 'It rests in this season. Please choose another day.',
  closed: 'It is closed on that day. Please choose another.',
  weekday: 'It does not start on that weekday. Please choose another day.',
  time: 'It does not start at that hour. Please choose one from the list.',
  horizon: 'That is further ahead than can be booked: a year from today at most.',
  length: 'It cannot be had for that long. Please change the length.',
  units: 'There are not so many of it. Please make the party smaller.',
};

const states: Record<PlaceState, string> = {
  open: 'available',
  full: 'full',
  closed: 'closed',
  late: 'too soon',
  past: 'over',
};

export const bookingSheet = {
  title: 'Booking',
  sheetTitle: (title: string) => `Book ${title}`,
  signIn: 'Sign in',
  notFound: 'This could not be opened.',
  comma: ', ',
  // The hold
  heldDay: 'Held for you',
  heldShort: 'Held',
  heldUntil: (time: string) => `held for you until ${time}`,
  letGo: 'Let it go',
  moving: {
    title: (to: string) => `Move your hold to ${to}?`,
    now: (left: string) => `Held now, ${left} left`,
    chosen: 'Chosen',
    keep: (from: string) => `Keep ${from}`,
    go: (to: string) => `Move to ${to}`,
    longer: {
      title: (to: string) => `Change your hold to ${to}?`,
      go: (to: string) => `Change to ${to}`,
    },
    going: 'Moving the hold…',
    opens: (from: string) => `${from} opens to others the moment you move.`,
  },
  holdOver: 'The hold is over. Everything you chose is still here.',
  minutesLeft: (count: number) =>
    plural('en', count, {
      one: 'The place is held for one more minute.',
      other: 'The place is held for # more minutes.',
    }),
  steps: {
    hold: 'Hold',
    held: 'Held for you',
    confirm: 'Confirm',
    /** Where a person of the house has yet to confirm it. */
    ask: 'Ask',
    free: 'Fifteen minutes, nothing to pay.',
    nobody: 'Nobody else can take it.',
    opens: 'Opens when you hold.',
    left: 'left',
    until: (time: string) => `Until ${time}.`,
    allIn: 'All in',
    line: (label: string, sum: string) => `${label}: ${sum}`,
  },
  confirmAndPay: (sum: string) => `Confirm and pay ${sum}`,
  hold: 'Hold this place',
  holding: 'Holding the place…',
  holdAgain: 'Hold it again',
  confirm: 'Confirm booking',
  confirming: 'Confirming…',
  /** Where a person of the house has yet to confirm it. */
  ask: 'Ask for this booking',
  asking: 'Asking for it…',
  settling: 'Bringing the hold up to date…',
  confirms: {
    atOnce: 'It confirms at once.',
    byPerson: 'A concierge confirms it with the operator.',
    onceAsked: 'Your concierge is asked only when you press.',
  },
  // Day and hour
  dayLabel: (title: string) => `Days of ${title}`,
  keys: 'Arrows move by day, Page Up and Page Down by month, Enter chooses.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  daysFailed: 'The days could not be loaded.',
  ownDay: 'You have something that day',
  freeFor: (party: number) => `Available for a party of ${party}`,
  open: 'free',
  full: 'taken',
  starts: (count: number) => plural('en', count, { one: '# start', other: '# starts' }),
  left: (count: number) => `${count} left`,
  states,
  slotStates: { ...states, full: 'taken' },
  chooseDay: 'Choose a day, and its hours appear here.',
  chooseFirst: 'Choose the first day in the calendar.',
  chooseEnd: { nights: 'Now choose the day you leave', days: 'Now choose the last day' },
  hours: 'Hours',
  noHours: 'Nothing starts that day.',
  dubaiTime: 'Dubai time',
  inDubai: (moment: string) => `${moment} Dubai time`,
  until: (time: string) => `to ${time}`,
  sunset: (time: string) => `sunset ${time}`,
  ownClock: (time: string, day: string | undefined, zone: string) =>
    `${day ? `${day}, ` : ''}${time} where you are (${zone})`,
  checkIn: (time: string) => `Check-in, from ${time} Dubai time`,
  checkOut: (time: string) => `Check-out, by ${time} Dubai time`,
  firstDay: 'First day',
  endsAt: (time: string) => `Ends, at ${time} Dubai time`,
  lengths: { nights: 'Nights', days: 'Days' },
  lengthRange: {
    nights: (least: number, most: number) => `${least} to ${nights(most)}`,
    days: (least: number, most: number) => `${least} to ${days(most)}`,
  },
  pickUp: 'Handed over at',
  clash: (title: string, from: string, to: string) =>
    `At that time you have ${title}, ${from} to ${to}. You can still book both.`,
  nearest: 'The nearest free starts',
  // Party, extras, guests
  party: 'Party',
  partyRange: (least: number, most: number) =>
    least === most ? guests(most) : `${least} to ${guests(most)}`,
  partyEach,
  units: {
    rooms: counted.room,
    vehicles: counted.vehicle,
    craft: counted.vehicle,
    charters: counted.charter,
    groups: counted.group,
  },
  fewer: (what: string) => `${what}: one fewer`,
  more: (what: string) => `${what}: one more`,
  upTo: (count: number) => `Up to ${guests(count)}`,
  addOns: 'Add-ons',
  extraUnits,
  quantity: (title: string) => `How many: ${title}`,
  guests: 'Guests',
  guestCount: guests,
  addGuest: 'Add a guest',
  savedGuests: 'Your family, and who came before',
  nameOnBooking: 'The name on the booking',
  age: (years: number) => `${years} years`,
  editGuest: (name: string) => `Change ${name}`,
  removeGuest: (name: string) => `Take ${name} off`,
  moreGuests: (count: number, all: boolean) =>
    all ? guests(count) : plural('en', count, { one: '# more', other: '# more' }),
  namesFree: 'No names are needed now: they can follow',
  nameAsked: 'A name and an age are needed before you confirm',
  name: 'Name',
  ageLabel: 'Age',
  askedHere: 'Asked for here',
  needs: 'What we should know',
  keepGuest: 'Keep',
  cancel: 'Cancel',
  optional: 'Optional',
  wrong: { name: 'Please write the name.', age: 'Please write the age in years.' },
  licence: 'The driver holds a licence that is valid in the UAE',
  licenceText: (age: number) => `The driver is ${age} or older and brings it along.`,
  limits: {
    all: (count: number, limits: string[]) =>
      `${count === 1 ? 'Whoever comes is' : `All ${count} who come are`} ${listIn('en', limits)}`,
    drivers: (count: number, limits: string[]) =>
      `${count === 1 ? 'The driver is' : `All ${count} drivers are`} ${listIn('en', limits)}`,
    minAge: (years: number) => `${years} or older`,
    maxAge: (years: number) => `${years} or younger`,
    minHeightCm: (centimetres: number) => `at least ${centimetres} cm tall`,
    maxWeightKg: (kilos: number) => `no heavier than ${kilos} kg`,
    why: 'For your safety: the crew turns away whoever is not.',
  },
  pickUpPlace: {
    label: 'Where shall the chauffeur come?',
    transfer: 'Where shall the car come?',
    at: (time: string) =>
      `An address, a hotel or a terminal. The car is there at ${time}, Dubai time.`,
  },
  word: 'A word to the crew',
  // The sum
  summary: 'Your booking',
  noDay: 'Choose a day',
  noHour: 'Choose an hour',
  at: (time: string) => `at ${time}`,
  fromTo: (from: string, to: string) => `${from} to ${to}, Dubai time`,
  spans: {
    nights: (count: number, last: string | false) =>
      last ? `${nights(count)}, until ${last}` : nights(count),
    days: (count: number, last: string | false) =>
      last ? `${days(count)}, until ${last}` : days(count),
  },
  from: (price: string, unit: string) => `From ${price} ${unit}.`,
  units1,
  total: 'Total',
  plansChange: 'If plans change',
  refused: {
    notOffered,
    /** Beside the button, where the field lies out of sight. */
    seeGuests: 'Not yet: something is missing under Guests.',
    changed:
      'This hold was changed elsewhere, perhaps in another window. It is shown as it stands now: please look at it before you confirm.',
    underWay:
      'Your bank has not answered yet. Your place is kept and your card is asked only once: please press again in a moment.',
    small: (limit: number) => `It is arranged for ${guests(limit)} or more.`,
    large: (limit: number) => `It carries ${guests(limit)} at most.`,
    holds: {
      own: 'You keep as many places as one may without paying. Pay for one of them or let it go under Your bookings, then come back to this one.',
      here: 'You keep several places of this already. Pay for one of them or let it go under Your bookings first.',
      near: 'Many places are being kept from your connection just now. Pay for one of yours or let it go, try again later, or write to us.',
    },
    guest: {
      young: (name: string, age: number) => `${name} is too young: from ${age} years.`,
      old: (name: string, age: number) => `${name} is too old: up to ${age} years.`,
      ageMissing: (name: string) =>
        name ? `Please add the age of ${name}.` : 'Please add the first guest with name and age.',
      licence: 'Please confirm that the driver holds a valid licence.',
      limits: 'Please confirm that everybody is within the limits.',
      pickUp: 'Please say where the chauffeur should come.',
      many: 'More guests are named than the party has.',
    },
  },
  done: {
    confirmed: 'Your place is confirmed',
    /** Whom the house writes to: who acts for another gets no letter. */
    confirmedText: (of: string | undefined) =>
      `The confirmation and the calendar entry are on their way to ${of ? `${of}’s` : 'your'} mail.`,
    pending: 'Your concierge has it now',
    pendingText: (of: string | undefined) =>
      `The place is kept for ${of ?? 'you'}. A concierge settles it with the operator and writes to ${of ?? 'you'}.`,
    reference: 'Reference',
    starts: 'Starts, in Dubai',
    yourTime: 'Where you are',
    party: 'Party',
    where: 'Where it begins',
    open: 'See the booking',
    close: 'Done',
  },
  itinerary: {
    view: 'See the itinerary',
    failed: 'It could not be added to the itinerary.',
    on: (day: string) => `${day}. Move it there as you like.`,
  },
  panel: {
    when: 'When',
    guests: 'Guests',
    taken: 'taken',
    free: 'free',
    legend: { free: 'Free', taken: 'Taken', plans: 'You have plans' },
    today: 'today',
    noStart: 'closed',
    choose: 'Choose a day for the whole price.',
    chooseHour: 'Choose an hour for the whole price.',
    allIn: 'All in, VAT included',
    earlier: 'Three weeks earlier',
    later: 'Three weeks later',
    extras: 'Can be added',
  },
  waitlist: {
    join: 'Join Waitlist',
    title: 'Join the waitlist',
    text: (title: string, day: string | undefined) =>
      `${title} is fully booked${day ? ` on ${day}` : ''}. When a place comes free, the first in line has it held for two hours.`,
    from: 'From',
    to: 'Until',
    takenDay: (day: string) =>
      `${day} is taken. If somebody gives a place back, the first in line has it.`,
    waitForDay: 'Wait for this day',
    send: 'Join the line',
    sending: 'Joining…',
    position: (place: number) =>
      place === 1 ? 'You are the next in line.' : `You are number ${place} in line.`,
    waiting: (from: string, to: string, party: number) =>
      from === to ? `${from}, ${guests(party)}` : `${from} to ${to}, ${guests(party)}`,
    joined: 'We write to you as soon as a place comes free.',
    offered: 'A place came free and is held for you.',
    book: 'Look at it',
    leave: 'Leave the line',
    left: 'You left the waitlist',
    order: 'The last day cannot be before the first.',
    free: 'There is a free place: you can book it now.',
  },
  calendar: {
    title: 'What is free',
    views: 'View',
    month: 'Month',
    week: 'Week',
    today: 'Today',
    list: 'Back to the list',
    label: 'Days with something free',
    count: (count: number) =>
      plural('en', count, { zero: 'nothing', one: '# free', other: '# free' }),
    nothing: 'Nothing can start that day for this party.',
    failed: 'The calendar could not be loaded.',
    on: (day: string) => `Starts on ${day}`,
    from: (price: string) => `from ${price}`,
    anyHour: 'any hour',
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    showAll: (count: number) => `Show all ${count}`,
    loading: 'Looking for what is free',
  },
  quick: {
    title: 'Quick Book',
    text: 'What, when, who: three taps, and the place is held.',
    steps: { what: 'What', when: 'When', who: 'Who' },
    step: (index: number) => `Step ${index} of 3`,
    again: 'As last time',
    any: 'All',
    back: 'Back',
    nothing: 'Nothing is free in the next two weeks for this party.',
    failed: 'What is free could not be loaded.',
    assumed: 'Assumed',
    noExtras: 'no add-ons',
    nights: nights,
    days: days,
    withGuests: (names: string) => `with ${names}`,
    unnamed: 'without names',
    changeable: 'All of it can be changed while the place is held.',
    hold: 'Hold it',
    soonest: 'Free in the next two weeks',
  },
};
