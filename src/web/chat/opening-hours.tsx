import type { OpenHours } from '#contract/conversations.ts';
import { useText } from '#web/i18n/use-text.ts';

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export function OpeningHours({ hours }: { hours: OpenHours[] }) {
  const { t } = useText();
  const words = t.chat.expert;
  return (
    <>
      <h3 className="mt-4 text-[1.25rem] leading-6">{words.hours}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-0.5 text-caption">
        {week.map((day) => {
          const spans = hours.filter((span) => span.day === day);
          return (
            <div key={day} className="contents">
              <dt className="text-ink-soft">{words.days[day]}</dt>
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
