import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { EventCalendarContent } from '#contract/vip.ts';
import { monthOf } from '#domain/calendar/months.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Choices } from '#web/site/choices.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Chips } from '#web/ui/controls/chips.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Agenda, MonthAgenda } from '#web/vip/events/month-agenda.tsx';
import { MonthSheet } from '#web/vip/events/month-sheet.tsx';
import { type Calendar, eveningsOf, useCalendar, type View } from '#web/vip/events/use-calendar.ts';
import { PageTop } from '#web/vip/page-top.tsx';
import { calendarFact } from '#web/vip/structured-data.ts';

type EventCalendar = PageOf<'event-calendar'>;

function EventCalendarPage({ page: { content } }: { page: EventCalendar }) {
  const { t } = useText();
  const calendar = useCalendar(content);
  const evenings = eveningsOf(content, calendar.type);
  const { month, index } = calendar;
  const title = content.months[index]?.title ?? '';
  const shared = { evenings, month, today: content.today };
  return (
    <>
      <PageTop crumbs={[{ label: content.title }]}>
        <MonthHead content={content} calendar={calendar} title={title} />
        <Choices>
          <ChoiceRow content={content} calendar={calendar} />
        </Choices>
      </PageTop>
      <div className="wrap pb-24">
        {calendar.view === 'agenda' ? (
          <Agenda content={content} evenings={evenings} index={index} />
        ) : (
          <>
            <MonthSheet
              {...shared}
              title={title}
              reaches={(asked) => content.months.some((known) => known.month === asked)}
              toMonth={calendar.toMonth}
            />
            <MonthAgenda {...shared} title={t.vip.calendar.inOrder} />
          </>
        )}
        <p className="mt-6 text-[0.9375rem] text-ink-mute">{t.vip.calendar.zone}</p>
      </div>
    </>
  );
}

interface HeadProps {
  content: EventCalendarContent;
  calendar: Calendar;
  title: string;
}

/** The month is the headline; beside it the way to its neighbours. */
function MonthHead({ content: { months, today }, calendar, title }: HeadProps) {
  const { t } = useText();
  const words = t.vip.calendar;
  const icon = { size: 18, strokeWidth: 1.5, className: 'rtl:-scale-x-100' };
  const before = months[calendar.index - 1]?.month;
  const after = months[calendar.index + 1]?.month;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 pt-3 pb-5">
      <Heading level={1} size="h1">
        <span aria-live="polite">{title}</span>
      </Heading>
      <div className="flex items-center gap-2.5">
        <IconButton
          label={words.previous}
          icon={<ChevronLeft {...icon} />}
          disabled={!before}
          onClick={() => before && calendar.toMonth(before)}
        />
        <IconButton
          label={words.next}
          icon={<ChevronRight {...icon} />}
          disabled={!after}
          onClick={() => after && calendar.toMonth(after)}
        />
        <Button variant="outline" size="small" onClick={() => calendar.toMonth(monthOf(today))}>
          {words.today}
        </Button>
      </div>
    </div>
  );
}

function ChoiceRow({ content, calendar }: Omit<HeadProps, 'title'>) {
  const { t } = useText();
  const words = t.vip.calendar;
  const kinds = content.types.map((type) => ({
    value: type,
    label: t.vip.eventTypes[type] ?? type,
  }));
  return (
    <div className="grid gap-x-8 border-line tablet:grid-cols-[auto_minmax(0,1fr)] tablet:items-center tablet:border-b">
      <ViewSwitch view={calendar.view} onChange={calendar.toView} />
      <div className="min-w-0 py-2.5">
        <Chips
          label={words.types}
          options={[{ value: '', label: words.everything }, ...kinds]}
          value={calendar.type ?? ''}
          onChange={calendar.toType}
          bleed
        />
      </div>
    </div>
  );
}

export const eventCalendarScreen: Screen<EventCalendar> = {
  View: EventCalendarPage,
  head: ({ content }, payload, t) => ({
    title: `${t.vip.calendar.title} · ${payload.chrome.brand}`,
    description: t.vip.calendar.description,
    socialArt: content.artKey,
    structured: calendarFact(content, payload),
  }),
};

/** Looks like tabs; it is a pair of buttons, because the page below is the same list either way. */
function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useText();
  return (
    <fieldset
      aria-label={t.vip.calendar.view}
      className="flex gap-7 max-tablet:shadow-[inset_0_-1px_0_var(--line)]"
    >
      {(['month', 'agenda'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onChange(name)}
          className="relative cursor-pointer py-4 text-body text-ink-mute after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:text-ink aria-pressed:after:bg-brass-fill"
        >
          {t.vip.calendar[name]}
        </button>
      ))}
    </fieldset>
  );
}
