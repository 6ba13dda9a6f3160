import { useState } from 'react';
import type { Brief } from '#contract/ask.ts';
import { daysIn, monthOf } from '#domain/calendar/months.ts';
import { correctBrief } from '#web/ask/draft.ts';
import { Lights } from '#web/ask/lights.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { useOwnDays } from '#web/platform/queries/own-days.ts';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { HourField } from '#web/ui/fields/hour-field.tsx';

interface WhenPartProps {
  brief: Brief;
  onChange: (brief: Brief) => void;
}

const half = 'min-w-0 tablet:border-s tablet:border-line tablet:ps-7';

/** The house's calendar with the client's own plans on it, and beside it the light of the day. */
export function DayPart({ brief, onChange }: WhenPartProps) {
  return (
    <div className="grid gap-7 tablet:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <OwnCalendar brief={brief} onChange={onChange} />
      <div className={half}>
        <HourChoice brief={brief} onChange={onChange} />
      </div>
    </div>
  );
}

function OwnCalendar({ brief, onChange }: WhenPartProps) {
  const { t, language } = useText();
  const today = todayInDubai();
  const [month, setMonth] = useState(monthOf(brief.day ?? today));
  const own = useOwnDays({ from: `${month}-01`, to: `${month}-${daysIn(month)}` });
  return (
    <div>
      <Calendar
        mode="single"
        label={t.ask.edit.whichDay}
        language={language}
        today={today}
        earliest={today}
        firstMonth={brief.day ?? undefined}
        booked={{ days: [...own], label: t.ask.edit.ownDay }}
        autoFocus
        value={brief.day ?? undefined}
        onMonth={(first) => setMonth(monthOf(first))}
        // A second press on the day that is chosen keeps it.
        onChange={(day) => day && onChange(correctBrief(brief, 'day', { day, until: null }))}
      />
      {own.size > 0 && (
        <p className="mt-2 flex items-center gap-2 text-[0.75rem] text-ink-soft">
          <span aria-hidden className="size-[5px] rotate-45 bg-brass-fill" />
          {t.ask.edit.ownDay}
        </p>
      )}
    </div>
  );
}

/** One of the five lights, or an hour as one writes it. */
export function HourChoice({ brief, onChange }: WhenPartProps) {
  const { t } = useText();
  const { time } = brief;
  return (
    <div className="grid gap-4">
      <Lights
        brief={brief}
        onChoose={(hour) => onChange(correctBrief(brief, 'hour', { hour, time: null }))}
      />
      <div className="max-w-60">
        <HourField
          label={t.ask.edit.clock}
          typed={[
            time ?? '',
            (said) => onChange(correctBrief(brief, 'hour', { time: said || null })),
          ]}
        />
      </div>
    </div>
  );
}
