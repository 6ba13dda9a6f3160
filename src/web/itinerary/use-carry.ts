import { useEffect, useRef, useState } from 'react';
import type { Itinerary, PlannedItem } from '#contract/itinerary.ts';
import type { Day } from '#contract/primitives.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { type ItineraryDay, itineraryDays } from '#domain/itinerary/days.ts';
import {
  dayBeside,
  type ItinerarySpot,
  movePlannedItem,
  nextSpot,
  sameSpot,
  spotOf,
  spotOnDay,
  spotsFor,
} from '#domain/itinerary/moves.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useMovePlanned } from '#web/itinerary/queries.ts';
import { handleId } from '#web/itinerary/words.ts';

export type CarryStep = 'up' | 'down' | 'before' | 'after';

interface Carried {
  item: PlannedItem;
  spot: ItinerarySpot;
}

interface Lifted extends Carried {
  by: 'keys' | 'pointer';
}

export type Moving = ReturnType<typeof useCarry>;

/** Lifting, carrying and putting down what is only planned; each step is said aloud. */
export function useCarry(itinerary: Itinerary, today: Day) {
  const days = itineraryDays(itinerary);
  const voice = useVoice(days);
  const move = useMovePlanned();
  const drop = ({ item, spot }: Carried) => {
    if (sameSpot(spot, spotOf(days, item))) return voice.back(item);
    voice.dropped(item, spot);
    move.mutate({ item, spot });
  };
  const carrying = useCarrying({ days, today, voice, drop });
  const { lifted } = carrying;
  const pending = move.isPending ? move.variables : undefined;
  const shown = lifted?.by === 'keys' ? lifted : pending;
  useKeptFocus(lifted);
  return {
    ...carrying,
    days: shown ? daysWith(itinerary, shown) : days,
    said: voice.said,
    failed: move.error,
    /** At once, without lifting: the row's menu. */
    go: (item: PlannedItem, how: CarryStep) => {
      const spot = spotAt(days, { item, spot: spotOf(days, item) }, { how, today });
      if (spot) drop({ item, spot });
      else voice.atEnd();
    },
  };
}

interface Surroundings {
  days: ItineraryDay[];
  today: Day;
  voice: Voice;
  drop: (carried: Carried) => void;
}

function useCarrying({ days, today, voice, drop }: Surroundings) {
  const [lifted, setLifted] = useState<Lifted>();
  const end = (then: (last: Lifted) => void) => () => {
    setLifted(undefined);
    if (lifted) then(lifted);
  };
  return {
    lifted,
    lift: (item: PlannedItem, by: Lifted['by']) => {
      setLifted({ item, spot: spotOf(days, item), by });
      if (by === 'keys') voice.lifted(item);
    },
    carry: (spot: ItinerarySpot) => setLifted((last) => last && { ...last, spot }),
    step: (how: CarryStep) => {
      const spot = lifted && spotAt(days, lifted, { how, today });
      if (!spot) return voice.atEnd();
      setLifted({ ...lifted, spot });
      voice.over(lifted.item, spot);
    },
    putDown: end(drop),
    putBack: end(({ item }) => voice.back(item)),
  };
}

const daysWith = (itinerary: Itinerary, { item, spot }: Carried) =>
  itineraryDays({ ...itinerary, planned: movePlannedItem(itinerary.planned, item.id, spot) });

interface Wanted {
  how: CarryStep;
  today: Day;
}

function spotAt(
  days: ItineraryDay[],
  carried: Carried,
  { how, today }: Wanted,
): ItinerarySpot | undefined {
  const { item, spot } = carried;
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

type Voice = ReturnType<typeof useVoice>;

/** What is read aloud while something is carried: where it is, and where it came to lie. */
function useVoice(days: readonly ItineraryDay[]) {
  const { t, language } = useText();
  const say = t.itinerary;
  const [said, setSaid] = useState('');
  const titled = (item: PlannedItem) => item.offering?.title ?? item.title;
  const longDay = (day: Day) => dateInWords(day, language);
  return {
    said,
    lifted: (item: PlannedItem) => setSaid(say.lifted(titled(item))),
    over: (item: PlannedItem, spot: ItinerarySpot) => {
      const row = spotsFor(days, item).filter(({ day }) => day === spot.day);
      const place = row.findIndex((other) => sameSpot(other, spot)) + 1;
      setSaid(say.movedTo(titled(item), longDay(spot.day), Math.max(1, place)));
    },
    dropped: (item: PlannedItem, spot: ItinerarySpot) =>
      setSaid(say.dropped(titled(item), longDay(spot.day))),
    back: (item: PlannedItem) => setSaid(say.putBack(titled(item))),
    atEnd: () => setSaid(say.atEnd),
  };
}
