import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { nextOccurrence } from '#domain/vip/events.ts';
import type { Attribute, Telling } from '#server/assistant/attributes/attribute.ts';

type Told = Extract<PlanEntry, { of: 'venue' | 'event' | 'tier' | 'plan' }>;

export function vipAttributes(entry: Told, telling: Telling): Attribute[] {
  if (entry.of === 'venue') return venue(entry.item, telling);
  if (entry.of === 'event') return event(entry.item, telling);
  return entry.of === 'tier' ? tier(entry.item, telling) : plan(entry.item, telling);
}

type Venue = Extract<Told, { of: 'venue' }>['item'];

function venue(item: Venue, { language, say, speaker }: Telling): Attribute[] {
  const { minAge, childrenUntil, reservation, openDays } = item;
  const days =
    openDays.length === 7
      ? say.about.everyDay
      : openDays.map((day) => say.weekdays[day]).join(say.comma);
  return [
    { acts: [], text: item.cuisine?.[language] ?? item.tagline[language] },
    { acts: [], text: item.location[language] },
    { acts: [], text: say.facts.hours(item.opens, item.closes) },
    { acts: ['hours'], text: say.about.opens(days, item.opens, item.closes) },
    { acts: ['dress'], text: say.about.dress(item.dressCode[language]) },
    {
      acts: ['age'],
      text: minAge > 0 ? say.about.venueAge(minAge, childrenUntil) : say.facts.childrenWelcome,
    },
    {
      acts: ['spend', 'price'],
      text: say.about.spend(speaker.price(item.minimumSpend), speaker.price(item.averageSpend)),
    },
    { acts: ['cancel'], text: say.about.tableCancel(reservation.freeCancelHours) },
    { acts: ['capacity'], text: say.about.carries(reservation.minParty, reservation.maxParty) },
    { acts: ['notice'], text: say.about.notice(reservation.leadTimeHours) },
    {
      acts: ['where'],
      text: [item.hostHotel?.[language], item.location[language]].filter(Boolean).join(say.comma),
    },
  ];
}

type Event = Extract<Told, { of: 'event' }>['item'];

function event(item: Event, { language, say, today }: Telling): Attribute[] {
  const next = nextOccurrence(item.when, today);
  return [
    ...(next
      ? [{ acts: [], text: say.about.nextOn(dateInWords(next.day, language), next.time) }]
      : []),
    { acts: [], text: item.place[language] },
    ...(item.price.amount === 0 ? [{ acts: [], text: say.facts.noCharge }] : []),
    { acts: ['dress'], text: say.about.dress(item.dressCode[language]) },
    {
      acts: [],
      text: say.about.minTier(say.tierNames[item.minTier] ?? item.minTier),
    },
  ];
}

type Tier = Extract<Told, { of: 'tier' }>['item'];

const tier = (item: Tier, { language, say, speaker }: Telling): Attribute[] => [
  ...(item.joiningFee.amount > 0
    ? [{ acts: [], text: say.about.joining(speaker.money(item.joiningFee)) }]
    : []),
  { acts: [], text: item.description[language] },
  { acts: ['count', 'capacity'], text: say.about.tierGuests(item.guestsPerEvent) },
  {
    acts: ['included', 'compare', 'book', 'apply', 'price'],
    text: item.benefits.map((part) => part[language]).join(say.semicolon),
  },
];

type Plan = Extract<Told, { of: 'plan' }>['item'];

const plan = (item: Plan, { language, say }: Telling): Attribute[] => [
  { acts: [], text: item.description[language] },
  {
    acts: ['included', 'compare', 'book', 'apply'],
    text: item.features.map((part) => part[language]).join(say.comma),
  },
  { acts: ['cancel', 'notice', 'duration'], text: say.about.term(item.minimumTermMonths) },
];
