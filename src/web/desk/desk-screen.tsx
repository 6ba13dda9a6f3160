import { useState } from 'react';
import { AppointmentsView } from '#web/appointments/desk/appointments-view.tsx';
import { InvoicesView } from '#web/billing/desk/invoices-view.tsx';
import { BookingsView } from '#web/bookings/desk/bookings-view.tsx';
import { ClientColumn } from '#web/clients/client-column.tsx';
import { ConversationsView } from '#web/conversations/desk/conversations-view.tsx';
import { DeskBar } from '#web/desk/desk-bar.tsx';
import { DeskOverlays } from '#web/desk/desk-overlays.tsx';
import { type DeskPlace, useDeskPlace } from '#web/desk/desk-place.ts';
import { KeysBar } from '#web/desk/keys-bar.tsx';
import { LogView } from '#web/desk/log-view.tsx';
import type { DeskOverlay } from '#web/desk/overlay.ts';
import { TeamView } from '#web/desk/team-view.tsx';
import { useDeskKeys } from '#web/desk/use-desk-keys.ts';
import { LeadsView } from '#web/leads/desk/leads-view.tsx';
import { MatterColumn } from '#web/matters/desk/matter-column.tsx';
import { QueueColumn } from '#web/matters/queue/queue-column.tsx';
import type { SignedIn } from '#web/platform/use-session.ts';
import { classes } from '#web/ui/classes.ts';

/** Fixed to the window on anything larger than a phone: nothing scrolls but the columns. */
const frame =
  'text-[0.875rem] leading-[1.45] tablet:grid tablet:h-dvh tablet:grid-cols-[minmax(0,1fr)] tablet:grid-rows-[3.5rem_minmax(0,1fr)_2.125rem] tablet:overflow-hidden';

interface DeskScreenProps {
  session: SignedIn;
  artBase: string;
}

export function DeskScreen({ session, artBase }: DeskScreenProps) {
  const place = useDeskPlace();
  const [overlay, setOverlay] = useState<DeskOverlay>();
  const keys = useDeskKeys({ blocked: overlay !== undefined });
  return (
    <div className={frame}>
      <DeskBar session={session} artBase={artBase} place={place} onOverlay={setOverlay} />
      {place.part ? (
        <div className="min-h-0 overflow-y-auto bg-raised">
          <Part session={session} place={place} part={place.part} onOverlay={setOverlay} />
        </div>
      ) : (
        <Columns place={place} session={session} onOverlay={setOverlay} />
      )}
      <KeysBar keys={keys} onAll={() => setOverlay({ kind: 'keys' })} />
      <DeskOverlays
        overlay={overlay}
        keys={keys}
        onOverlay={setOverlay}
        onClose={() => setOverlay(undefined)}
      />
    </div>
  );
}

interface ColumnsProps {
  place: DeskPlace;
  session: SignedIn;
  onOverlay: (overlay: DeskOverlay) => void;
}

/** A phone shows the queue or the matter, never both. */
function Columns({ place, session, onOverlay }: ColumnsProps) {
  const { matter } = place;
  return (
    <div className="min-h-0 tablet:grid tablet:grid-cols-[20rem_minmax(0,1fr)] tablet:grid-rows-[minmax(0,1fr)] min-[77.5625rem]:grid-cols-[23.25rem_minmax(0,1fr)_19.5rem]">
      <div className={classes('min-h-0', matter && 'max-tablet:hidden')}>
        <QueueColumn place={place} session={session} />
      </div>
      <MatterColumn key={matter} place={place} session={session} onOverlay={onOverlay} />
      <div className="hidden min-h-0 min-[77.5625rem]:block">
        <ClientColumn place={place} onOverlay={onOverlay} />
      </div>
    </div>
  );
}

interface PartProps {
  session: SignedIn;
  place: DeskPlace;
  part: NonNullable<DeskPlace['part']>;
  onOverlay: (overlay: DeskOverlay) => void;
}

function Part({ session, place, part, onOverlay }: PartProps) {
  if (part === 'conversations') return <ConversationsView session={session} talk={place.talk} />;
  if (part === 'bookings') return <BookingsView onOverlay={onOverlay} />;
  if (part === 'leads') return <LeadsView />;
  if (part === 'appointments') return <AppointmentsView />;
  if (part === 'invoices') return <InvoicesView onOverlay={onOverlay} />;
  if (part === 'team') return <TeamView session={session} />;
  return <LogView session={session} />;
}
