import type { EventCalendarContent } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';
import { DayEvents } from '#web/vip/events/day-events.tsx';
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
export function Agenda({ content: { months, today }, evenings, index }: AgendaProps) {
  return months
    .slice(index, index + monthsAtOnce)
    .map(({ month, title }) => (
      <MonthAgenda key={month} evenings={evenings} month={month} today={today} title={title} />
    ));
}
