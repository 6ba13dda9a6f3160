/** Addresses of real estate that pages name themselves; all others come with their content. */
export const estatePaths = {
  overview: '/real-estate',
  homes: '/real-estate/homes',
  agent: '/real-estate/agent',
  visas: '/business/visas',
} as const;

/** Where the communities stand on the overview. */
export const areasId = 'where-to-live';
