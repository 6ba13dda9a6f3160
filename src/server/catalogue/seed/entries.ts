import { createHash } from 'node:crypto';
import { z } from 'zod';
import { itemSchemas, textSchemas } from '#contract/catalogue/collections.ts';
import type { CatalogueName, TextsName } from '#contract/catalogue/names.ts';
import type { SeedFiles } from '#server/catalogue/seed/files.ts';

/** The arrays of each file that become collections; what else it holds are its texts. */
const cuts: Record<TextsName, Record<string, CatalogueName>> = {
  taxonomy: {},
  plans: { plans: 'plans' },
  services: { services: 'services' },
  offerings: { offerings: 'offerings' },
  properties: { properties: 'properties' },
  locations: { locations: 'locations' },
  agents: { agents: 'agents' },
  business: { packages: 'packages', visas: 'visas' },
  schooling: { curricula: 'curricula', schools: 'schools' },
  vip: {
    venues: 'venues',
    lounges: 'lounges',
    nightclubs: 'nightclubs',
    events: 'events',
    membershipTiers: 'membership-tiers',
  },
  profile: { recommendations: 'recommendations' },
  messages: {},
  personas: { personas: 'personas' },
  company: { pages: 'pages', faq: 'faq' },
  relocation: { tasks: 'relocation-tasks' },
};

/** A row of the catalogue as the seed wants it. */
export interface SeedEntry {
  collection: CatalogueName | 'texts';
  id: string;
  slug: string;
  position: number;
  content: unknown;
  hash: string;
}

export function entriesOf({ contents }: SeedFiles): SeedEntry[] {
  return contents.flatMap(({ name, bytes }) => cut(name, bytes.toString()));
}

const Header = z.looseObject({ schemaVersion: z.literal(1), collection: z.string() });
const Items = z.array(z.looseObject({ id: z.string(), slug: z.string().optional() }));

function cut(file: TextsName, text: string): SeedEntry[] {
  const { schemaVersion: _, collection, ...content } = Header.parse(JSON.parse(text, toPrice));
  if (collection !== file) throw new Error(`seed/${file}.json says that it is ${collection}.`);
  const entries: SeedEntry[] = [];
  for (const [array, into] of Object.entries(cuts[file])) {
    for (const [position, item] of Items.parse(content[array]).entries()) {
      const read = parse(itemSchemas[into], item, `${file}.json, ${item.id}`);
      entries.push(
        entry({ collection: into, id: item.id, slug: item.slug ?? item.id, position }, read),
      );
    }
    delete content[array];
  }
  const place = { collection: 'texts', id: file, slug: file, position: 0 } as const;
  return [...entries, entry(place, parse(textSchemas[file], content, `${file}.json`))];
}

function parse(schema: z.ZodType, value: unknown, where: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`seed/${where}: ${z.prettifyError(parsed.error)}`);
}

function entry(
  place: Pick<SeedEntry, 'collection' | 'id' | 'slug' | 'position'>,
  content: unknown,
) {
  return { ...place, content, hash: hashOf([place.slug, place.position, content]) };
}

/** The files count in `amountMinor`; the house says `amount` everywhere. */
function toPrice(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('amountMinor' in value)) return value;
  const { amountMinor, ...rest } = value;
  return { amount: amountMinor, ...rest };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
