import type { EventCalendarContent } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { EventRow } from '#web/vip/events/row.tsx';
import { agendaOf, type Evening } from '#web/vip/events/use-calendar.ts';

/** How many months the agenda shows at once. */
const monthsAtOnce = 3;

interface MonthAgendaProps {
  evenings: Evening[];
  month: string;
  today: string;
  title: string;
}

/** A month, day by day. The days are the targets of the month's sheet. */
export function MonthAgenda({ evenings, month, today, title }: MonthAgendaProps) {
  const { t } = useText();
  const listed = agendaOf(evenings, month, today);
  const days = [...new Set(listed.map(({ day }) => day))];
  return (
    <section className="pt-14">
      <Heading level={2} size="h2" className="mb-7">
        {title}
      </Heading>
      {days.length === 0 && (
        <p className="border-y border-line py-8 text-body text-ink-soft">
          {t.vip.calendar.nothing}
        </p>
      )}
      <ol className="*:border-t *:border-line *:last:border-b">
        {days.map((day) => (
          <DayEvents key={day} evenings={listed.filter((evening) => evening.day === day)} />
        ))}
      </ol>
    </section>
  );
}

interface AgendaProps {
  content: EventCalendarContent;
  evenings: Evening[];
  /** Where in the year the reader stands. */
  index: number;
}

/** Three months at once, from the chosen one on. */
export const Agenda = ({ content: { months, today }, evenings, index }: AgendaProps) =>
  months
    .slice(index, index + monthsAtOnce)
    .map(({ month, title }) => (
      <MonthAgenda key={month} evenings={evenings} month={month} today={today} title={title} />
    ));

/** A day of the agenda with what happens on it; the target of the month's sheet. */
function DayEvents({ evenings }: { evenings: Evening[] }) {
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
