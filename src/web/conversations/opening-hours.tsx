import type { OpenHours } from '#contract/conversations/conversations.ts';
import { dayInDubai, weekdayOf } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { classes } from '#web/ui/classes.ts';

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The week by Dubai's clock, today's line in full ink. */
export function OpeningHours({ hours }: { hours: OpenHours[] }) {
  const { t } = useText();
  const today = weekdayOf(dayInDubai(nowHere()));
  const words = t.chat.expert;
  return (
    <>
      <h3 className="mt-6 text-[1.25rem] leading-6">{words.hours}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-0.5 text-caption">
        {week.map((day) => {
          const spans = hours.filter((span) => span.day === day);
          return (
            <div
              key={day}
              className={classes('contents', day === today ? 'font-semibold' : 'text-ink-soft')}
            >
              <dt>{words.days[day]}</dt>
              <dd className="tnum text-end">
                {spans.length === 0
                  ? words.noHours
                  : spans.map(({ from, to }) => words.span(from, to)).join(words.and)}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
