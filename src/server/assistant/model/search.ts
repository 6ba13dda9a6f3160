/** A search by what must hold, and not by a sentence: what the conversation knows holds besides. */
import { z } from 'zod';
import { Currency, Day } from '#contract/primitives.ts';
import { topics } from '#domain/assistant/lexicon.ts';
import { needs } from '#domain/assistant/needs.ts';
import { noWish, type SpokenWish, whoAndWhen, withMemory } from '#domain/assistant/wish.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import { searchThings } from '#server/assistant/search.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { readMessage } from '#server/assistant/understand/message-reader.ts';

export const Search = z.object({
  kind: z.enum(topics),
  name: z.string().max(80).optional().describe('A thing by its name'),
  place: z.string().max(60).optional(),
  day: Day.optional(),
  party: z.int().min(1).max(60).optional(),
  ages: z.array(z.int().min(0).max(120)).max(12).optional(),
  least: z.number().min(0).optional().describe('Lower end of the budget, in whole units'),
  most: z.number().min(0).optional().describe('Upper end of the budget, in whole units'),
  currency: Currency.optional(),
  needs: z.array(z.enum(needs)).max(11).optional(),
  bedrooms: z.int().min(0).max(20).optional(),
  purpose: z.enum(['sale', 'rent']).optional(),
  features: z
    .array(z.string().max(30))
    .max(6)
    .optional()
    .describe('Words that shall describe it: quiet, sunset'),
  order: z.enum(['cheapest', 'dearest', 'largest', 'shortest', 'fastest']).optional(),
});

const most = 6;

interface Found {
  things: Thing[];
  nowhere: string | undefined;
}

export function findThings(asked: z.infer<typeof Search>, { knowledge, meant }: Context): Found {
  const { kind, name, place, features = [], order } = asked;
  const areas = place ? knowledge.places.in(stemsOf(place)).areas : [];
  const named = name
    ? readMessage(name, meant.today, knowledge).named.map(({ thing }) => thing)
    : [];
  const isSame = meant.frame.topics.includes(kind);
  const said = wishOf(asked, areas);
  const telling = [...features, ...(name && named.length === 0 ? [name] : [])].flatMap(stemsOf);
  const result = searchThings(
    {
      ...meant,
      topics: [kind],
      stems: telling,
      weighty: telling,
      telling,
      acts: new Set(order ? [order] : []),
      own: said,
      wish: withMemory(said, isSame ? meant.frame.wish : whoAndWhen(meant.frame.wish)),
      elsewhere: [],
      frame: { ...meant.frame, qualities: features.length > 0 ? [] : meant.frame.qualities },
    },
    knowledge,
  );
  const things = [...new Set([...named, ...(named.length > 0 ? [] : result.things)])].slice(
    0,
    most,
  );
  return { things, nowhere: place && areas.length === 0 ? place : result.nowhere };
}

const stemsOf = (text: string) => wordsOf(text).map(stem);

function wishOf(asked: z.infer<typeof Search>, areas: string[]): SpokenWish {
  const {
    day,
    party,
    ages = [],
    least,
    most: upper,
    currency,
    needs: needed = [],
    bedrooms,
    purpose,
  } = asked;
  const budget = {
    ...(least && { least }),
    ...(upper && { most: upper }),
    ...(currency && { currency }),
  };
  return {
    ...noWish,
    when: day ? { day } : {},
    ages,
    areas,
    needs: needed,
    ...(party && { party }),
    ...((least || upper) && { budget }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(purpose && { purpose }),
  };
}
