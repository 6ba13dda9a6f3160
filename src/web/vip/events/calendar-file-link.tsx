import { CalendarPlus } from 'lucide-react';
import { addressOf } from '#contract/pages/pages.ts';
import type { EventCard, EventDate } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface CalendarFileLinkProps {
  event: Pick<EventCard, 'path' | 'title'>;
  evening: EventDate;
  /** The words that are seen. */
  label: string;
  className?: string;
}

/** A file the reader's own calendar opens; a plain link, since it is no page of the site. */
export function CalendarFileLink({ event, evening, label, className }: CalendarFileLinkProps) {
  const { t, language } = useText();
  return (
    <a
      href={`${addressOf(language, `${event.path}.ics`)}?day=${evening.day}`}
      download
      className={classes(
        'inline-flex min-h-11 items-center gap-1.5 text-caption text-ink-mute hover:text-brass',
        className,
      )}
    >
      <CalendarPlus size={14} strokeWidth={1.5} aria-hidden />
      <span>
        <bdi>{label}</bdi>
        <VisuallyHidden> {t.vip.event.calendarFileOf(event.title, evening.date)}</VisuallyHidden>
      </span>
    </a>
  );
}
