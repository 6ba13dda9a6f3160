/** The names of what the catalogue holds, apart from its schemas, which weigh more than most readers need. */

export const cataloguePaths = {
  list: '/rest/v1/catalogue/:collection',
  item: '/rest/v1/catalogue/:collection/:slug',
  texts: '/rest/v1/catalogue/texts/:name',
};

export const collectionNames = [
  'plans',
  'services',
  'offerings',
  'properties',
  'locations',
  'agents',
  'packages',
  'visas',
  'curricula',
  'schools',
  'venues',
  'lounges',
  'nightclubs',
  'events',
  'membership-tiers',
  'recommendations',
  'personas',
  'pages',
  'faq',
  'relocation-tasks',
] as const;
export type CatalogueName = (typeof collectionNames)[number];

/** One set of texts for each file of the seed, under its name. */
export const textsNames = [
  'taxonomy',
  'plans',
  'services',
  'offerings',
  'properties',
  'locations',
  'agents',
  'business',
  'schooling',
  'vip',
  'profile',
  'messages',
  'personas',
  'company',
  'relocation',
] as const;
export type TextsName = (typeof textsNames)[number];

export function isCollection(name: string): name is CatalogueName {
  return (collectionNames as readonly string[]).includes(name); // asks about any string
}

export function isTexts(name: string): name is TextsName {
  return (textsNames as readonly string[]).includes(name); // asks about any string
}
