import { Fragment } from 'react';
import type { Day } from '#contract/primitives.ts';
import type { ItineraryDay } from '#domain/itinerary/days.ts';
import { useText } from '#web/i18n/use-text.ts';
import { DayHorizon } from '#web/itinerary/day-horizon.tsx';
import { DayStretch } from '#web/itinerary/day-stretch.tsx';
import { PlannedRow } from '#web/itinerary/planned-row.tsx';
import type { Moving } from '#web/itinerary/use-carry.ts';
import { dayId, sentenceOf } from '#web/itinerary/words.ts';
import { writtenDay } from '#web/platform/moments.ts';

interface DaySectionProps {
  day: ItineraryDay;
  moving: Moving;
  readAt: number;
}

/** A day is a horizon: its figure, one sentence, its hours on a line, and its rows. */
export function DaySection({ day, moving, readAt }: DaySectionProps) {
  const { t } = useText();
  const sentence = sentenceOf(day, t.itinerary.sentence);
  return (
    <section
      id={dayId(day.day)}
      data-day={day.day}
      className="itinerary-day scroll-mt-[calc(var(--shell-h)+1rem)] border-t border-line-strong pt-5 not-first:mt-11"
    >
      <div className="grid items-start gap-x-6 gap-y-3.5 tablet:grid-cols-[11.5rem_1fr]">
        <DayName day={day.day} />
        <div>
          <p className="font-display text-[1.375rem] leading-[1.2]">{sentence}</p>
          <DayHorizon day={day} sentence={sentence} />
        </div>
      </div>
      <div className="mt-3">
        {day.stretches.map((stretch) => (
          <DayStretch
            key={stretch.things[0]?.id}
            stretch={stretch}
            moving={moving}
            readAt={readAt}
          />
        ))}
        <Loose day={day} moving={moving} />
      </div>
    </section>
  );
}

function DayName({ day }: { day: Day }) {
  const { language } = useText();
  return (
    <h2 className="flex items-center gap-3.5">
      <span className="font-display text-[3.5rem] leading-[0.9] tracking-[-0.02em]">
        {Number(day.slice(8))}
      </span>{' '}
      <span className="font-text text-[0.875rem] leading-[1.3] text-ink-mute">
        {writtenDay(day, 'longWeekday', language)}
        <br />
        {writtenDay(day, 'longMonth', language)}
      </span>
    </h2>
  );
}

/** What has no hour. While something is carried over the day, a line shows where it would go. */
function Loose({ day, moving }: Omit<DaySectionProps, 'readAt'>) {
  const carried = moving.lifted?.by === 'pointer' ? moving.lifted : undefined;
  const aim = carried?.spot.day === day.day ? carried.spot.after : undefined;
  const isHere = (after: string | null) => aim === after;
  return (
    <>
      {isHere(null) && <DropLine />}
      {day.loose.map((thing) => (
        <Fragment key={thing.id}>
          <PlannedRow thing={thing} moving={moving} />
          {isHere(thing.id) && <DropLine />}
        </Fragment>
      ))}
    </>
  );
}

const DropLine = () => <div aria-hidden className="my-1 h-0.5 bg-brass-fill" />;
