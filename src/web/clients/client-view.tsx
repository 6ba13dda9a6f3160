import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ClientContext } from '#contract/clients.ts';
import { ClientBilling } from '#web/billing/desk/client-billing.tsx';
import { ClientFacts } from '#web/clients/client-facts.tsx';
import { ClientProfile } from '#web/clients/client-profile.tsx';
import { addressOfPlace } from '#web/desk/desk-place.ts';
import { Failure } from '#web/desk/failure.tsx';
import { spokenMoment } from '#web/desk/moments.ts';
import type { OpenOverlay } from '#web/desk/overlay.ts';
import { plainButton } from '#web/desk/panel.tsx';
import { clientQuery } from '#web/desk/queries.ts';
import { ClientPapers } from '#web/documents/desk/client-papers.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface ClientViewProps {
  id: string;
  /** The matter that is open already. */
  except?: string;
  onOverlay: OpenOverlay;
  /** Somebody goes on to a matter from here. */
  onLeave?: () => void;
}

export function ClientView({ id, except, onOverlay, onLeave }: ClientViewProps) {
  const { t, language } = useText();
  const { data, error, refetch } = useQuery(clientQuery(id, language));
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t.desk.client.reading}</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-16" />
        <Skeleton className="h-32" />
      </div>
    );
  return (
    <>
      <ClientFacts client={data} />
      <ClientProfile profile={data.profile} />
      <Bookings client={data} />
      <ClientBilling client={data.id} />
      <Matters client={data} except={except} onLeave={onLeave} />
      <ClientPapers clientId={data.id} matter={except} />
      <button
        type="button"
        className={plainButton}
        onClick={() => onOverlay({ kind: 'new-matter', client: { id: data.id, name: data.name } })}
      >
        {t.desk.client.newMatter}
      </button>
    </>
  );
}

const part = 'border-b border-line py-3.5';
const head =
  'mb-2 flex items-baseline gap-2 font-text text-[0.8125rem] leading-[1.4] font-semibold';

function Bookings({ client: { bookings } }: { client: ClientContext }) {
  const { t, format, language } = useText();
  const words = t.desk.client;
  return (
    <section className={part}>
      <h3 className={head}>
        {words.bookings}
        <Count>{format.number(bookings.length)}</Count>
      </h3>
      {bookings.length === 0 && <p className="text-ink-mute">{words.noBookings}</p>}
      <ul className="grid gap-2">
        {bookings.map(({ id, offering, startsAt, place }) => (
          <li key={id} className="flex items-center gap-2.5 leading-[1.3]">
            <span className="relative h-8 w-10 shrink-0 overflow-hidden rounded-[1px] bg-sunk">
              <Picture picture={{ ...offering.picture, alt: '' }} />
            </span>
            <span className="min-w-0">
              <bdi>{offering.title}</bdi>
              <bdi className="tnum block text-[0.75rem] text-ink-mute">
                {spokenMoment(startsAt, language)}
              </bdi>
            </span>
            <span
              className={classes(
                'ms-auto text-[0.75rem] whitespace-nowrap',
                place === 'confirmed' ? 'text-success' : 'text-warning',
              )}
            >
              {t.desk.places[place]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Count = ({ children }: { children: string }) => (
  <span className="tnum text-[0.75rem] font-normal text-ink-mute">{children}</span>
);

interface MattersProps {
  client: ClientContext;
  except: string | undefined;
  onLeave: (() => void) | undefined;
}

function Matters({ client, except, onLeave }: MattersProps) {
  const { t, format } = useText();
  const words = t.desk.client;
  const others = client.matters.filter(({ id }) => id !== except);
  return (
    <section className={part}>
      <h3 className={head}>
        {words.matters}
        <Count>{format.number(others.length)}</Count>
      </h3>
      {others.length === 0 && <p className="text-ink-mute">{words.noMatters}</p>}
      <ul className="grid gap-1.5">
        {others.map(({ id, title, state }) => (
          <li key={id} className="flex items-baseline gap-2.5 leading-[1.3]">
            <Link
              to={addressOfPlace({ matter: id })}
              onClick={onLeave}
              className="min-w-0 hover:text-brass"
            >
              <bdi>{title}</bdi>
            </Link>
            <span className="ms-auto text-[0.75rem] whitespace-nowrap text-ink-mute">
              {t.desk.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
