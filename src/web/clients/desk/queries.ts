import { keepPreviousData } from '@tanstack/react-query';
import { deskClients } from '#contract/clients.ts';
import type { Language } from '#contract/primitives.ts';
import { deskKey } from '#web/platform/desk/queries.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

export const clientQuery = (id: string, lang: Language) =>
  readQuery([...deskKey, 'client', id, lang], deskClients.read, {
    params: { id },
    query: { lang },
  });

export const knownClientsQuery = (q: string) =>
  readQuery(
    [...deskKey, 'clients', q],
    deskClients.search,
    { query: { q } },
    { placeholderData: keepPreviousData },
  );
