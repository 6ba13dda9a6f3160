/** What somebody wishes for, where no word of theirs names it. */
import type { Topic } from '#domain/assistant/lexicon.ts';
import type { Heard } from '#server/assistant/understand/heard.ts';

const topicOf: Record<string, Topic> = {
  flights: 'flights',
  hotels: 'hotels',
  yachts: 'yachts',
  'luxury-car-rental': 'luxury-car-rental',
  chauffeur: 'luxury-car-rental',
  'desert-safari': 'desert-safari',
  'helicopter-rides': 'helicopter-rides',
  'adrenaline-sky': 'adrenaline-sky',
  'fun-gaming': 'fun-gaming',
  'jet-ski-flyboard': 'jet-ski-flyboard',
  'restaurant-table': 'dining',
  lounge: 'nightlife',
  nightclub: 'nightlife',
  'event-ticket': 'events',
  'club-membership': 'tiers',
  'home-buy': 'homes',
  'home-rent': 'homes',
  school: 'schools',
  company: 'companies',
  visa: 'visas',
  plan: 'plans',
};

export function topicHeard({ act, kinds: [kind] }: Heard): Topic | undefined {
  return act === 'wish' && kind && kind.p >= 0.7 ? topicOf[kind.is] : undefined;
}
