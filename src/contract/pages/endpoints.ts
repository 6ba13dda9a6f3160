import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import type { Page, PageChrome } from '#contract/pages/pages.ts';
import { pagesPath } from '#contract/paths.ts';
import { InLanguage, Language } from '#contract/primitives.ts';

/** The shape of a page is a type without a schema: what the house made is not read again. */
const Payload = z.object({
  language: Language,
  path: z.string(),
  publicUrl: z.string(),
  artBase: z.string(),
  anonKey: z.string(),
  // Foreign: the type is the shape; the first script of a page reads it, and carries no zod.
  chrome: z.custom<PageChrome>(),
  // Foreign: likewise.
  page: z.custom<Page>(),
  scripts: z.array(z.string()).optional(),
});

/** Apart from `pages.ts`, which the browser's first chunk imports and which must stay free of zod. */
export const pages = {
  read: endpoint('GET', pagesPath, {
    query: InLanguage.extend({ path: z.string().startsWith('/').max(200) }),
    returns: Payload,
    summary: 'What a public page is made from, for a reader who is already inside the site.',
  }),
};
