import { plural } from '#web/i18n/plural.ts';

const figures = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
/** Up to ten a figure is a word. */
const inWords = (count: number) => figures[count] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const things = (count: number) => `${inWords(count)} ${count === 1 ? 'thing' : 'things'}`;

/** Ninety minutes are an hour and a half; nobody counts them. */
function span(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return plural('en', minutes, { one: '# minute', other: '# minutes' });
  const whole = hours === 1 ? 'one hour' : `${inWords(hours)} hours`;
  if (rest === 0) return whole;
  if (rest === 30) return hours === 1 ? 'an hour and a half' : `${inWords(hours)} and a half hours`;
  return `${hours} h ${rest} min`;
}

export interface Counts {
  things: number;
  confirmed: number;
  overlaps: number;
  drives: number;
}

function toSettle({ overlaps, drives }: Counts): string {
  const parts = [
    ...(overlaps ? [`${inWords(overlaps)} ${overlaps === 1 ? 'overlap' : 'overlaps'}`] : []),
    ...(drives ? [`${inWords(drives)} short ${drives === 1 ? 'drive' : 'drives'}`] : []),
  ];
  return parts.length > 0 ? ` ${capital(parts.join(' and '))} to settle.` : '';
}

export const itinerary = {
  title: 'Itinerary',
  bookings: 'Bookings',
  reading: 'Reading your itinerary',
  failed: 'We could not read your itinerary',
  keep: 'Keep it',
  print: 'Print',
  add: 'Add something',
  inMonth: (days: number, month: string) =>
    `${capital(inWords(days))} ${days === 1 ? 'day' : 'days'} in ${month}`,
  inMonths: (days: number, from: string, to: string) =>
    `${capital(inWords(days))} days, ${from} to ${to}`,
  lead: (counts: Counts) => {
    const { things: all, confirmed } = counts;
    const share =
      confirmed === all ? 'all of it confirmed' : `${inWords(confirmed)} of them confirmed`;
    const standing = all === 1 && confirmed === 0 ? 'not confirmed yet' : share;
    return `${capital(things(all))}, ${standing}.${toSettle(counts)}`;
  },
  empty: {
    title: 'Your days are still your own',
    text: 'What you book stands here by day and hour, and you can add lines of your own.',
    book: 'Book something',
  },
  sentence: {
    one: (from: string) => `One thing, at ${from}`,
    several: (count: number, from: string, to: string | undefined) =>
      `${capital(things(count))}, ${to ? `${from} to ${to}` : `from ${from}`}`,
    loose: (count: number) => `${capital(things(count))}, at any hour`,
    clash: 'Two things at once',
  },
  horizon: (words: string) => `The day from 04:00 to midnight: ${words}`,
  anyHour: 'Any hour',
  planned: 'Planned',
  set: 'Appointment',
  own: 'Your own line',
  free: (minutes: number) => `${capital(span(minutes))} free`,
  short: (minutes: number) => `${capital(span(minutes))} in between`,
  tight: (minutes: number, km: string) =>
    minutes > 0
      ? `${capital(span(minutes))} in between, and ${km} km in a straight line: the drive does not fit.`
      : `Nothing in between, and ${km} km in a straight line: the drive does not fit.`,
  fill: 'Fill it',
  overlap: (count: number, from: string, to: string) =>
    `These ${inWords(count)} overlap from ${from} to ${to}`,
  keepBoth: 'Keep them until you decide.',
  freeUntil: (title: string, when: string) => `${title} can be given up free until ${when}.`,
  feeNow: (title: string) => `${title} can no longer be given up free.`,
  hint: 'Drag by the handle, or press Space on it and use the arrows. What is booked is tied to its hour: change it on its own page.',
  handle: (title: string) => `Move ${title}. Space lifts it.`,
  menu: (title: string) => `What can be done with ${title}`,
  up: 'Move up',
  down: 'Move down',
  dayBefore: 'To the day before',
  dayAfter: 'To the day after',
  book: 'Book it',
  remove: 'Remove',
  removeTitle: 'Take it off the itinerary?',
  removeText: (title: string) => `${title} is only planned, so nothing is cancelled.`,
  lifted: (title: string) =>
    `${title} is lifted. Arrows move it, Space puts it down, Escape puts it back.`,
  movedTo: (title: string, day: string, place: number) => `${title}: ${day}, place ${place}.`,
  dropped: (title: string, day: string) => `${title} is on ${day}.`,
  putBack: (title: string) => `${title} is back where it was.`,
  atEnd: 'It cannot go further.',
  notMoved: 'It was not moved',
  notRemoved: 'It was not removed',
  month: {
    before: 'The month before',
    after: 'The month after',
    marked: (day: string, count: number) =>
      `${day}, ${plural('en', count, { one: '# thing', other: '# things' })}`,
  },
  settle: {
    title: 'To settle',
    nothing: 'Nothing. It all fits.',
    overlap: (titles: string, day: string) => `${titles}, ${day}`,
    or: (titles: string[]) => titles.join(' or '),
    drive: (title: string, day: string) => `The drive to ${title}, ${day}`,
    held: (title: string, until: string) => `${title}, held until ${until}`,
  },
  feed: {
    title: 'In your own calendar',
    text: 'One private feed of everything booked. Cancellations stay in it, marked as such.',
    reading: 'Reading the feed',
    failed: 'We could not read the feed',
    open: 'Open the feed',
    opening: 'Opening...',
    show: 'Show the address',
    address: 'Private address',
    copy: 'Copy the address',
    copied: 'The address is copied',
    notCopied: 'Your browser keeps its clipboard closed. Mark the address and copy it.',
    subscribe: 'Subscribe',
    revoke: 'Revoke',
    revokeTitle: 'Take the address back?',
    revokeText: 'Every calendar that reads it stops at once. The next feed has another address.',
    revoked: 'The address is taken back',
    never: 'Not read yet',
    lastRead: (reader: string, when: string) => `Last read by ${reader}, ${when}`,
    lastReadAt: (when: string) => `Last read ${when}`,
  },
  light: {
    title: 'The light',
    day: 'Day',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
  },
  adding: {
    title: 'Add something',
    text: 'A line of your own: a call, a visit, a rest.',
    what: 'What',
    day: 'Day, in Dubai',
    hour: 'Hour, in Dubai',
    minutes: 'Minutes',
    optional: 'Optional',
    submit: 'Add it',
    submitting: 'Adding...',
    done: 'Added to Itinerary',
    refused: 'It was not added',
    noTitle: 'Say what it is.',
    noDay: 'Choose a day from today on.',
    noMinutes: 'From 5 to 1440 minutes.',
  },
};
