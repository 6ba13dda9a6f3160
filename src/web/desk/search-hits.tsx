import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskHits } from '#contract/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { writtenMoment } from '#web/platform/moments.ts';
import { Disc } from '#web/ui/pictures/disc.tsx';

interface SearchHitsProps {
  hits: DeskHits;
  onOverlay: OpenOverlay;
  onClose: () => void;
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 border-t border-line py-2 text-start hover:bg-surface focus-visible:-outline-offset-2';

export function SearchHits({ hits, onOverlay, onClose }: SearchHitsProps) {
  const { t, language } = useText();
  const words = t.desk.search;
  const openClient = (id: string) => onOverlay({ kind: 'client', id });
  return (
    <div className="grid gap-5">
      <Kind name={words.clients} count={hits.clients.length}>
        {hits.clients.map(({ id, name, email }) => (
          <li key={id}>
            <button type="button" className={row} onClick={() => openClient(id)}>
              <Disc name={name} tone="client" silent />
              <bdi className="font-medium">{name}</bdi>
              <bdi className="truncate text-ink-mute">{email}</bdi>
            </button>
          </li>
        ))}
      </Kind>
      <Kind name={words.matters} count={hits.matters.length}>
        {hits.matters.map(({ id, title, reference, state, client }) => (
          <li key={id}>
            <Link to={addressOfPlace({ matter: id })} onClick={onClose} className={row}>
              <bdi className="truncate font-medium">{title}</bdi>
              <bdi className="truncate text-ink-mute">{client?.name}</bdi>
              <span className="ms-auto flex gap-3 whitespace-nowrap text-ink-mute">
                <bdi className="tnum">{reference}</bdi>
                {t.deskMatters.states[state]}
              </span>
            </Link>
          </li>
        ))}
      </Kind>
      <Kind name={words.bookings} count={hits.bookings.length}>
        {hits.bookings.map(({ id, offering, reference, startsAt, place, client }) => (
          <li key={id}>
            <button
              type="button"
              className={row}
              disabled={!client}
              onClick={() => client && openClient(client.id)}
            >
              <bdi className="truncate font-medium">{offering.title}</bdi>
              <bdi className="truncate text-ink-mute">{client?.name}</bdi>
              <span className="ms-auto flex gap-3 whitespace-nowrap text-ink-mute">
                <bdi className="tnum">{writtenMoment(startsAt, language)}</bdi>
                <bdi className="tnum max-tablet:hidden">{reference}</bdi>
                {t.deskBookings.places[place]}
              </span>
            </button>
          </li>
        ))}
      </Kind>
    </div>
  );
}

function Kind({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const { format } = useText();
  if (count === 0) return null;
  return (
    <section aria-label={name}>
      <h2 className="flex justify-between pb-1.5 font-text text-[0.8125rem] text-ink-mute">
        {name}
        <span className="tnum">{format.number(count)}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
