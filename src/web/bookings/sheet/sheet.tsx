import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, MapPin, Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { bookingLengths } from '#contract/bookings/asks.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { DayField } from '#web/bookings/fields/day-field.tsx';
import { GuestsField } from '#web/bookings/fields/guests-field.tsx';
import { HourField } from '#web/bookings/fields/hour-field.tsx';
import { LengthFields } from '#web/bookings/fields/length-fields.tsx';
import { LicenceField } from '#web/bookings/fields/licence-field.tsx';
import { LimitsField } from '#web/bookings/fields/limits-field.tsx';
import { PartyField } from '#web/bookings/fields/party-field.tsx';
import { PickUpField } from '#web/bookings/fields/pick-up-field.tsx';
import { useNamed } from '#web/bookings/guests/use-named.ts';
import { HoldBand } from '#web/bookings/holds/band.tsx';
import { AddOns } from '#web/bookings/sheet/add-ons.tsx';
import { useAskedWish } from '#web/bookings/sheet/asked-wish.ts';
import { ClashNote } from '#web/bookings/sheet/clash-note.tsx';
import { ConfirmBar } from '#web/bookings/sheet/confirm-bar.tsx';
import { DoneNote } from '#web/bookings/sheet/done-note.tsx';
import {
  type Bookable,
  carriedBy,
  largestPartyOf,
  offeringQuery,
  pictureFor,
  shapeOf,
} from '#web/bookings/sheet/offering.ts';
import { heldKey } from '#web/bookings/sheet/queries.ts';
import { Summary } from '#web/bookings/sheet/summary.tsx';
import { type SheetState, useSheet } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { openerOf } from '#web/platform/overlays/opener.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { MetaRow } from '#web/ui/panel/meta-row.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

interface BookingSheetProps {
  slug: string;
  payload: PagePayload;
  onClose: () => void;
}

/** The sheet over whatever page 'Book Now' was pressed on. */
export const BookingSheet = (props: BookingSheetProps) => (
  <AppProviders>
    <Loading {...props} />
  </AppProviders>
);

function Loading(props: BookingSheetProps) {
  const { t, language } = useText();
  const { data, isError, refetch } = useQuery(offeringQuery(props.slug, language));
  if (data) return <Open {...props} offering={data} />;
  return (
    <Frame title={t.bookingSheet.title} onClose={props.onClose}>
      <div className="grid flex-1 content-start gap-6 p-5 tablet:p-10">
        {isError ? (
          <FailedPanel title={t.bookingSheet.notFound} onRetry={() => void refetch()} />
        ) : (
          [1, 2, 3].map((line) => <Skeleton key={line} className="h-40" />)
        )}
      </div>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  head?: ReactNode;
  band?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Notices cover neither the button nor the sums beside it: on a phone they lie above the sheet, on a tablet above
 * the bar, and where the sums have a column of their own beside that.
 */
const noticesAway = classes(
  'max-tablet:[:root:has(&)]:[--toast-lift:calc(100svh-var(--nav-h)-5.5rem)]',
  'tablet:max-desk:[:root:has(&)]:[--toast-lift:25rem]',
  'desk:[:root:has(&)]:[--toast-aside:23.5rem]',
);

const Frame = (props: FrameProps) => <Sheet {...props} width="wide" flush opener={openerOf} />;

function Open({ offering, payload, onClose }: BookingSheetProps & { offering: Bookable }) {
  const { t } = useText();
  const sheet = useSheet(offering);
  useNamed(sheet);
  useAskedWish(sheet);
  const { phase, booking } = sheet;
  useForgottenOnceDone(offering.slug, phase === 'done');
  return (
    <Frame
      title={t.bookingSheet.sheetTitle(offering.title)}
      head={
        <p className="min-w-0 truncate font-display text-h4 [&:lang(ar)]:leading-[1.5]">
          {offering.title}
        </p>
      }
      band={<HoldBand sheet={sheet} />}
      onClose={onClose}
    >
      {phase === 'done' && booking ? (
        <DoneNote booking={booking} onClose={onClose} />
      ) : (
        <div
          className={classes(
            'min-h-0 flex-1 overflow-y-auto overscroll-contain desk:grid desk:grid-cols-[1fr_23.5rem] desk:grid-rows-[minmax(0,1fr)_auto] desk:overflow-hidden',
            noticesAway,
          )}
        >
          <Form sheet={sheet} payload={payload} />
          <Summary sheet={sheet} payload={payload} />
          <ConfirmBar sheet={sheet} />
        </div>
      )}
    </Frame>
  );
}

/** What was booked is held no longer: the next time this is opened one chooses anew. */
function useForgottenOnceDone(slug: string, isDone: boolean) {
  const client = useQueryClient();
  useEffect(
    () => () => {
      if (isDone) void client.resetQueries({ queryKey: heldKey(slug) });
    },
    [client, slug, isDone],
  );
}

interface FormProps {
  sheet: SheetState;
  payload: PagePayload;
}

const two =
  'grid gap-x-10 gap-y-8 border-t border-line mt-7 pt-6 @min-[40rem]:grid-cols-[minmax(0,1fr)_17.5rem]';

const Form = ({ sheet, payload }: FormProps) => (
  <div className="@container px-5 pt-1 pb-10 tablet:px-10 tablet:pt-8 desk:row-span-2 desk:min-h-0 desk:overflow-y-auto">
    <Title sheet={sheet} payload={payload} />
    <div className={two}>
      <DayField sheet={sheet} />
      <div>
        {shapeOf(sheet.offering) === 'hour' ? (
          <HourField sheet={sheet} />
        ) : (
          <LengthFields sheet={sheet} />
        )}
        {!sheet.move && <ClashNote sheet={sheet} />}
        <PartyField sheet={sheet} />
      </div>
    </div>
    <div className={two}>
      <AddOns sheet={sheet} />
      <div>
        <GuestsField sheet={sheet} />
        <LicenceField sheet={sheet} />
        <LimitsField sheet={sheet} />
      </div>
    </div>
    <PickUpField sheet={sheet} />
    <Word sheet={sheet} />
  </div>
);

function Title({ sheet: { offering }, payload }: FormProps) {
  const { t } = useText();
  const icon = { size: 14, strokeWidth: 1.5, className: 'shrink-0' };
  const say = t.bookingSheet;
  const unit = carriedBy(offering);
  const most = say.upTo(largestPartyOf(offering));
  const party = unit ? say.partyEach[unit](most, offering.capacity.maxParty) : most;
  return (
    <>
      <div className="mb-5 rounded-plate p-2.5 shadow-[0_0_0_1px_var(--line)] max-tablet:hidden desk:hidden">
        <Plate shape="2:1" className="[&_img]:object-[50%_80%]">
          <Picture picture={pictureFor(offering, payload.artBase)} />
        </Plate>
      </div>
      {/* On a phone the head of the sheet says it already. */}
      <Heading
        level={2}
        size="h3"
        className="text-[2.625rem]! leading-[1.05]! max-tablet:hidden [&:lang(ar)]:leading-[1.3]!"
      >
        {offering.title}
      </Heading>
      <MetaRow
        items={[
          { id: 'place', icon: <MapPin {...icon} />, text: offering.meetingPoint.label },
          { id: 'time', icon: <Clock {...icon} />, text: offering.duration.text },
          { id: 'party', icon: <Users {...icon} />, text: party },
        ]}
      />
    </>
  );
}

function Word({ sheet: { draft, write } }: { sheet: SheetState }) {
  const { t } = useText();
  return (
    <div className="mt-7 border-t border-line pt-6">
      <TextArea
        label={t.bookingSheet.word}
        note={t.bookingSheet.optional}
        rows={2}
        maxLength={bookingLengths.note}
        typed={[draft.note, (note) => write({ note })]}
        className="[&_label]:font-display [&_label]:text-[1.5rem] [&_label]:leading-[1.4] [&_label]:text-ink"
      />
    </div>
  );
}
