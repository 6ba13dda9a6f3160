/** What somebody wishes for, where no word of theirs names it. */
import type { Topic } from '#domain/assistant/lexicon.ts';
import type { MessageGuesses } from '#server/assistant/understand/guesses.ts';

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

/** Likely enough where no word of the message names a subject. */
const likely = 0.7;

/** So likely that a word which names another is said of it: jumping out of a plane is no flight. */
const surely = 0.95;

/** The list of the kind that is likelier than any other, where it is likely enough. */
export const listHeard = ({ kinds: [kind] }: MessageGuesses): Topic | undefined =>
  kind && kind.p >= likely ? topicOf[kind.is] : undefined;

interface Read {
  topics: readonly Topic[];
  named: readonly unknown[];
  isFollowUp: boolean;
}

export function topicHeard(
  { acts, act, kinds: [kind] }: MessageGuesses,
  read: Read,
): Topic | undefined {
  if (!kind) return undefined;
  if (read.topics.length === 0)
    return (act === 'wish' || act === 'ask') && kind.p >= likely ? topicOf[kind.is] : undefined;
  const wishes = acts.some(({ is, p }) => (is === 'wish' || is === 'ask') && p >= 0.15);
  const isOther = read.topics.length === 1 && read.named.length === 0 && !read.isFollowUp;
  return isOther && wishes && kind.p >= surely ? topicOf[kind.is] : undefined;
}
