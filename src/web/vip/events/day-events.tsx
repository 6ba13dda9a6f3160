import { useText } from '#web/i18n/use-text.ts';
import { EventRow } from '#web/vip/events/event-row.tsx';
import type { Evening } from '#web/vip/events/use-calendar.ts';

/** A day of the agenda with what happens on it; the target of the month's sheet. */
export function DayEvents({ evenings }: { evenings: Evening[] }) {
  const { t } = useText();
  const [first] = evenings;
  if (!first) return null;
  return (
    <li
      id={`day-${first.day}`}
      className="grid scroll-mt-[calc(var(--nav-h)+1rem)] grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 target:bg-raised tablet:grid-cols-[5.5rem_minmax(0,1fr)] tablet:gap-x-7"
    >
      <p className="flex flex-col gap-1.5 py-4.5 tablet:flex-row tablet:items-baseline tablet:gap-2.5">
        <time dateTime={first.day} className="contents">
          <span className="tnum font-display text-[3.25rem] leading-[0.9]">
            {Number(first.day.slice(8))}
          </span>
          <span className="text-[0.875rem] text-ink-mute">
            {t.vip.weekdaysShort[first.weekday]}
          </span>
        </time>
      </p>
      <div className="min-w-0">
        {evenings.map((evening) => (
          <EventRow key={evening.event.slug} event={evening.event} evening={evening} />
        ))}
      </div>
    </li>
  );
}
