import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { InLanguage } from '#contract/primitives.ts';

/** Apart from `pages.ts`, which the browser's first chunk imports and which must stay free of zod. */
export const pages = {
  read: endpoint('GET', '/rest/v1/pages', {
    query: InLanguage.extend({ path: z.string().startsWith('/').max(200) }),
    returns: z.looseObject({ path: z.string(), page: z.looseObject({ name: z.string() }) }),
    summary: 'What a public page is made from, for a reader who is already inside the site.',
  }),
};
