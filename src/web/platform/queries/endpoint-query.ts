import {
  infiniteQueryOptions,
  type keepPreviousData,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Endpoint, EndpointReturned, EndpointShape } from '#contract/endpoint.ts';
import { call } from '#web/platform/api.ts';
import { unlessRefused } from '#web/platform/queries/client.ts';

/** What is said to an endpoint. */
type Said<Shape extends EndpointShape> = Parameters<typeof call<Shape>>[1];

/** What is particular about one reading: how long it holds, what stands there until it comes. */
type Particular<Data> = Partial<
  Pick<
    UseQueryOptions<Data>,
    | 'enabled'
    | 'gcTime'
    | 'meta'
    | 'placeholderData'
    | 'refetchInterval'
    | 'refetchOnWindowFocus'
    | 'retry'
    | 'staleTime'
  >
>;

/** What one call of an endpoint reads. What was refused is not asked for again, unless it says so. */
export const readQuery = <Shape extends EndpointShape>(
  queryKey: QueryKey,
  endpoint: Endpoint<Shape>,
  said: Said<Shape>,
  particular: Particular<EndpointReturned<Shape>> = {},
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, said, signal),
    retry: unlessRefused,
    ...particular,
  });

/** The keyset of the first page is none; a plain `undefined` would forbid the others. */
const firstPage = undefined as string | undefined;

interface Page {
  next: string | null;
}

/** A list that is read page by page; a page says where the next one begins. */
export const pagedQuery = <List extends Page>(
  queryKey: QueryKey,
  read: (after: string | undefined, signal: AbortSignal) => Promise<List>,
  particular: { refetchInterval?: number; placeholderData?: typeof keepPreviousData } = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: unlessRefused,
    ...particular,
  });
