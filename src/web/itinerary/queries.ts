import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { itinerary, type MoveAsk, type PlanAsk, type PlannedItem } from '#contract/itinerary.ts';
import type { Id, Language } from '#contract/primitives.ts';
import type { Spot } from '#domain/itinerary/moves.ts';
import { bookingsKey, unlessRefused } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { readNow } from '#web/platform/use-countdown.ts';

/** Under the bookings: whatever changes them changes the itinerary. */
const itineraryKey = [...bookingsKey, 'itinerary'];

export const itineraryQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...itineraryKey, lang],
    queryFn: ({ signal }) => call(itinerary.read, { query: { lang } }, signal).then(readNow),
    retry: unlessRefused,
  });

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(itinerary.feed, {}, signal),
  retry: unlessRefused,
});

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: itineraryKey });
}

export function usePlan() {
  const { language: lang } = useText();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PlanAsk) => call(itinerary.plan, { query: { lang }, body }),
    onSuccess: refresh,
  });
}

interface Move {
  item: PlannedItem;
  spot: Spot;
}

export function useMove() {
  const { language: lang } = useText();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ item, spot }: Move) => {
      const body: MoveAsk = { day: spot.day, time: item.time, after: spot.after };
      return call(itinerary.move, { params: { id: item.id }, query: { lang }, body });
    },
    // The list is there again before the preview goes away.
    onSettled: refresh,
  });
}

export function useRemove() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: Id) => call(itinerary.remove, { params: { id } }),
    onSettled: refresh,
  });
}

function useFeedChange<Answer>(change: () => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries(feedQuery),
  });
}

export function useOpenFeed() {
  const { language: lang } = useText();
  return useFeedChange(() => call(itinerary.openFeed, { query: { lang } }));
}

export const useCloseFeed = () => useFeedChange(() => call(itinerary.closeFeed, {}));
