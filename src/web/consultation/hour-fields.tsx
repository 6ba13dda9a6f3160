import { useId } from 'react';
import type { Day, Instant } from '#contract/primitives.ts';
import { clockTime, consultationHours, firstConsultationDay } from '#domain/consultation.ts';
import { dayInDubai, houseZone } from '#domain/time.ts';
import { write } from '#web/consultation/draft.ts';
import { TwoClocks } from '#web/consultation/two-clocks.tsx';
import { currentMoment, type Wish, zoneHere } from '#web/consultation/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Calendar } from '#web/ui/calendar.tsx';
import { Select } from '#web/ui/select.tsx';

interface HourFieldsProps {
  wish: Wish;
  error: string | undefined;
}

/** The day and the hour somebody would like, chosen by Dubai's calendar and told on both clocks. */
export function HourFields({ wish, error }: HourFieldsProps) {
  const { t, language } = useText();
  const heading = useId();
  const now = currentMoment();
  const hours = consultationHours(wish.day, now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make the calendar's table wider than a phone
    <div role="group" aria-labelledby={heading} className="grid gap-4">
      <p id={heading} className="text-[0.875rem] leading-5 text-ink-soft">
        {t.consultation.day}
      </p>
      <div className="-mt-2 justify-self-center">
        <Calendar
          mode="single"
          label={t.consultation.calendar}
          language={language}
          today={dayInDubai(now)}
          earliest={firstConsultationDay(now)}
          firstMonth={wish.day}
          value={wish.day}
          onChange={(day) => day && write({ day, startsAt: sameHour(wish.startsAt, day) })}
        />
      </div>
      <Select
        label={t.consultation.hour}
        name="startsAt"
        required
        placeholder={t.consultation.chooseHour}
        options={hours.map((hour) => ({
          value: hour,
          label: hourLabel(hour, t.consultation.here),
        }))}
        value={wish.startsAt ?? ''}
        error={error}
        onChange={({ target }) => write({ day: wish.day, startsAt: target.value })}
      />
      <div role="status">
        {wish.startsAt && <TwoClocks moment={wish.startsAt} zone={zoneHere()} />}
      </div>
    </div>
  );
}

/** Another day, the same time on the clock, as long as it is still offered. */
function sameHour(startsAt: Instant | undefined, day: Day): Instant | undefined {
  const time = startsAt && clockTime(startsAt, houseZone);
  return consultationHours(day, currentMoment()).find(
    (hour) => clockTime(hour, houseZone) === time,
  );
}

function hourLabel(hour: Instant, here: (time: string) => string): string {
  const [dubai, own] = [clockTime(hour, houseZone), clockTime(hour, zoneHere())];
  return dubai === own ? dubai : `${dubai} · ${here(own)}`;
}
