import { useState } from 'react';
import type { PlannedItem } from '#contract/itinerary.ts';
import type { Day } from '#contract/primitives.ts';
import type { ItineraryDay } from '#domain/itinerary/days.ts';
import { type Spot, sameSpot, spotsFor } from '#domain/itinerary/moves.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/itinerary/words.ts';

export type Voice = ReturnType<typeof useVoice>;

/** What is read aloud while something is carried: where it is, and where it came to lie. */
export function useVoice(days: readonly ItineraryDay[]) {
  const { t, language } = useText();
  const say = t.itinerary;
  const [said, setSaid] = useState('');
  const titled = (item: PlannedItem) => item.offering?.title ?? item.title;
  const longDay = (day: Day) => sayDay(day, language, { dateStyle: 'full' });
  return {
    said,
    lifted: (item: PlannedItem) => setSaid(say.lifted(titled(item))),
    over: (item: PlannedItem, spot: Spot) => {
      const row = spotsFor(days, item).filter(({ day }) => day === spot.day);
      const place = row.findIndex((other) => sameSpot(other, spot)) + 1;
      setSaid(say.movedTo(titled(item), longDay(spot.day), Math.max(1, place)));
    },
    dropped: (item: PlannedItem, spot: Spot) =>
      setSaid(say.dropped(titled(item), longDay(spot.day))),
    back: (item: PlannedItem) => setSaid(say.putBack(titled(item))),
    atEnd: () => setSaid(say.atEnd),
  };
}
