import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { WaitEntry } from '#contract/waitlist.ts';
import { useLeaveLine, waitingQuery } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ownAddresses } from '#web/platform/addresses/booking-addresses.ts';
import { spokenDeadline, writtenDay } from '#web/platform/moments.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Status } from '#web/ui/status.tsx';

/** The lines the client stands in. Nothing to see is nothing shown; the bookings above say the rest. */
export function WaitingList() {
  const { t, language } = useText();
  const { data = [] } = useQuery(waitingQuery(language));
  const open = data.filter(({ state }) => state === 'waiting' || state === 'offered');
  if (open.length === 0) return null;
  return (
    <section aria-label={t.ownBookings.waitlist.title} className="mt-12">
      <Heading level={2} size="h3">
        {t.ownBookings.waitlist.title}
      </Heading>
      <ul className="mt-4 border-t border-line">
        {open.map((entry) => (
          <WaitRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function WaitRow({ entry }: { entry: WaitEntry }) {
  const { t, language } = useText();
  const { waitlist, guests } = t.ownBookings;
  const [from, to] = [entry.from, entry.to].map((day) => writtenDay(day, 'shortYear', language));
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-56 flex-1">
        <p className="font-display text-h4">
          <Link to={entry.path} className="hover:text-brass">
            {entry.title}
          </Link>
        </p>
        <p className="text-caption text-ink-mute">
          {waitlist.window(from ?? '', to ?? '')} · {guests(entry.party)}
        </p>
      </div>
      <Standing entry={entry} />
      {entry.bookingId && (
        <ButtonLink size="small" to={`${ownAddresses.list}/${entry.bookingId}`}>
          {waitlist.take}
        </ButtonLink>
      )}
      <LeaveLine entry={entry} />
    </li>
  );
}

function Standing({ entry }: { entry: WaitEntry }) {
  const { t, language } = useText();
  const { waitlist } = t.ownBookings;
  if (entry.state === 'waiting')
    return <Status tone="info">{waitlist.position(entry.position ?? 1)}</Status>;
  return (
    <p className="text-end">
      <Status tone="warning">{waitlist.offered}</Status>
      {entry.offeredUntil && (
        <span className="block text-caption text-ink-mute">
          {waitlist.offeredUntil(spokenDeadline(entry.offeredUntil, language))}
        </span>
      )}
    </p>
  );
}

function LeaveLine({ entry }: { entry: WaitEntry }) {
  const { t } = useText();
  const { waitlist } = t.ownBookings;
  const leave = useLeaveLine();
  return (
    <ActDialog
      trigger={
        <Button size="small" variant="quiet" aria-label={waitlist.leaveOf(entry.title)}>
          {waitlist.leave}
        </Button>
      }
      title={waitlist.leaveTitle}
      text={waitlist.leaveText(entry.title)}
      confirm={waitlist.leave}
      keep={t.ownBookings.keepIt}
      act={leave}
      onConfirm={() => leave.mutateAsync(entry.id)}
    />
  );
}
