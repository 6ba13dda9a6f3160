import type { Instant } from '#contract/primitives.ts';
import { sameClock, spokenMoment } from '#domain/calendar/clocks.ts';
import { houseZone } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';

interface TwoClocksProps {
  moment: Instant;
  /** The zone of the reader. */
  zone: string;
}

/** One hour on two clocks, side by side: Dubai's and the reader's. Where they agree, once. */
export function TwoClocks({ moment, zone }: TwoClocksProps) {
  const { t, language } = useText();
  const dubai = spokenMoment(moment, houseZone, language);
  const here = spokenMoment(moment, zone, language);
  const agree = sameClock(moment, zone, houseZone);
  return (
    <dl className="flex flex-wrap rounded-plate bg-sunk">
      <Clock name={t.appointments.inDubai} note={agree ? t.appointments.sameClock : undefined}>
        {dubai}
      </Clock>
      {!agree && (
        <Clock name={t.appointments.whereYouAre} note={here.zone}>
          {here}
        </Clock>
      )}
    </dl>
  );
}

interface ClockProps {
  name: string;
  note?: string | undefined;
  children: { day: string; time: string };
}

const Clock = ({ name, note, children: { day, time } }: ClockProps) => (
  <div className="min-w-40 flex-1 border-line px-4 py-3.5 not-first:border-s">
    <dt className="text-caption text-ink-soft">{name}</dt>
    <dd>
      <span className="block font-display text-[1.75rem] leading-[1.2] lining-nums">{time}</span>
      <span className="block text-caption text-ink-soft">{day}</span>
      {note && <span className="block text-caption text-ink-soft">{note}</span>}
    </dd>
  </div>
);
