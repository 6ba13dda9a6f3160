import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventContent } from '#contract/vip.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { priceWords, returnWords, tierWords } from '#web/vip/events/words.ts';

const minutesPerHour = 60;
const hoursPerDay = 24;

interface Row {
  label: string;
  text: ReactNode;
  more?: string[];
}

/** When, where, in what, for whom and for how much. */
export function EventFacts({ content }: { content: EventContent }) {
  const words = useText();
  return (
    <dl className="mt-6 border-b border-line">
      {rowsOf(content, words).map(({ label, text, more = [] }) => (
        <div key={label} className="grid grid-cols-[7rem_1fr] gap-4 border-t border-line py-3">
          <dt className="text-ink-mute">{label}</dt>
          <dd>
            {text}
            {more.map((line) => (
              <span key={line} className="block text-caption text-ink-mute">
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf(content: EventContent, words: Words): Row[] {
  const { event } = content;
  const { event: t, facts } = words.t.vip;
  const { amount, note } = priceWords(event, words);
  const returns = returnWords(event, words);
  const length = `${t.dubaiTime} · ${lengthWords(content, words)}`;
  return [
    {
      label: t.when,
      text: t.atTime(event.next.date, event.next.time),
      more: returns ? [length, returns] : [length],
    },
    { label: t.where, text: <Whereabouts content={content} /> },
    { label: facts.dressCode, text: event.dressCode },
    { label: t.who, text: tierWords(event, words), more: [t.places(event.capacity)] },
    { label: t.price, text: amount, more: [note] },
  ];
}

function lengthWords({ minutes }: EventContent, { t }: Words): string {
  const hours = minutes / minutesPerHour;
  return hours < hoursPerDay
    ? t.vip.event.lasts(hours)
    : t.vip.event.nights(Math.ceil(hours / hoursPerDay));
}

function Whereabouts({ content: { event, venue } }: { content: EventContent }) {
  if (!venue) return event.place;
  return (
    <Link
      to={venue.path}
      className="underline decoration-brass-fill underline-offset-4 hover:text-brass"
    >
      {event.place}
    </Link>
  );
}
