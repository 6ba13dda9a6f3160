import { Clock, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import type { EventCard } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';
import { MetaRow } from '#web/ui/meta-row.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { paper } from '#web/ui/print-card.tsx';

/** An event among others: its picture, its name and its next evening. */
export function EventPrint({ event }: { event: EventCard }) {
  const { t } = useText();
  const icon = { size: 14, strokeWidth: 1.5 };
  const when = t.vip.event.atTime(event.next.date, event.next.time);
  return (
    <article className={paper}>
      <Plate shape="16:9">
        <Picture picture={event.picture} />
      </Plate>
      <div className="px-3.5 pt-5 pb-4">
        <Heading level={3} size="h4">
          <Link
            to={event.path}
            className="decoration-brass-fill underline-offset-4 hover:underline"
          >
            {event.title}
          </Link>
        </Heading>
        <MetaRow
          items={[
            { id: 'when', icon: <Clock {...icon} />, text: when },
            { id: 'where', icon: <MapPin {...icon} />, text: event.place },
          ]}
        />
      </div>
    </article>
  );
}
