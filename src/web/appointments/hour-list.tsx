import { useId } from 'react';
import type { Slot } from '#contract/appointments/appointments.ts';
import type { Instant } from '#contract/primitives.ts';
import { sameClock, spokenMoment } from '#domain/calendar/clocks.ts';
import { clockInDubai, houseZone } from '#domain/time.ts';
import type { SlotsState } from '#web/appointments/use-slots.ts';
import { useText } from '#web/i18n/use-text.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { sayDay, sayOwnMoment } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldHelp } from '#web/ui/fields/field.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface HourListProps {
  state: SlotsState;
  chosen: Instant | undefined;
  onHour: (startsAt: Instant) => void;
  /** Leads to the next free hour, wherever it is. */
  onJump: (startsAt: Instant) => void;
  error?: string | undefined;
}

/** The free hours of the day on the reader's clock, which is named, with Dubai's where it differs. */
export function HourList(props: HourListProps) {
  const { t, language } = useText();
  const { state, error } = props;
  const { day, data } = state;
  const helpId = useId();
  if (!data) return <Reading />;
  const slots = day ? state.slotsOn(day) : [];
  return (
    <div className="grid gap-3" role="radiogroup" aria-label={t.appointments.hours}>
      {day && (
        <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={3} size="step" className="text-[1.5rem]!">
            {sayDay(day, 'weekday', language)}
          </Heading>
          <ZoneName moment={slots[0]?.startsAt} />
        </div>
      )}
      {slots.length > 0 && <Hours {...props} slots={slots} helpId={error ? helpId : undefined} />}
      {slots.length === 0 && <NothingFree {...props} />}
      {error && <FieldHelp id={helpId} text={error} wrong />}
    </div>
  );
}

function Reading() {
  const { t } = useText();
  return (
    <div role="status" aria-label={t.appointments.readingHours} className="grid gap-3">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="h-41" />
    </div>
  );
}

function ZoneName({ moment }: { moment: Instant | undefined }) {
  const { t, language } = useText();
  const zone = zoneHere();
  if (!moment) return null;
  return (
    <span className="text-caption text-ink-mute">
      {sameClock(moment, zone, houseZone)
        ? t.appointments.onDubaiClock
        : t.appointments.onYourClock(spokenMoment(moment, zone, language).zone)}
    </span>
  );
}

interface HoursProps extends HourListProps {
  slots: Slot[];
  helpId: string | undefined;
}

const Hours = ({ slots, chosen, state, onHour, helpId }: HoursProps) => (
  <div className="tnum grid grid-cols-3 gap-1.5">
    {slots.map(({ startsAt }) => (
      <label
        key={startsAt}
        className="relative flex min-h-12.5 cursor-pointer flex-col items-center justify-center rounded-hair leading-[1.15] shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-ink/6 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      >
        <input
          type="radio"
          name="startsAt"
          value={startsAt}
          checked={startsAt === chosen}
          onChange={() => onHour(startsAt)}
          aria-describedby={helpId}
          className="sr-only"
        />
        <span className="text-[0.9375rem] font-medium">{state.clockOf(startsAt)}</span>
        <DubaiHour moment={startsAt} zone={state.zone} />
      </label>
    ))}
  </div>
);

function DubaiHour({ moment, zone }: { moment: Instant; zone: string }) {
  const { t } = useText();
  if (sameClock(moment, zone, houseZone)) return null;
  return <span className="text-[0.6875rem]">{t.appointments.dubaiHour(clockInDubai(moment))}</span>;
}

function NothingFree({ state: { day, next }, onJump }: HourListProps) {
  const { t, language } = useText();
  const words = t.appointments;
  if (!next) return <p className="text-[0.9375rem] text-ink-soft">{words.nobody}</p>;
  return (
    <>
      <p className="text-[0.9375rem] text-ink-soft">{day ? words.noHours : words.noHoursMonth}</p>
      <Button size="small" variant="outline" onClick={() => onJump(next)}>
        {words.nextFree(sayOwnMoment(next, language))}
      </Button>
    </>
  );
}
