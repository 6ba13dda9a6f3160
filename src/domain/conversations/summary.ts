/**
 * What a concierge reads first: facts, in an order that never changes. Whoever knows them fills them in (the
 * asker's own turns, or the frame of a kept conversation); the words are those of the language it is read in.
 */
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day, Language } from '#contract/primitives.ts';
import type { Budget } from '#domain/assistant/money.ts';

export type SummaryNeed = 'wheelchair' | 'pregnancy' | 'diet' | 'allergy' | 'pets' | 'no_alcohol';
export type SummaryOccasion =
  | 'birthday'
  | 'anniversary'
  | 'honeymoon'
  | 'proposal'
  | 'wedding'
  | 'graduation';

export interface ConversationFacts {
  /** What is asked for, in one line of the asker's own. */
  asks: string;
  urgent: boolean;
  mood: 'upset' | 'worried' | null;
  party: { people?: number; adults?: number; children?: number; ages: number[] };
  when: { day?: Day; until?: Day; part?: string; clock?: ClockTime };
  nights: number | null;
  places: string[];
  budget: Budget | null;
  occasion: SummaryOccasion | null;
  needs: SummaryNeed[];
  /** By their titles, as the house really showed them. */
  offered: string[];
  refused: string[];
  /** Own bookings and requests that were named. */
  references: string[];
  language: Language;
}

export const noFacts = (language: Language): ConversationFacts => ({
  asks: '',
  urgent: false,
  mood: null,
  party: { ages: [] },
  when: {},
  nights: null,
  places: [],
  budget: null,
  occasion: null,
  needs: [],
  offered: [],
  refused: [],
  references: [],
  language,
});

/** How each fact is said; what is not known is not said. */
export interface ConversationWords {
  labels: Record<
    | 'asks'
    | 'urgent'
    | 'mood'
    | 'party'
    | 'when'
    | 'places'
    | 'budget'
    | 'occasion'
    | 'needs'
    | 'offered'
    | 'refused'
    | 'references',
    string
  >;
  urgent: string;
  mood: Record<NonNullable<ConversationFacts['mood']>, string>;
  party: (party: ConversationFacts['party']) => string;
  when: (when: ConversationFacts['when'], nights: number | null) => string;
  budget: (budget: Budget) => string;
  occasion: Record<SummaryOccasion, string>;
  need: Record<SummaryNeed, string>;
  list: (items: string[]) => string;
  line: (label: string, value: string) => string;
}

export function conversationSummary(facts: ConversationFacts, words: ConversationWords): string {
  const { labels } = words;
  const { mood, budget, occasion } = facts;
  const lines: [string, string][] = [
    [labels.asks, facts.asks],
    [labels.urgent, facts.urgent ? words.urgent : ''],
    [labels.mood, mood ? words.mood[mood] : ''],
    [labels.references, words.list(facts.references)],
    [labels.party, words.party(facts.party)],
    [labels.when, words.when(facts.when, facts.nights)],
    [labels.places, words.list(facts.places)],
    [labels.budget, budget ? words.budget(budget) : ''],
    [labels.occasion, occasion ? words.occasion[occasion] : ''],
    [labels.needs, words.list(facts.needs.map((need) => words.need[need]))],
    [labels.offered, words.list(facts.offered)],
    [labels.refused, words.list(facts.refused)],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => words.line(label, value))
    .join('\n');
}
