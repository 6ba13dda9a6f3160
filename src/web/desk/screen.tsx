import { useState } from 'react';
import { AppointmentsView } from '#web/appointments/desk/view.tsx';
import { InvoicesView } from '#web/billing/desk/invoices-view.tsx';
import { BookingsView } from '#web/bookings/desk/view.tsx';
import { ClientColumn } from '#web/clients/desk/column.tsx';
import { ClientSheet } from '#web/clients/desk/sheet.tsx';
import { ConversationsView } from '#web/conversations/desk/view.tsx';
import { DeskBar } from '#web/desk/bar.tsx';
import { deskKeys } from '#web/desk/keys.ts';
import { KeysBar } from '#web/desk/keys-bar.tsx';
import { LogView } from '#web/desk/log-view.tsx';
import { SearchDialog } from '#web/desk/search-dialog.tsx';
import { TeamView } from '#web/desk/team-view.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { LeadsView } from '#web/leads/desk/view.tsx';
import { MatterColumn } from '#web/matters/desk/column.tsx';
import { NewMatterSheet } from '#web/matters/desk/new-matter-sheet.tsx';
import { QueueColumn } from '#web/matters/queue/column.tsx';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import type { DeskOverlay, OpenOverlay } from '#web/platform/desk/overlay.ts';
import { type DeskPlace, useDeskPlace } from '#web/platform/desk/place.ts';
import { type DeskKeys, useDeskKeys } from '#web/platform/desk/use-desk-keys.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Fixed to the window on anything larger than a phone: nothing scrolls but the columns. */
const frame =
  'text-[0.875rem] leading-[1.45] max-tablet:flex max-tablet:min-h-svh max-tablet:flex-col tablet:grid tablet:h-dvh tablet:grid-cols-[minmax(0,1fr)] tablet:grid-rows-[auto_minmax(0,1fr)_2.125rem] min-[110rem]:grid-rows-[3.5rem_minmax(0,1fr)_2.125rem] tablet:overflow-hidden';

export function DeskScreen({ session, artBase }: { session: SignedIn; artBase: string }) {
  const place = useDeskPlace();
  const [overlay, setOverlay] = useState<DeskOverlay>();
  const keys = useDeskKeys({ blocked: overlay !== undefined });
  return (
    <div className={frame}>
      <DeskBar session={session} artBase={artBase} place={place} onOverlay={setOverlay} />
      {place.part ? (
        <div className="min-h-0 overflow-y-auto bg-raised max-tablet:grow">
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

interface DeskOverlaysProps {
  overlay: DeskOverlay | undefined;
  keys: DeskKeys;
  onOverlay: OpenOverlay;
  onClose: () => void;
}

function DeskOverlays({ overlay, keys, onOverlay, onClose }: DeskOverlaysProps) {
  if (!overlay) return null;
  if (overlay.kind === 'search') return <SearchDialog onOverlay={onOverlay} onClose={onClose} />;
  if (overlay.kind === 'keys') return <KeysDialog keys={keys} onClose={onClose} />;
  if (overlay.kind === 'client')
    return <ClientSheet id={overlay.id} onOverlay={onOverlay} onClose={onClose} />;
  return <NewMatterSheet client={overlay.client} onClose={onClose} />;
}

function KeysDialog({ keys, onClose }: { keys: DeskKeys; onClose: () => void }) {
  const { t } = useText();
  const words = t.desk.keys;
  return (
    <Dialog onClose={onClose} title={words.title}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {deskKeys.map(({ name, caps }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              <span className="sr-only">{caps.join(' ')}</span>
              {caps.map((cap) => (
                <Keycap key={cap} cap={cap} />
              ))}
            </dt>
            <dd>{words.names[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-3">
        <Switch
          label={words.use}
          description={words.useText}
          checked={keys.on}
          onChange={keys.turn}
        />
      </div>
    </Dialog>
  );
}
