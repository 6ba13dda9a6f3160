import { useState } from 'react';
import type { Language } from '#contract/primitives.ts';
import { Specimen, SpecimenSection } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/styleguide-text.ts';
import { Calendar, type DayRange } from '#web/ui/calendar.tsx';

interface TimeSectionProps {
  text: StyleguideText;
  language: Language;
}

const bookedDays = ['2026-11-05', '2026-11-10', '2026-11-15', '2026-11-21', '2026-11-27'];

export function TimeSection({ text, language }: TimeSectionProps) {
  const { calendar, groups } = text;
  const [day, setDay] = useState<string | undefined>('2026-11-27');
  const [nights, setNights] = useState<DayRange | undefined>({
    from: '2026-11-15',
    to: '2026-11-18',
  });
  const common = {
    language,
    today: '2026-11-12',
    booked: { days: bookedDays, label: calendar.booked },
  };
  return (
    <SpecimenSection title={text.sections.time}>
      <Specimen label={groups.range} span="half">
        <Calendar
          {...common}
          mode="range"
          label={calendar.rangeLabel}
          value={nights}
          onChange={setNights}
        />
      </Specimen>
      <Specimen label={groups.single} span="half">
        <Calendar
          {...common}
          mode="single"
          label={calendar.label}
          value={day}
          onChange={setDay}
          earliest="2026-11-12"
          taken={['2026-11-20', '2026-11-28']}
        />
      </Specimen>
    </SpecimenSection>
  );
}
