import { useEffect, useRef, useState } from 'react';
import type { Itinerary, PlannedItem } from '#contract/itinerary.ts';
import type { Day } from '#contract/primitives.ts';
import { type ItineraryDay, itineraryDays } from '#domain/itinerary-days.ts';
import {
  arranged,
  dayBeside,
  nextSpot,
  type Spot,
  sameSpot,
  spotOf,
  spotOnDay,
  spotsFor,
} from '#domain/itinerary-moves.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useMove } from '#web/itinerary/queries.ts';
import { handleId, sayDay } from '#web/itinerary/words.ts';

export type Step = 'up' | 'down' | 'before' | 'after';

export interface Lifted {
  item: PlannedItem;
  spot: Spot;
  by: 'keys' | 'pointer';
}

export type Moving = ReturnType<typeof useMoving>;

/** Lifting, carrying and putting down what is only planned; each step is said aloud. */
export function useMoving(itinerary: Itinerary, today: Day) {
  const { t, language } = useText();
  const say = t.itinerary;
  const [lifted, setLifted] = useState<Lifted>();
  const [said, setSaid] = useState('');
  const move = useMove();
  const days = itineraryDays(itinerary);
  const pending = move.isPending ? move.variables : undefined;
  const shown = lifted?.by === 'keys' ? lifted : pending;
  useKeptFocus(lifted);

  const longDay = (day: Day) => sayDay(day, language, { dateStyle: 'full' });
  const titled = (item: PlannedItem) => item.offering?.title ?? item.title;
  const tellPlace = (item: PlannedItem, spot: Spot) => {
    const row = spotsFor(days, item).filter(({ day }) => day === spot.day);
    const place = row.findIndex((other) => sameSpot(other, spot)) + 1;
    setSaid(say.movedTo(titled(item), longDay(spot.day), place));
  };
  const drop = (item: PlannedItem, spot: Spot) => {
    setLifted(undefined);
    if (sameSpot(spot, spotOf(days, item))) return setSaid(say.putBack(titled(item)));
    setSaid(say.dropped(titled(item), longDay(spot.day)));
    move.mutate({ item, spot });
  };

  return {
    days: shown ? daysWith(itinerary, shown) : days,
    lifted,
    said,
    failed: move.error,
    lift: (item: PlannedItem, by: Lifted['by']) => {
      setLifted({ item, spot: spotOf(days, item), by });
      if (by === 'keys') setSaid(say.lifted(titled(item)));
    },
    carry: (spot: Spot) => setLifted((last) => last && { ...last, spot }),
    step: (how: Step) => {
      if (!lifted) return;
      const spot = spotAt(days, lifted, { how, today });
      if (!spot) return setSaid(say.atEnd);
      setLifted({ ...lifted, spot });
      tellPlace(lifted.item, spot);
    },
    putDown: () => lifted && drop(lifted.item, lifted.spot),
    putBack: () => {
      if (lifted) setSaid(say.putBack(titled(lifted.item)));
      setLifted(undefined);
    },
    /** At once, without lifting: the row's menu. */
    go: (item: PlannedItem, how: Step) => {
      const spot = spotAt(days, { item, spot: spotOf(days, item) }, { how, today });
      if (spot) drop(item, spot);
      else setSaid(say.atEnd);
    },
  };
}

function daysWith({ bookings, planned }: Itinerary, { item, spot }: Pick<Lifted, 'item' | 'spot'>) {
  return itineraryDays({ bookings, planned: arranged(planned, item.id, spot) });
}

interface Wanted {
  how: Step;
  today: Day;
}

function spotAt(
  days: ItineraryDay[],
  { item, spot }: Pick<Lifted, 'item' | 'spot'>,
  { how, today }: Wanted,
): Spot | undefined {
  const step = how === 'up' || how === 'before' ? -1 : 1;
  if (how === 'up' || how === 'down') return nextSpot(spotsFor(days, item), spot, step);
  const day = dayBeside(spot.day, step);
  return day < today ? undefined : spotOnDay(days, item, day);
}

/** A row that moves to another day is drawn anew; the hand that carries it stays on its handle. */
function useKeptFocus(lifted: Lifted | undefined) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const id = lifted?.by === 'keys' ? lifted.item.id : undefined;
    const wanted = id ?? last.current;
    last.current = id;
    if (wanted) document.getElementById(handleId(wanted))?.focus();
  }, [lifted]);
}
