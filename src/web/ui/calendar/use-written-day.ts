import type { Day } from '#contract/primitives.ts';
import { dayIn } from '#web/i18n/day.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { dayWritten } from '#web/ui/calendar/written-time.ts';
import { useWritten } from '#web/ui/fields/use-written.ts';
import type { WrittenProps } from '#web/ui/fields/written-box.tsx';

type DayProps = Pick<WrittenProps, 'onChange' | 'min' | 'max'> & { value: Day };

/** A day, as people write it. */
export function useWrittenDay({ value, onChange, min, max }: DayProps) {
  const { language } = useText();
  return useWritten({
    value,
    onChange: (day) => onChange?.({ target: { value: day } }),
    read: (text) => dayWritten(text, { today: todayInDubai(), min, max }),
    write: (day) => dayIn(language, day),
  });
}
