import type { Language } from '#contract/primitives.ts';
import type { ItineraryDay, ItineraryStretch, ItineraryThing } from '#domain/itinerary/days.ts';
import { clockInDubai } from '#domain/time.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { dayId, titleOfThing } from '#web/itinerary/words.ts';
import { writtenDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Panel } from '#web/ui/panel/panel.tsx';

interface Open {
  key: string;
  text: string;
  href: string;
  urgent: boolean;
}

/** What waits for the client: overlaps first, then drives that do not fit, then holds that run out. */
export function SettlePanel({ days }: { days: readonly ItineraryDay[] }) {
  const { t, language } = useText();
  const say = t.itinerary.settle;
  const open = days.flatMap((day) => openOn(day, say, language));
  const sorted = [...open.filter(({ urgent }) => urgent), ...open.filter(({ urgent }) => !urgent)];
  return (
    <Panel title={say.title} className="p-5! tablet:p-6!">
      {sorted.length === 0 ? (
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{say.nothing}</p>
      ) : (
        <ul className="mt-2">
          {sorted.map(({ key, text, href, urgent }) => (
            <li key={key} className="border-line not-first:border-t">
              <a
                href={href}
                className="flex items-center gap-3.5 py-2 text-[0.9375rem] leading-[1.3] hover:text-brass"
              >
                <span
                  aria-hidden
                  className={classes(
                    'size-[9px] shrink-0 rotate-45',
                    urgent ? 'bg-danger' : 'bg-brass-fill',
                  )}
                />
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type Say = Texts['itinerary']['settle'];

function openOn({ day, stretches }: ItineraryDay, say: Say, language: Language): Open[] {
  const href = `#${dayId(day)}`;
  const weekday = writtenDay(day, 'longWeekday', language);
  return stretches.flatMap((stretch) =>
    [
      ...clashIn(stretch, say, weekday),
      ...driveBefore(stretch, say, weekday),
      ...holdsIn(stretch, say),
    ].map((open) => ({ ...open, href })),
  );
}

type Found = Omit<Open, 'href'>;

function clashIn({ things, overlap }: ItineraryStretch, say: Say, weekday: string): Found[] {
  if (!overlap) return [];
  const text = say.overlap(say.or(things.map(titleOfThing)), weekday);
  return [{ key: `clash ${things[0]?.id}`, text, urgent: true }];
}

function driveBefore({ things, pause }: ItineraryStretch, say: Say, weekday: string): Found[] {
  const [first] = things;
  if (!first || !pause?.tight) return [];
  const text = say.drive(titleOfThing(first), weekday);
  return [{ key: `drive ${first.id}`, text, urgent: false }];
}

const holdsIn = ({ things }: ItineraryStretch, say: Say): Found[] =>
  things.flatMap((thing: ItineraryThing) => {
    if (thing.kind !== 'booked' || thing.booking.place !== 'held') return [];
    const { heldUntil } = thing.booking;
    const text = say.held(titleOfThing(thing), heldUntil ? clockInDubai(heldUntil) : '');
    return [{ key: `hold ${thing.id}`, text, urgent: false }];
  });
