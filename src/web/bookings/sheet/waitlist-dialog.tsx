import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Day } from '#contract/primitives.ts';
import { type WaitAsk, type WaitEntry, waitlist } from '#contract/waitlist.ts';
import { daysAfter } from '#domain/time.ts';
import { CountField } from '#web/bookings/fields/count-field.tsx';
import { readDraft } from '#web/bookings/sheet/draft.ts';
import {
  type Bookable,
  isRefusal,
  largestPartyOf,
  offeringQuery,
} from '#web/bookings/sheet/offering.ts';
import { refusalOf } from '#web/bookings/sheet/refusal.ts';
import { partyOf } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { zoneHere } from '#web/platform/clock-here.ts';
import { sayDay, todayInDubai } from '#web/platform/moments.ts';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { openerOf } from '#web/platform/overlays/opener.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { retries } from '#web/platform/queries/client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { DayField } from '#web/ui/fields/day-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface WaitlistDialogProps {
  slug: string;
  payload: PagePayload;
  onClose: () => void;
}

export const WaitlistDialog = ({ slug, onClose }: WaitlistDialogProps) => (
  <AppProviders>
    <Waiting slug={slug} onClose={onClose} />
  </AppProviders>
);

const key = ['bookings', 'waiting'];

/** The line of an offering without a free place: to join it, to see one's place in it, to leave it. */
function Waiting({ slug, onClose }: Omit<WaitlistDialogProps, 'payload'>) {
  const { t, language } = useText();
  const day = useAskedDay();
  const { data: offering } = useQuery(offeringQuery(slug, language));
  const entries = useQuery({
    queryKey: [...key, language],
    queryFn: () => call(waitlist.list, { query: { lang: language } }),
    retry: (count, error) => count < retries && !isRefusal(error),
  });
  const entry = entries.data?.find(
    ({ offering: other, state }) => other === slug && (state === 'waiting' || state === 'offered'),
  );
  return (
    <Dialog
      onClose={onClose}
      opener={openerOf}
      title={t.bookingSheet.waitlist.title}
      text={
        offering &&
        t.bookingSheet.waitlist.text(offering.title, day && sayDay(day, 'long', language))
      }
    >
      {!offering || entries.isPending ? (
        <Skeleton className="h-48" />
      ) : entry ? (
        <InLine entry={entry} />
      ) : (
        <JoinForm offering={offering} day={day} />
      )}
    </Dialog>
  );
}

/** The taken day that somebody pressed; anybody can write an address, so what is no day ahead is none. */
function useAskedDay(): Day | undefined {
  const [query] = useSearchParams();
  const day = query.get('on') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= todayInDubai() ? day : undefined;
}

/** The usual window: the two months ahead. */
const windowDays = 60;

function JoinForm({ offering, day: asked }: { offering: Bookable; day: Day | undefined }) {
  const { t } = useText();
  const say = t.bookingSheet.waitlist;
  const today = todayInDubai();
  const [from, setFrom] = useState(asked ?? daysAfter(today, 1));
  const [to, setTo] = useState(asked ?? daysAfter(today, windowDays));
  const [party, setParty] = useState(() => partyOf(offering, readDraft(offering.slug)));
  const join = useJoin();
  const wrong = to < from ? say.order : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) join.mutate({ offering: offering.slug, from, to, party, zone: zoneHere() });
  };
  const day = { required: true, min: today };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <div className="grid gap-4 tablet:grid-cols-2">
        <DayField {...day} label={say.from} typed={[from, setFrom]} />
        <DayField {...day} label={say.to} typed={[to, setTo]} error={wrong} />
      </div>
      <CountField
        label={t.bookingSheet.party}
        value={party}
        least={offering.capacity.minParty}
        most={largestPartyOf(offering)}
        onChange={setParty}
      />
      {join.error && <AlertPanel title={refusalOf(join.error, t).text} />}
      <Button type="submit" wide busy={join.isPending} busyLabel={say.sending}>
        {say.send}
      </Button>
    </form>
  );
}

const useJoin = () =>
  useAct((body: WaitAsk, lang) => call(waitlist.join, { query: { lang }, body }), [key]);

function InLine({ entry }: { entry: WaitEntry }) {
  const { t, language } = useText();
  const say = t.bookingSheet.waitlist;
  const { open } = useAskedOverlay();
  const leave = useAct(() => call(waitlist.leave, { params: { id: entry.id } }), [key], {
    onSuccess: () => notify.info(say.left, entry.title),
  });
  const offered = entry.state === 'offered';
  return (
    <div className="grid gap-4" role="status">
      <p className="font-display text-[1.75rem] leading-[1.2] lining-nums [&:lang(ar)]:leading-[1.5]">
        {offered ? say.offered : entry.position !== null && say.position(entry.position)}
      </p>
      <p className="text-ink-soft">
        {say.waiting(
          sayDay(entry.from, 'short', language),
          sayDay(entry.to, 'short', language),
          entry.party,
        )}
      </p>
      {!offered && <p className="text-caption text-ink-mute">{say.joined}</p>}
      {leave.error && <AlertPanel title={refusalOf(leave.error, t).text} />}
      {offered && <Button onClick={() => open('book', entry.offering)}>{say.book}</Button>}
      <Button variant="outline" busy={leave.isPending} onClick={() => leave.mutate()}>
        {say.leave}
      </Button>
    </div>
  );
}
