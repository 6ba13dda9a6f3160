import { queryOptions } from '@tanstack/react-query';
import {
  itinerary,
  type MoveAsk,
  type OpenedCalendarFeed,
  type PlanAsk,
  type PlannedItem,
} from '#contract/itinerary.ts';
import type { Id, Language } from '#contract/primitives.ts';
import type { ItinerarySpot } from '#domain/itinerary/moves.ts';
import { call } from '#web/platform/api.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { bookingsKey } from '#web/platform/queries/booking-queries.ts';
import { unlessRefused } from '#web/platform/queries/client.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { readNow } from '#web/platform/use-countdown.ts';

/** Under the bookings: whatever changes them changes the itinerary. */
const itineraryKey = [...bookingsKey, 'itinerary'];

export const itineraryQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...itineraryKey, lang],
    queryFn: ({ signal }) => call(itinerary.read, { query: { lang } }, signal).then(readNow),
    retry: unlessRefused,
  });

export const feedQuery = readQuery(['calendar-feed'], itinerary.feed, {});

export const usePlan = () =>
  useAct((body: PlanAsk, lang) => call(itinerary.plan, { query: { lang }, body }), [itineraryKey]);

/** The list is there again before the preview goes away. */
export const useMovePlanned = () =>
  useAct(
    ({ item, spot }: { item: PlannedItem; spot: ItinerarySpot }, lang) => {
      const body: MoveAsk = { day: spot.day, time: item.time, after: spot.after };
      return call(itinerary.move, { params: { id: item.id }, query: { lang }, body });
    },
    [itineraryKey],
  );

export const useRemove = () =>
  useAct((id: Id) => call(itinerary.remove, { params: { id } }), [itineraryKey]);

export const useOpenFeed = () =>
  useAct<void, OpenedCalendarFeed>(
    (_ask, lang) => call(itinerary.openFeed, { query: { lang } }),
    [feedQuery.queryKey],
  );

export const useCloseFeed = () => useAct(() => call(itinerary.closeFeed, {}), [feedQuery.queryKey]);
