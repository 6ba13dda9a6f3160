import { dateInWords } from '#domain/calendar/date-words.ts';
import type { ConversationWords } from '#domain/conversations/summary.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { minorOf, money } from '#domain/money.ts';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What a concierge reads first, fact by fact. */
const facts: ConversationWords = {
  labels: {
    asks: 'Asks for',
    urgent: 'Urgency',
    mood: 'Mood',
    party: 'Party',
    when: 'When',
    places: 'Place',
    budget: 'Budget',
    occasion: 'Occasion',
    needs: 'Needs',
    offered: 'Was shown',
    refused: 'Refused',
    references: 'About',
  },
  urgent: 'it cannot wait',
  mood: { upset: 'upset', worried: 'worried' },
  party: ({ people, adults, children, ages }) =>
    [
      people === undefined ? '' : many(people, 'person', 'people'),
      adults === undefined ? '' : many(adults, 'adult', 'adults'),
      children === undefined ? '' : many(children, 'child', 'children'),
      ages.length === 0 ? '' : `aged ${ages.join(', ')}`,
    ]
      .filter(Boolean)
      .join(', '),
  when: ({ day, until, part, clock }, nights) =>
    [
      day ? dateInWords(day, 'en') : '',
      until ? `to ${dateInWords(until, 'en')}` : '',
      clock ?? part ?? '',
      nights === null ? '' : many(nights, 'night', 'nights'),
    ]
      .filter(Boolean)
      .join(', '),
  budget: ({ least, most, currency }) => {
    const sum = (figure: number) => moneyIn('en', money(minorOf(figure), currency ?? 'AED'));
    if (least !== undefined && most !== undefined) return `${sum(least)} to ${sum(most)}`;
    return most === undefined ? `from ${sum(least ?? 0)}` : `up to ${sum(most)}`;
  },
  occasion: {
    birthday: 'birthday',
    anniversary: 'anniversary',
    honeymoon: 'honeymoon',
    proposal: 'a proposal',
    wedding: 'wedding',
    graduation: 'graduation',
  },
  need: {
    wheelchair: 'wheelchair',
    pregnancy: 'pregnancy',
    diet: 'diet',
    allergy: 'allergy',
    pets: 'pets',
    no_alcohol: 'no alcohol',
  },
  list: (items) => items.join('; '),
  line: (label, value) => `${label}: ${value}`,
};

export const conversations = {
  facts,
  noSummary: 'They asked for a person and have not said yet what it is about.',
  notes: {
    before: (summary: string) => `Said to the assistant before: ${summary}`,
    from: (name: string, email: string) => `From ${name}, ${email}`,
    talk: (name: string) => `From a live conversation with ${name}:`,
    unanswered: 'Nobody came in time, so the conversation became a request:',
  },
  transcript: {
    subject: 'Your conversation with Rihla',
    preheader: 'Everything that was said, for your records.',
    heading: 'Your conversation with us',
    text: (name: string, when: string) =>
      name === ''
        ? `This is what was said on ${when}, Dubai time.`
        : `This is what you and ${name} said on ${when}, Dubai time.`,
    you: 'You',
    again: 'Write to Us Again',
    why: 'You receive this message because you spoke with us on our site and left this address.',
  },
  left: {
    subject: (reference: string) => `We have your message: ${reference}`,
    preheader: 'A colleague reads it and writes to you.',
    heading: (name: string) => `Thank you, ${name}`,
    text: (reference: string) =>
      `Your message is with us under ${reference}. A colleague reads it and writes to you at this address.`,
    why: 'You receive this message because this address was left in our chat. If that was not you, nothing else follows.',
  },
};
