import type { Day } from '#contract/primitives.ts';
import { sunriseInDubai, sunsetInDubai } from '#domain/calendar/sunset.ts';
import type {
  ItineraryDay,
  ItineraryStretch,
  TimedItineraryThing,
} from '#domain/itinerary/days.ts';
import { minutesBetween, momentInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

/** From four in the morning to midnight. */
const first = 4 * 60;
const shown = 20 * 60;
const hours = ['06', '12', '18'];

const within = (minutes: number) => Math.min(Math.max(minutes - first, 0), shown);
const share = (minutes: number) => (100 * minutes) / shown;

/** The hours of a day as a hairline with blocks standing on it. The rows beneath say the same in words. */
export function DayHorizon({ day, sentence }: { day: ItineraryDay; sentence: string }) {
  const { t } = useText();
  return (
    <div role="img" aria-label={t.itinerary.horizon(sentence)} className="mt-3">
      <div className="itinerary-horizon">
        <Light day={day.day} />
        {day.stretches.flatMap((stretch) =>
          stretch.things.map((thing, place) => (
            <Block key={thing.id} day={day.day} thing={thing} stretch={stretch} place={place} />
          )),
        )}
      </div>
      <div className="tnum relative h-4 text-[0.6875rem] text-ink-mute">
        {hours.map((hour) => (
          <span
            key={hour}
            className="itinerary-hour"
            style={{ insetInlineStart: `${share(within(Number(hour) * 60))}%` }}
          >
            {hour}
          </span>
        ))}
      </div>
    </div>
  );
}

function Light({ day }: { day: Day }) {
  const [rise, set] = [sunriseInDubai(day), sunsetInDubai(day)].map(minutesOf);
  return <span className="itinerary-light" style={spread(rise ?? 0, set ?? 0)} />;
}

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function spread(from: number, to: number) {
  const [start, end] = [within(from), within(to)];
  return { insetInlineStart: `${share(start)}%`, width: `${share(end - start)}%` };
}

interface BlockProps {
  day: Day;
  thing: TimedItineraryThing;
  stretch: ItineraryStretch;
  place: number;
}

function Block({ day, thing, stretch, place }: BlockProps) {
  const midnight = momentInDubai(day, '00:00');
  const from = minutesBetween(midnight, thing.span.startsAt);
  const to = minutesBetween(midnight, thing.span.endsAt);
  // Of two at once the second stands on the first; a moment is still as wide as a line.
  const level = stretch.overlap && place % 2 === 1 ? 'bottom-1.5' : 'bottom-0';
  return (
    <span
      className={classes('absolute h-[5px] min-w-0.5', level, colourOf(thing, stretch))}
      style={spread(from, to)}
    />
  );
}

/** Booked primary, held brass, with the concierge info, clash danger; a plan is only a line. */
function colourOf(thing: TimedItineraryThing, { overlap }: ItineraryStretch): string {
  if (overlap) return 'bg-danger';
  if (thing.kind === 'planned') return 'bg-line-strong';
  if (thing.kind === 'met') return 'bg-primary';
  const { place } = thing.booking;
  if (place === 'held') return 'bg-brass-fill';
  return place === 'pending' ? 'bg-info' : 'bg-primary';
}
