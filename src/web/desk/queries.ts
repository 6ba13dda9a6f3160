import { keepPreviousData } from '@tanstack/react-query';
import { desk } from '#contract/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { deskKey } from '#web/platform/desk/queries.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';

export const logQuery = (actor: string | undefined) =>
  pagedQuery([...deskKey, 'log', actor ?? ''], (after, signal) =>
    call(desk.log, { query: { after, ...(actor && { actor }) } }, signal),
  );

export const searchQuery = (q: string, lang: Language) =>
  readQuery(
    [...deskKey, 'search', q, lang],
    desk.search,
    { query: { q, lang } },
    { enabled: q.length >= 2, placeholderData: keepPreviousData },
  );
