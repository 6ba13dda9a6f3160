import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ClientContext } from '#contract/clients.ts';
import { ClientBilling } from '#web/billing/desk/client-billing.tsx';
import { WaitingActs } from '#web/billing/desk/waiting-acts.tsx';
import { CallOffButton } from '#web/bookings/desk/call-off-dialog.tsx';
import { ClientFacts } from '#web/clients/desk/facts.tsx';
import { ClientProfile } from '#web/clients/desk/profile.tsx';
import { clientQuery } from '#web/clients/desk/queries.ts';
import { ClientPapers } from '#web/documents/desk/client-papers.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { writtenMoment } from '#web/platform/moments.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

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
  const read = useQuery(clientQuery(id, language));
  const { data } = read;
  if (read.error && !data) return <Unread inset of={read} />;
  if (!data)
    return (
      <Skeletons
        label={t.deskClients.reading}
        sizes={['h-12', 'h-16', 'h-32']}
        className="grid gap-4"
      />
    );
  return (
    <>
      <ClientFacts client={data} />
      <ClientProfile profile={data.profile} />
      <Bookings client={data} />
      <ClientBilling client={data.id} />
      <Matters client={data} except={except} onLeave={onLeave} />
      <ClientPapers clientId={data.id} matter={except} />
      <PlainButton
        onClick={() => onOverlay({ kind: 'new-matter', client: { id: data.id, name: data.name } })}
      >
        {t.deskClients.newMatter}
      </PlainButton>
    </>
  );
}

const part = 'border-b border-line py-3.5';
const head =
  'mb-2 flex items-baseline gap-2 font-text text-[0.8125rem] leading-[1.4] font-semibold';

function Bookings({ client: { bookings } }: { client: ClientContext }) {
  const { t, format, language } = useText();
  const words = t.deskClients;
  return (
    <section className={part}>
      <h3 className={head}>
        {words.bookings}
        <Count>{format.number(bookings.length)}</Count>
      </h3>
      {bookings.length === 0 && <p className="text-ink-mute">{words.noBookings}</p>}
      <ul className="grid gap-2">
        {bookings.map(({ id, offering, startsAt, place, sums }) => (
          <li key={id} className="flex flex-wrap items-center gap-2.5 leading-[1.3]">
            <span className="relative h-8 w-10 shrink-0 overflow-hidden rounded-[1px] bg-sunk">
              <Picture picture={{ ...offering.picture, alt: '' }} />
            </span>
            <span className="min-w-0 flex-1">
              <bdi>{offering.title}</bdi>
              <bdi className="tnum block text-[0.75rem] text-ink-mute">
                {writtenMoment(startsAt, language)}
              </bdi>
            </span>
            <span
              className={classes(
                'ms-auto text-[0.75rem] whitespace-nowrap',
                place === 'confirmed' ? 'text-success' : 'text-warning',
              )}
            >
              {t.deskBookings.places[place]}
            </span>
            {(place === 'confirmed' || place === 'pending') && (
              <CallOffButton booking={{ id, offering, startsAt, sums }} />
            )}
            <WaitingActs kind="booking" id={id} className="basis-full" />
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
  const words = t.deskClients;
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
              {t.deskMatters.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
