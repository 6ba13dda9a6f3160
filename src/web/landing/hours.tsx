import { type CSSProperties, useId, useSyncExternalStore } from 'react';
import type { HoursContent, PageHoursLink } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { hoursTexts } from '#web/landing/hours-texts.ts';
import { minuteInDubai, minuteOf, timeOf, whoseHour } from '#web/landing/whose-hour.ts';
import { clockNow } from '#web/platform/clock-here.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Milliseconds between two looks at the clock. */
const look = 5000;

/** The minute of Dubai's day; nobody's on the server, whose page is kept. */
const useMinute = (): number | undefined =>
  useSyncExternalStore(
    (follow) => {
      const timer = setInterval(follow, look);
      return () => clearInterval(timer);
    },
    () => minuteInDubai(clockNow()),
    () => undefined,
  );

/**
 * One marina at five hours, each with what somebody of the house does then. Dubai's clock makes the present one wide;
 * without a script all are alike and nobody says what time it is.
 */
export function Hours({ hours: { title, lead, acts } }: { hours: HoursContent }) {
  const titleId = useId();
  const minute = useMinute();
  const begins = acts.map(({ at }) => minuteOf(at));
  const present = minute === undefined ? undefined : whoseHour(minute, begins);
  return (
    <section className="hours" aria-labelledby={titleId}>
      <div className="wrap hours-head">
        <Heading level={2} size="h2" id={titleId}>
          {title}
        </Heading>
        <div>
          <p className="hours-now">
            {minute !== undefined && <Present minute={minute} act={acts[present?.place ?? 0]} />}
          </p>
          <p className="text-inverse-soft">{lead}</p>
        </div>
      </div>
      <ol className="hours-list" data-told={present && ''}>
        {acts.map((act, place) => (
          <Hour
            key={act.at}
            act={act}
            now={
              place === present?.place && minute !== undefined ? { minute, ...present } : undefined
            }
          />
        ))}
      </ol>
    </section>
  );
}

function Present({ minute, act }: { minute: number; act: PageHoursLink | undefined }) {
  const words = hoursTexts[useText().language];
  const [first = ''] = act?.name.split(' ') ?? [];
  return (
    <>
      <time className="font-display text-[1.875rem] leading-none tnum">{timeOf(minute)}</time>
      {words.whose(first)}
    </>
  );
}

interface HourProps {
  act: PageHoursLink;
  now: { minute: number; passed: number } | undefined;
}

function Hour({ act, now }: HourProps) {
  const words = hoursTexts[useText().language];
  // A custom property is not in React's list of style names; the server never draws one.
  const upright = now && ({ '--passed': `${now.passed * 100}%` } as CSSProperties);
  return (
    <li className="hours-hour" data-now={now && ''}>
      <div className="hours-slice">
        <img src={act.picture} alt="" width={1440} height={512} loading="lazy" />
        {now && (
          <span
            className="hours-upright"
            style={upright}
            data-late={now.passed > 0.6 ? '' : undefined}
          >
            <span className="hours-tag">{words.now(timeOf(now.minute))}</span>
          </span>
        )}
      </div>
      <div className="hours-act">
        <time className="hours-at tnum">{act.at}</time>
        <p className="font-display text-[1.4375rem] leading-[1.25] text-pretty">{act.act}</p>
        <p className="text-[0.8125rem] leading-[1.4] text-inverse-soft">
          <span className="block font-medium text-inverse">{act.name}</span>
          {act.role}
        </p>
      </div>
    </li>
  );
}
